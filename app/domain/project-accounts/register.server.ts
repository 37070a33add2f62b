import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { projectAccount } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import { type IsBreached, requireUnknownPassword } from "../credentials/known-passwords.server";
import { hashPassword } from "../credentials/password.server";
import { findVerified, takeVerified } from "./codes.server";
import type { AccountDetails } from "./input";
import type { ProjectAccountKind } from "./rules";
import { startProjectSession } from "./sessions.server";

type Deps = { db: Database; now: Date };

/** Whether an account has this address. Only somebody who has proved that they read it may be told. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: projectAccount.id }).from(projectAccount).where(eq(projectAccount.email, email));
  return rows.length > 0;
}

/**
 * Makes the account of a browser that has proved its address; it still lacks its pictures. Returns the id of its first
 * session. Throws CodeExpired if the proof was used or is too old, PasswordKnown, AccountExists if the address has an account.
 */
export async function createProjectAccount(
  { db, now, isBreached }: Deps & { isBreached: IsBreached },
  input: { attempt: string; kind: ProjectAccountKind; password: string; details: AccountDetails; language: LocaleCode },
): Promise<string> {
  const { attempt, kind, password, details, language } = input;
  // before the proof is used up, so that it is still there if the password is refused or hashing fails
  const proven = await findVerified({ db, now }, { attempt, purpose: "register" });
  if (!proven) throw new AppError("CodeExpired");
  await requireUnknownPassword(isBreached, { password, email: proven, nickname: details.nickname });
  const passwordHash = await hashPassword(password);
  const email = await takeVerified({ db, now }, { attempt, purpose: "register" });
  const id = crypto.randomUUID();
  try {
    await db.insert(projectAccount).values({
      ...{ id, email, passwordHash, kind, language, ...details },
      ...{ status: "draft", createdAt: now, updatedAt: now, lastSignInAt: now },
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("AccountExists") : error;
  }
  return startProjectSession({ db, now }, id);
}
