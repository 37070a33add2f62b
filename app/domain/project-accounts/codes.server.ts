import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { projectAccountCode, type projectCodePurposes } from "~db/schema";
import { createSixDigitCode, hashSixDigitCode } from "../credentials/six-digit-code.server";
import { forgive, takeTry } from "../credentials/throttle.server";
import { mailQueued } from "../mail/queue-mail.server";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";

type Deps = { db: Database; now: Date };

export type ProjectCodePurpose = (typeof projectCodePurposes)[number];

const CODE_MS = 10 * 60_000;
/** Whoever typed the code has this time for the form that follows. */
const VERIFIED_MS = 60 * 60_000;
const TRIES = 5;

/**
 * Sends a code to an address, and does the same whether or not an account has it: only whoever reads the mail learns that.
 * Returns the id of this attempt, which only the browser keeps. Throws SignInLocked if too many mails went to the address.
 */
export async function sendProjectCode(
  { db, now }: Deps,
  { email, purpose, language }: { email: string; purpose: ProjectCodePurpose; language: LocaleCode },
): Promise<string> {
  await takeTry({ db, now }, [{ kind: "project-mails", of: email }]);
  const attempt = createSessionId();
  const code = createSixDigitCode();
  await db.batch([
    db.insert(projectAccountCode).values({
      ...{ email, purpose, triesLeft: TRIES, expiresAt: new Date(now.getTime() + CODE_MS) },
      attemptHash: await hashSessionId(attempt),
      codeHash: await hashSixDigitCode(attempt, code),
    }),
    mailQueued({ db, now }, { kind: "projectCode", language, recipient: email, values: { code } }),
  ]);
  return attempt;
}

/**
 * The address whose code was typed, and what it was asked for. A try is counted before the code is compared, so that tries at
 * the same time are counted as well; a right code works once. Throws CodeWrong (with the tries that are left), CodeExpired,
 * SignInLocked.
 */
export async function verifyProjectCode(
  { db, now }: Deps,
  { attempt, code }: { attempt: string; code: string },
): Promise<{ email: string; purpose: ProjectCodePurpose }> {
  const isAttempt = eq(projectAccountCode.attemptHash, await hashSessionId(attempt));
  const isOpen = and(isAttempt, isNull(projectAccountCode.verifiedAt), gt(projectAccountCode.expiresAt, now));
  const [tried] = await db
    .update(projectAccountCode)
    .set({ triesLeft: sql`${projectAccountCode.triesLeft} - 1` })
    .where(and(isOpen, gt(projectAccountCode.triesLeft, 0)))
    .returning({ triesLeft: projectAccountCode.triesLeft, email: projectAccountCode.email });
  if (!tried) throw new AppError("CodeExpired");
  // an attempt has few tries, and attempts are free: without this count, somebody could go on with new ones
  const codes = { kind: "project-codes", of: tried.email } as const;
  await takeTry({ db, now }, [codes]);
  const [verified] = await db
    .update(projectAccountCode)
    .set({ verifiedAt: now, expiresAt: new Date(now.getTime() + VERIFIED_MS) })
    .where(and(isOpen, eq(projectAccountCode.codeHash, await hashSixDigitCode(attempt, code))))
    .returning({ email: projectAccountCode.email, purpose: projectAccountCode.purpose });
  if (verified) {
    await forgive({ db }, [codes, { kind: "project-mails", of: verified.email }]);
    return verified;
  }
  if (tried.triesLeft === 0) throw new AppError("CodeExpired");
  throw new AppError("CodeWrong", { tries: String(tried.triesLeft) });
}

/** The address that a browser has proved; null if it has not, or used it already. */
export async function findVerified(
  { db, now }: Deps,
  { attempt, purpose }: { attempt: string; purpose: ProjectCodePurpose },
): Promise<string | null> {
  const [row] = await db
    .select({ email: projectAccountCode.email })
    .from(projectAccountCode)
    .where(await isVerified(now, { attempt, purpose }));
  return row?.email ?? null;
}

/** The same, and uses it up. Throws CodeExpired. */
export async function takeVerified(
  { db, now }: Deps,
  { attempt, purpose }: { attempt: string; purpose: ProjectCodePurpose },
): Promise<string> {
  const [row] = await db
    .delete(projectAccountCode)
    .where(await isVerified(now, { attempt, purpose }))
    .returning({ email: projectAccountCode.email });
  if (!row) throw new AppError("CodeExpired");
  return row.email;
}

async function isVerified(now: Date, { attempt, purpose }: { attempt: string; purpose: ProjectCodePurpose }) {
  return and(
    eq(projectAccountCode.attemptHash, await hashSessionId(attempt)),
    eq(projectAccountCode.purpose, purpose),
    isNotNull(projectAccountCode.verifiedAt),
    gt(projectAccountCode.expiresAt, now),
  );
}
