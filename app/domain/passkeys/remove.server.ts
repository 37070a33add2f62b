import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { account, passkey } from "~db/schema";
import { type AuditActor, type StaffActor, writeAudited } from "../audit/commands.server";
import { mailQueued } from "../mail/queue-mail.server";
import { requireFreshProof, requireRole } from "../staff/guard";
import { requirePasskeyProof } from "./proof.server";
import { listPasskeys } from "./queries.server";

type Deps = { db: Database; now: Date };

/**
 * Removes a passkey of whoever is signed in, and tells them by mail. Throws ProofNeeded, PasskeyNeeded, Conflict if it is not
 * there.
 */
export async function removePasskey(
  { db, now, actor, adminSecret }: Deps & { actor: StaffActor; adminSecret: string },
  { id, language }: { id: string; language: LocaleCode },
): Promise<void> {
  requireFreshProof(actor.staff, now);
  const { accountId, email } = actor.staff;
  const known = await listPasskeys(db, accountId);
  await requirePasskeyProof({ db, adminSecret }, actor, known);
  const values = { at: now.toISOString(), name: known.find((one) => one.id === id)?.name ?? "" };
  await writeAudited(
    { db, now, actor },
    {
      action: "staff.removePasskey",
      noun: "staff",
      key: accountId,
      before: { passkey: id },
      after: null,
      write: db.delete(passkey).where(and(eq(passkey.id, id), eq(passkey.accountId, accountId))),
      also: [mailQueued({ db, now }, { kind: "passkeyRemoved", language, recipient: email, values })],
    },
  );
}

/**
 * Removes all passkeys of an account, for somebody who has lost the device: an owner does it for another account, or the
 * operator by command. A mail tells its owner. Throws RoleTooLow, ProofNeeded, OwnAccount, NotFound, Conflict if it has none.
 */
export async function endPasskeys(
  { db, now, actor }: Deps & { actor: AuditActor },
  { accountId, language }: { accountId: string; language: LocaleCode },
): Promise<void> {
  if ("staff" in actor) {
    requireRole(actor.staff, "owner");
    requireFreshProof(actor.staff, now);
    if (accountId === actor.staff.accountId) throw new AppError("OwnAccount");
  }
  const [row] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  if (!row) throw new AppError("NotFound");
  const known = await listPasskeys(db, accountId);
  const values = { at: now.toISOString(), name: known.map(({ name }) => name).join(", ") };
  await writeAudited(
    { db, now, actor },
    {
      action: "staff.endPasskeys",
      noun: "staff",
      key: accountId,
      before: { passkeys: known.map(({ id }) => id) },
      after: null,
      write: db.delete(passkey).where(eq(passkey.accountId, accountId)),
      also: [mailQueued({ db, now }, { kind: "passkeyRemoved", language, recipient: row.email, values })],
    },
  );
}

/** The same by an e-mail address, for the command. Returns false if nobody has it or there is no passkey. */
export async function endPasskeysOf(
  deps: Deps & { actor: AuditActor },
  { email, language }: { email: string; language: LocaleCode },
): Promise<boolean> {
  const [row] = await deps.db
    .select({ id: account.id })
    .from(account)
    .innerJoin(passkey, eq(passkey.accountId, account.id))
    .where(eq(account.email, email));
  if (!row) return false;
  await endPasskeys(deps, { accountId: row.id, language });
  return true;
}
