import { and, eq, gt, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { accountCode, type codePurposes } from "~db/schema";
import { createSixDigitCode, hashSixDigitCode } from "../credentials/six-digit-code.server";
import { forgive, takeTry } from "../credentials/throttle.server";
import { createSessionId, hashSessionId } from "../sessions/session-id.server";
import { codeSealOf, isCodeSealed } from "./session-seal.server";

type Deps = { db: Database; now: Date; adminSecret: string };

export type CodePurpose = (typeof codePurposes)[number];

const CODE_MS = 10 * 60_000;
const TRIES = 5;

/**
 * A new code, and the statement that stores it in place of the account's former one. `attempt` is the id that only the browser
 * keeps: a code that somebody else reads over a shoulder is worth nothing without it.
 */
export async function createCode({ db, now, adminSecret }: Deps, input: { accountId: string; purpose: CodePurpose }) {
  const attempt = createSessionId();
  const code = createSixDigitCode();
  const vouched = {
    ...input,
    attemptHash: await hashSessionId(attempt),
    codeHash: await hashSixDigitCode(attempt, code),
    expiresAt: new Date(now.getTime() + CODE_MS),
  };
  const row = { ...vouched, triesLeft: TRIES, seal: await codeSealOf(adminSecret, vouched) };
  const stored = db
    .insert(accountCode)
    .values(row)
    .onConflictDoUpdate({ target: [accountCode.accountId, accountCode.purpose], set: row });
  return { attempt, code, stored };
}

/**
 * The account whose code was typed. A try is counted before the code is compared, so that tries at the same time are counted
 * as well; the right code is used up. A row that is not as the site wrote it has expired. Throws CodeWrong (with the tries that
 * are left), CodeExpired, SignInLocked.
 */
export async function takeCode(
  { db, now, adminSecret }: Deps,
  { attempt, code, purpose }: { attempt: string; code: string; purpose: CodePurpose },
): Promise<string> {
  const attemptHash = await hashSessionId(attempt);
  const isAsked = and(eq(accountCode.attemptHash, attemptHash), eq(accountCode.purpose, purpose));
  const [tried] = await db
    .update(accountCode)
    .set({ triesLeft: sql`${accountCode.triesLeft} - 1` })
    .where(and(isAsked, gt(accountCode.triesLeft, 0), gt(accountCode.expiresAt, now)))
    .returning({ triesLeft: accountCode.triesLeft, accountId: accountCode.accountId });
  if (!tried) throw new AppError("CodeExpired");
  // an attempt has few tries, and attempts are free: without this count, somebody could go on with new ones
  const codes = { kind: "codes", of: tried.accountId } as const;
  await takeTry({ db, now }, [codes]);
  const [used] = await db
    .delete(accountCode)
    .where(and(isAsked, eq(accountCode.codeHash, await hashSixDigitCode(attempt, code))))
    .returning();
  if (used) {
    if (!(await isCodeSealed(adminSecret, used.seal, used))) throw new AppError("CodeExpired");
    await forgive({ db }, [codes]);
    return used.accountId;
  }
  if (tried.triesLeft === 0) throw new AppError("CodeExpired");
  throw new AppError("CodeWrong", { tries: String(tried.triesLeft) });
}
