import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { projectAccount, projectAccountCode } from "~db/schema";
import { type IsBreached, requireUnknownPassword } from "../credentials/known-passwords.server";
import { hashPassword, isPassword } from "../credentials/password.server";
import { forgive, takeTry } from "../credentials/throttle.server";
import { mailQueued } from "../mail/queue-mail.server";
import { findVerified, takeVerified } from "./codes.server";
import { type ProjectAccount, projectSessionsEnded } from "./sessions.server";

type Deps = { db: Database; now: Date };

/**
 * Changes the password of the account that is signed in: all its other sessions end, and a mail says so. Throws PasswordWrong
 * if the present one is wrong, which counts as a failure; SignInLocked, PasswordKnown.
 */
export async function changeProjectPassword(
  { db, now, account, isBreached }: Deps & { account: ProjectAccount; isBreached: IsBreached },
  { current, password, language }: { current: string; password: string; language: LocaleCode },
): Promise<void> {
  const { id, email, sessionIdHash } = account;
  const tries = { kind: "project-codes", of: `password of ${id}` } as const;
  await takeTry({ db, now }, [tries]);
  const [row] = await db
    .select({ passwordHash: projectAccount.passwordHash, nickname: projectAccount.nickname })
    .from(projectAccount)
    .where(eq(projectAccount.id, id));
  if (!row || !(await isPassword(current, row.passwordHash))) throw new AppError("PasswordWrong");
  await forgive({ db }, [tries]);
  await requireUnknownPassword(isBreached, { password, email, nickname: row.nickname });
  const isStill = and(eq(projectAccount.id, id), eq(projectAccount.passwordHash, row.passwordHash));
  await storePassword({ db, now }, { id, email, password, language, isStill, but: sessionIdHash });
}

/**
 * Sets the password of an account whose owner has forgotten it and proved the address: all its sessions end. Throws
 * CodeExpired, PasswordKnown, AccountUnknown.
 */
export async function resetProjectPassword(
  { db, now, isBreached }: Deps & { isBreached: IsBreached },
  { attempt, password, language }: { attempt: string; password: string; language: LocaleCode },
): Promise<void> {
  // before the proof is used up, so that another password can be chosen with it
  const proven = await findVerified({ db, now }, { attempt, purpose: "password" });
  if (!proven) throw new AppError("CodeExpired");
  await requireUnknownPassword(isBreached, { password, email: proven });
  const email = await takeVerified({ db, now }, { attempt, purpose: "password" });
  const [row] = await db.select({ id: projectAccount.id }).from(projectAccount).where(eq(projectAccount.email, email));
  if (!row) throw new AppError("AccountUnknown");
  const isStill = eq(projectAccount.id, row.id);
  await storePassword({ db, now }, { id: row.id, email, password, language, isStill });
  await forgive({ db }, [{ kind: "project-email", of: email }]);
}

type NewPassword = {
  id: string;
  email: string;
  password: string;
  language: LocaleCode;
  isStill: ReturnType<typeof and>;
  /** The session that goes on. */
  but?: string;
};

async function storePassword({ db, now }: Deps, { id, email, password, language, isStill, but }: NewPassword) {
  const passwordHash = await hashPassword(password);
  await db.batch([
    db.update(projectAccount).set({ passwordHash, updatedAt: now }).where(isStill),
    projectSessionsEnded(db, id, but),
    // what was begun with the former password, or to replace it
    db.delete(projectAccountCode).where(eq(projectAccountCode.email, email)),
    mailQueued(
      { db, now },
      { kind: "projectPasswordChanged", language, recipient: email, values: { at: now.toISOString() } },
    ),
  ]);
}
