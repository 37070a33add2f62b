import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { account } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { mailQueued } from "../mail/queue-mail.server";
import { requireFreshProof, requireRole } from "./guard";
import { hashPassword, isPassword } from "./password.server";
import type { StaffRole } from "./roles";
import { sessionsEnded } from "./sessions.server";
import { countFailure, refuseLocked, subjectsOf } from "./throttle.server";

type Deps = { db: Database; now: Date; actor: StaffActor };

/** One account as its owner and the list of staff see it. */
type StaffAccount = Omit<typeof account.$inferSelect, "passwordHash" | "adminCode">;

/**
 * Changes the role of another member of staff, or suspends them; a suspended one's sessions end at once. Nobody changes
 * their own: the last owner could not come back. Throws RoleTooLow, ProofNeeded, NotFound, Conflict, OwnAccount.
 */
export async function changeStaff(
  { db, now, actor }: Deps,
  { id, version, role, status }: { id: string; version: number; role: StaffRole; status: StaffAccount["status"] },
): Promise<void> {
  requireRole(actor.staff, "owner");
  requireFreshProof(actor.staff, now);
  if (id === actor.staff.accountId) throw new AppError("OwnAccount");
  const before = await getAccount(db, id);
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
        .set({ role, status, updatedAt: now, version: version + 1 })
        .where(and(eq(account.id, id), eq(account.version, version))),
      also: status === "suspended" ? [sessionsEnded(db, id)] : [],
    },
  );
}

/**
 * Changes the password of the one who is signed in. All their other sessions end, and a mail says so. Throws SignInRefused if
 * the present password is wrong, which counts as a failure; SignInLocked.
 */
export async function changePassword(
  { db, now, actor }: Deps,
  { current, password, language }: { current: string; password: string; language: LocaleCode },
): Promise<void> {
  const { accountId, email, sessionIdHash } = actor.staff;
  const subjects = await subjectsOf({ email, ipAddress: actor.ipAddress });
  await refuseLocked({ db, now }, subjects);
  const before = await getAccount(db, accountId);
  if (!(await isPassword(current, before.passwordHash))) {
    await countFailure({ db, now }, subjects);
    throw new AppError("SignInRefused");
  }
  const passwordHash = await hashPassword(password);
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
        .set({ passwordHash, updatedAt: now })
        .where(and(eq(account.id, accountId), eq(account.passwordHash, before.passwordHash))),
      also: [
        sessionsEnded(db, accountId, sessionIdHash),
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
