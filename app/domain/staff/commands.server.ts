import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { account, accountCode, accountInvitation, passkey } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { type IsBreached, requireUnknownPassword } from "../credentials/known-passwords.server";
import { hashPassword, isPassword } from "../credentials/password.server";
import { forgive, takeTry } from "../credentials/throttle.server";
import { mailQueued } from "../mail/queue-mail.server";
import { adminCodeOf, isAdminCode, isVouched, suspendedCodeOf } from "./admin-code.server";
import { requireFreshProof, requireRole } from "./guard";
import type { StaffRole } from "./roles";
import { sessionsEnded } from "./sessions.server";

type Deps = { db: Database; now: Date; actor: StaffActor; adminSecret: string };

/** One account as its owner and the list of staff see it. */
type StaffAccount = Omit<typeof account.$inferSelect, "passwordHash" | "adminCode">;

/**
 * Changes the role of another member of staff, or suspends them: their sessions, their passkeys and the invitations that they
 * made then end at once. Nobody changes their own: the last owner could not come back. Throws RoleTooLow, ProofNeeded,
 * NotFound, Conflict, OwnAccount; AccountAltered if the row is not as the site wrote it: it can still be suspended, but a new
 * code would vouch for what somebody wrote into D1.
 */
export async function changeStaff(
  { db, now, actor, adminSecret }: Deps,
  { id, version, role, status }: { id: string; version: number; role: StaffRole; status: StaffAccount["status"] },
): Promise<void> {
  requireRole(actor.staff, "owner");
  requireFreshProof(actor.staff, now);
  if (id === actor.staff.accountId) throw new AppError("OwnAccount");
  const before = await getAccount(db, id);
  const isActive = status === "active";
  const isOurs = await isVouched(adminSecret, before);
  if (isActive && !isOurs) throw new AppError("AccountAltered");
  const codeOf = isActive ? adminCodeOf : suspendedCodeOf;
  const adminCode = isOurs ? await codeOf(adminSecret, { ...before, role }) : null;
  await writeAudited(
    { db, now, actor },
    {
      action: "staff.change",
      noun: "staff",
      key: id,
      before: { role: before.role, status: before.status },
      after: { role, status },
      write: db
        .update(account)
        .set({ role, status, adminCode, updatedAt: now, version: version + 1 })
        .where(and(eq(account.id, id), eq(account.version, version))),
      also: isActive
        ? []
        : [
            sessionsEnded(db, id),
            db.delete(passkey).where(eq(passkey.accountId, id)),
            db.delete(accountInvitation).where(eq(accountInvitation.invitedBy, id)),
          ],
    },
  );
}

/**
 * Changes the password of the one who is signed in. All their other sessions end, and a mail says so. Throws SignInRefused if
 * the present password is wrong, which counts as a failure; SignInLocked, PasswordKnown; NotStaff if the account was altered in
 * D1 since the request began.
 */
export async function changePassword(
  { db, now, actor, adminSecret, isBreached }: Deps & { isBreached: IsBreached },
  { current, password, language }: { current: string; password: string; language: LocaleCode },
): Promise<void> {
  const { accountId, email, sessionIdHash } = actor.staff;
  // not the count of sign-ins: whoever is kept from those by somebody else's failures can still change the password
  const tries = { kind: "codes", of: `password of ${accountId}` } as const;
  await takeTry({ db, now }, [tries]);
  const before = await getAccount(db, accountId);
  if (!(await isPassword(current, before.passwordHash))) throw new AppError("SignInRefused");
  await forgive({ db }, [tries]);
  if (!(await isAdminCode(adminSecret, before))) throw new AppError("NotStaff");
  await requireUnknownPassword(isBreached, { password, ...before });
  const passwordHash = await hashPassword(password);
  const adminCode = await adminCodeOf(adminSecret, { ...before, passwordHash });
  await writeAudited(
    { db, now, actor },
    {
      action: "staff.password",
      noun: "staff",
      key: accountId,
      before: null,
      after: null,
      write: db
        .update(account)
        .set({ passwordHash, adminCode, updatedAt: now })
        .where(and(eq(account.id, accountId), eq(account.passwordHash, before.passwordHash))),
      also: [
        sessionsEnded(db, accountId, sessionIdHash),
        // a sign-in that was begun with the former password
        db.delete(accountCode).where(eq(accountCode.accountId, accountId)),
        mailQueued(
          { db, now },
          { kind: "passwordChanged", language, recipient: email, values: { at: now.toISOString() } },
        ),
      ],
    },
  );
}

/** A member of staff by the id of their account; null if there is none. */
export async function findStaffAccount(db: Database, id: string): Promise<StaffAccount | null> {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  if (!row) return null;
  const { passwordHash: _, adminCode: __, ...shown } = row;
  return shown;
}

async function getAccount(db: Database, id: string) {
  const [row] = await db.select().from(account).where(eq(account.id, id));
  if (!row) throw new AppError("NotFound");
  return row;
}
