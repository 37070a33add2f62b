import { and, eq, notExists, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { authorityDeed, transactionIntent } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import type { Chain } from "../solana/chain";
import { requireFreshProof, requireRole } from "../staff/guard";
import type { AuthorityDeed, DeedPlan } from "./define-authority-deed";
import { preparedOf } from "./prepared-instructions";
import { findDeed } from "./queries.server";
import { sealDeed } from "./seal.server";

export type StaffDeps = { db: Database; now: Date; actor: StaffActor };

/** What is prepared: the form that asks for it ("stream.setTerms"), the deed with its parameters, and what is stored with it. */
export type Preparation = {
  form: string;
  deed: AuthorityDeed;
  parameters: Record<string, string>;
  also?: readonly BatchItem<"sqlite">[];
};

/**
 * Reads what a deed would do now, and which wallet has to sign it. Throws InvalidInput, ChainUnavailable, and the reason why
 * the chain would refuse it, as far as reading alone tells.
 */
export async function planDeed(
  deps: { db: Database; chain: Chain },
  { deed, parameters }: Pick<Preparation, "deed" | "parameters">,
): Promise<DeedPlan> {
  const read = deed.parameters.safeParse(parameters);
  if (!read.success) throw new AppError("InvalidInput");
  return deed.plan(deps, read.data);
}

/**
 * Stores a deed for the wallet of the authority that the chain names. Nothing is built or signed yet. Returns its id. Throws
 * RoleTooLow, ProofNeeded, and what `planDeed` throws.
 */
export async function prepareDeed(
  deps: StaffDeps & { chain: Chain; adminSecret: string },
  asked: Preparation,
): Promise<string> {
  const { db, now, actor, adminSecret } = deps;
  requireRole(actor.staff, "operator");
  requireFreshProof(actor.staff, now);
  const { authority, effects, instructions } = await planDeed(deps, asked);
  const id = crypto.randomUUID();
  const { form, deed, parameters } = asked;
  const authorityAddress = authority.toBase58();
  const prepared = preparedOf(instructions);
  const row = { id, form, kind: deed.name, parameters, authorityAddress };
  const preparedBy = actor.staff.email;
  await writeAudited(deps, {
    action: "authorityDeed.prepare",
    noun: "authorityDeed",
    key: id,
    before: null,
    after: row,
    write: db.insert(authorityDeed).values({
      ...row,
      effects: JSON.stringify(effects),
      instructions: prepared,
      preparedBy,
      seal: await sealDeed(adminSecret, { ...row, effects, instructions: prepared, preparedBy }),
      preparedAt: now,
      status: "waiting",
    }),
    also: asked.also ?? [],
  });
  return id;
}

/**
 * Withdraws a deed that nobody has signed. Throws RoleTooLow, ProofNeeded, and Conflict once it was signed: the chain then
 * decides how it ends.
 */
export async function withdrawDeed(deps: StaffDeps, id: string): Promise<void> {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "operator");
  requireFreshProof(actor.staff, now);
  const signed = db
    .select({ id: transactionIntent.id })
    .from(transactionIntent)
    .where(and(eq(transactionIntent.id, authorityDeed.intentId), sql`${transactionIntent.signature} is not null`));
  await writeAudited(deps, {
    action: "authorityDeed.withdraw",
    noun: "authorityDeed",
    key: id,
    before: { status: "waiting", kind: (await findDeed(db, id))?.kind },
    after: { status: "withdrawn" },
    write: db
      .update(authorityDeed)
      .set({ status: "withdrawn" })
      .where(and(eq(authorityDeed.id, id), eq(authorityDeed.status, "waiting"), notExists(signed))),
  });
}
