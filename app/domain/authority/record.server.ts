import { and, eq, inArray, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { AppError } from "~/errors";
import { authorityDeed, transactionIntent } from "~db/schema";
import { writeAudited } from "../audit/commands.server";
import type { Chain } from "../solana/chain";
import { requireRole } from "../staff/guard";
import type { StaffDeps } from "./prepare.server";
import { ranExactly } from "./prepared-instructions";
import { getDeed } from "./queries.server";
import { isDeedSealed } from "./seal.server";

/** How far the clock of the chain may be behind that of the Worker. */
const CLOCKS_DIFFER_MS = 120_000;

/**
 * Notes that a deed was carried out by a transaction that was made elsewhere, such as by a multisig. The transaction is read
 * from the chain: it has to be final and successful, it has to have run exactly what was prepared, and it may neither be older
 * than the deed nor belong to another deed. Throws RoleTooLow, NotFound, DeedBroken, ChainUnavailable, NotFinalYet,
 * TransactionFailed, NotThisDeed, and Conflict for a deed that is over or whose own transaction was signed here.
 */
export async function recordDeed(
  deps: StaffDeps & { chain: Pick<Chain, "findTransaction">; adminSecret: string },
  { id, signature }: { id: string; signature: string },
): Promise<void> {
  const { db, chain, actor, adminSecret } = deps;
  requireRole(actor.staff, "operator");
  const deed = await getDeed(db, id);
  if (!(await isDeedSealed(adminSecret, deed))) throw new AppError("DeedBroken");
  const landed = await chain.findTransaction(signature, "finalized");
  if (!landed || landed.blockTs === null) throw new AppError("NotFinalYet");
  if (landed.error) throw new AppError("TransactionFailed");
  const landedAt = new Date(landed.blockTs * 1000);
  const isOlder = landedAt.getTime() < deed.preparedAt.getTime() - CLOCKS_DIFFER_MS;
  if (isOlder || !ranExactly(landed.instructions, deed.instructions ?? [])) throw new AppError("NotThisDeed");

  const other = alias(authorityDeed, "other");
  const sameSignature = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.signature, signature), ne(other.id, id)));
  const signedHere = db
    .select({ id: transactionIntent.id })
    .from(transactionIntent)
    .where(
      and(
        // a withdrawn deed keeps its signed transaction, and waits for the end of that
        or(eq(transactionIntent.id, authorityDeed.intentId), eq(transactionIntent.signature, signature)),
        sql`${transactionIntent.signature} is not null`,
      ),
    );
  await writeAudited(deps, {
    action: "authorityDeed.record",
    noun: "authorityDeed",
    key: id,
    before: { status: deed.status, kind: deed.kind },
    after: { status: "landed", signature },
    write: db
      .update(authorityDeed)
      .set({ status: "landed", signature, landedAt, problem: null })
      .where(
        and(
          eq(authorityDeed.id, id),
          inArray(authorityDeed.status, ["waiting", "withdrawn"]),
          notExists(sameSignature),
          notExists(signedHere),
        ),
      ),
  });
}
