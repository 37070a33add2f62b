import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { projectAccount } from "~db/schema";
import { isPassword } from "../credentials/password.server";
import { forgive, type Subject, takeTry } from "../credentials/throttle.server";
import { sendProjectCode, takeVerified } from "./codes.server";
import { startProjectSession } from "./sessions.server";

type Deps = { db: Database; now: Date };

/**
 * The first step: e-mail address and password. Sends a code by mail and returns the id of this attempt. For an unknown address
 * and for a wrong password the answer is the same after the same time. `network`: what the visitor's address is counted by.
 * Throws SignInRefused, SignInLocked.
 */
export async function startProjectSignIn(
  { db, now, network }: Deps & { network: string },
  { email, password, language }: { email: string; password: string; language: LocaleCode },
): Promise<string> {
  const subjects: Subject[] = [
    { kind: "project-email", of: email },
    { kind: "network", of: network },
  ];
  await takeTry({ db, now }, subjects);
  const [row] = await db
    .select({ passwordHash: projectAccount.passwordHash })
    .from(projectAccount)
    .where(eq(projectAccount.email, email));
  if (!(await isPassword(password, row?.passwordHash ?? null))) throw new AppError("SignInRefused");
  await forgive({ db }, subjects);
  return sendProjectCode({ db, now }, { email, purpose: "sign-in", language });
}

/** The second step, once the code was typed. Returns the id of the new session. Throws CodeExpired, AccountUnknown. */
export async function finishProjectSignIn({ db, now }: Deps, attempt: string): Promise<string> {
  const email = await takeVerified({ db, now }, { attempt, purpose: "sign-in" });
  const [row] = await db
    .update(projectAccount)
    .set({ lastSignInAt: now })
    .where(eq(projectAccount.email, email))
    .returning({ id: projectAccount.id });
  if (!row) throw new AppError("AccountUnknown");
  return startProjectSession({ db, now }, row.id);
}
