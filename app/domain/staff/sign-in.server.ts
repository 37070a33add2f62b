import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { account } from "~db/schema";
import { isPassword } from "../credentials/password.server";
import { forgive, type Subject, takeTry } from "../credentials/throttle.server";
import { mailQueued } from "../mail/queue-mail.server";
import { isAdminCode } from "./admin-code.server";
import { createCode, takeCode } from "./codes.server";
import { createKnownBrowser, isKnownFor } from "./known-browser.server";
import type { StaffMember } from "./roles";
import { proveSession, type StaffOrigin, startStaffSession } from "./sessions.server";

type Deps = { db: Database; now: Date };
type SignIn = { email: string; password: string; language: LocaleCode; browser: string | null };
type SecretDeps = Deps & { adminSecret: string };
type SignInDeps = SecretDeps & { origin: StaffOrigin };

/**
 * The first step: e-mail address and password. Sends a code by mail and returns the id of this attempt, which only the browser
 * keeps. For an unknown address, a wrong password, a suspended account and one that is no staff any more, the answer is the
 * same after the same time. `browser`: the id of one in which somebody has signed in before, or null. Throws SignInRefused,
 * SignInLocked.
 */
export async function startStaffSignIn(
  { db, now, adminSecret, origin }: SignInDeps,
  { email, password, language, browser }: SignIn,
): Promise<string> {
  const subjects = await subjectsOf({ email, browser }, origin);
  await takeTry({ db, now }, subjects);
  const [row] = await db.select().from(account).where(eq(account.email, email));
  const isRight = await isPassword(password, row?.passwordHash ?? null);
  const isStaff = row !== undefined && row.status === "active" && (await isAdminCode(adminSecret, row));
  if (!row || !isRight || !isStaff) throw new AppError("SignInRefused");
  await forgive({ db }, subjects);
  return sendCode({ db, now, adminSecret }, { accountId: row.id, email, purpose: "sign-in", language });
}

/**
 * The second step: the code of the mail. Returns the id of the new session and one for this browser, for cookies. Throws
 * CodeWrong, CodeExpired, SignInLocked; SignInRefused if the account has stopped being staff since the first step.
 */
export async function finishStaffSignIn(
  { db, now, adminSecret, origin }: SignInDeps,
  { attempt, code, language }: { attempt: string; code: string; language: LocaleCode },
): Promise<{ session: string; browser: string }> {
  const accountId = await takeCode({ db, now, adminSecret }, { attempt, code, purpose: "sign-in" });
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  if (row?.status !== "active" || !(await isAdminCode(adminSecret, row))) throw new AppError("SignInRefused");
  const { ipAddress, userAgent } = origin;
  const values = { at: now.toISOString(), ipAddress, userAgent };
  await db.batch([
    db.update(account).set({ lastSignInAt: now }).where(eq(account.id, accountId)),
    mailQueued({ db, now }, { kind: "signedIn", language, recipient: row.email, values }),
  ]);
  writeLog("info", "signed in", { account: accountId, with: "password and code" });
  const session = await startStaffSession({ db, now, adminSecret }, accountId, origin);
  return { session, browser: await createKnownBrowser(row.email) };
}

/** Sends a code to somebody who is signed in and has to prove again who they are. Returns the id of this attempt. */
export function startProof(deps: SecretDeps, actor: StaffMember, language: LocaleCode): Promise<string> {
  return sendCode(deps, { accountId: actor.accountId, email: actor.email, purpose: "proof", language });
}

/** Takes the code of `startProof`. Throws CodeWrong, CodeExpired, NotStaff if the session has ended. */
export async function finishProof(
  deps: SecretDeps,
  actor: StaffMember,
  { attempt, code }: { attempt: string; code: string },
): Promise<void> {
  const accountId = await takeCode(deps, { attempt, code, purpose: "proof" });
  if (accountId !== actor.accountId) throw new AppError("CodeExpired");
  await proveSession(deps, actor, "code");
}

async function subjectsOf(
  { email, browser }: Pick<SignIn, "email" | "browser">,
  { network }: StaffOrigin,
): Promise<Subject[]> {
  const isKnown = browser !== null && (await isKnownFor(browser, email));
  const who: Subject = isKnown ? { kind: "browser", of: browser } : { kind: "email", of: email };
  return [who, { kind: "network", of: network }];
}

async function sendCode(
  deps: SecretDeps,
  input: { accountId: string; email: string; purpose: "sign-in" | "proof"; language: LocaleCode },
): Promise<string> {
  const { accountId, email, purpose, language } = input;
  const { attempt, code, stored } = await createCode(deps, { accountId, purpose });
  await deps.db.batch([stored, mailQueued(deps, { kind: "code", language, recipient: email, values: { code } })]);
  return attempt;
}
