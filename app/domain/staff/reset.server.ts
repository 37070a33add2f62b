import { and, eq, exists, gt, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { account, accountCode, accountReset } from "~db/schema";
import { writeAudited } from "../audit/commands.server";
import { type IsBreached, requireUnknownPassword } from "../credentials/known-passwords.server";
import { hashPassword } from "../credentials/password.server";
import { forgive, takeTry } from "../credentials/throttle.server";
import { mailQueued } from "../mail/queue-mail.server";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";
import { adminCodeOf, isAdminCode, isResetSeal, resetSealOf } from "./admin-code.server";
import { type StaffOrigin, sessionsEnded } from "./sessions.server";

type Deps = { db: Database; now: Date };
type SecretDeps = Deps & { adminSecret: string };

const RESET_MS = 30 * 60_000;

/**
 * Counts a request for a link against the address and the network it comes from, before anybody looks whether an account has
 * the address. The address has a count of its own, so that nobody keeps its owner from signing in by asking for links, and the
 * owner who mistyped the password too often can still ask for one. Throws SignInLocked.
 */
export async function countResetRequest(deps: Deps, email: string, { network }: StaffOrigin): Promise<void> {
  await takeTry(deps, [
    { kind: "resets", of: email },
    { kind: "network", of: network },
  ]);
}

/**
 * Mails a link that works once, for 30 minutes, if the address is that of somebody who is staff now; the former link of the
 * account ends. The page answers before this runs, so that its time tells nothing about the address.
 */
export async function sendResetLink(
  { db, now, adminSecret, linkTo }: SecretDeps & { linkTo: (token: string) => string },
  { email, language }: { email: string; language: LocaleCode },
): Promise<void> {
  const [row] = await db.select().from(account).where(eq(account.email, email));
  if (row?.status !== "active" || !(await isAdminCode(adminSecret, row))) return;
  const token = createSessionId();
  const vouched = { tokenHash: await hashSessionId(token), expiresAt: new Date(now.getTime() + RESET_MS) };
  const stored = { ...vouched, seal: await resetSealOf(adminSecret, { ...vouched, account: row }) };
  await db.batch([
    db
      .insert(accountReset)
      .values({ accountId: row.id, ...stored })
      .onConflictDoUpdate({ target: accountReset.accountId, set: stored }),
    mailQueued({ db, now }, { kind: "passwordReset", language, recipient: email, values: { link: linkTo(token) } }),
  ]);
}

/**
 * Whose password an open link sets; null if it was used or replaced, has expired or never was, if the account was suspended or
 * is no staff any more, or if its password, role or address has changed since.
 */
export async function findReset(deps: SecretDeps, token: string): Promise<{ email: string } | null> {
  const row = await findResetAccount(deps, await hashSessionId(token));
  return row && { email: row.email };
}

/**
 * Sets the password of the account that a link is for, once. All its sessions and open codes end, and a mail says so; signing
 * in still asks for a code. Throws ResetOver, PasswordKnown.
 */
export async function resetPassword(
  { db, now, adminSecret, ipAddress, isBreached }: SecretDeps & { ipAddress: string; isBreached: IsBreached },
  { token, password, language }: { token: string; password: string; language: LocaleCode },
): Promise<void> {
  const tokenHash = await hashSessionId(token);
  const before = await findResetAccount({ db, now, adminSecret }, tokenHash);
  if (!before?.adminCode) throw new AppError("ResetOver");
  const { id, email } = before;
  await requireUnknownPassword(isBreached, { password, ...before });
  const passwordHash = await hashPassword(password);
  const adminCode = await adminCodeOf(adminSecret, { ...before, passwordHash });
  const open = db.select({ id: accountReset.accountId }).from(accountReset).where(isOpen(now, tokenHash));
  // the code vouches for everything that was read: a suspension or another role in between changes it
  const isUnchanged = and(eq(account.id, id), eq(account.adminCode, before.adminCode), eq(account.status, "active"));
  try {
    await writeAudited(
      { db, now, actor: { command: `forgotten password of ${email}`, ipAddress } },
      {
        action: "staff.resetPassword",
        noun: "staff",
        key: id,
        before: null,
        after: null,
        write: db
          .update(account)
          .set({ passwordHash, adminCode, updatedAt: now, version: sql`${account.version} + 1` })
          .where(and(isUnchanged, exists(open))),
        also: [
          db.delete(accountReset).where(eq(accountReset.accountId, id)),
          sessionsEnded(db, id),
          db.delete(accountCode).where(eq(accountCode.accountId, id)),
          mailQueued(
            { db, now },
            { kind: "passwordChanged", language, recipient: email, values: { at: now.toISOString() } },
          ),
        ],
      },
    );
  } catch (error) {
    throw error instanceof AppError && error.code === "Conflict" ? new AppError("ResetOver") : error;
  }
  // whoever reads the mailbox may go on at once, however often the former password was mistyped
  await forgive({ db }, [
    { kind: "email", of: email },
    { kind: "resets", of: email },
  ]);
}

/** The account of an open link, as it is stored now. */
async function findResetAccount({ db, now, adminSecret }: SecretDeps, tokenHash: string) {
  const [row] = await db
    .select({ account, seal: accountReset.seal, expiresAt: accountReset.expiresAt })
    .from(accountReset)
    .innerJoin(account, eq(account.id, accountReset.accountId))
    .where(and(isOpen(now, tokenHash), eq(account.status, "active")));
  if (!row || !(await isAdminCode(adminSecret, row.account))) return null;
  const vouched = { tokenHash, expiresAt: row.expiresAt, account: row.account };
  return (await isResetSeal(adminSecret, row.seal, vouched)) ? row.account : null;
}

const isOpen = (now: Date, tokenHash: string) =>
  and(eq(accountReset.tokenHash, tokenHash), gt(accountReset.expiresAt, now));
