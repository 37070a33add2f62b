import { inArray, lt, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { signInFailure } from "~db/schema";
import { hashSessionId } from "../sessions/session-id.server";

type Deps = { db: Database; now: Date };

/** Somebody who mistypes a password a few times is not made to wait. */
const FREE_FAILURES = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** After a day without a failure the count begins again. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** What failures are counted by: the account, whether it exists or not, and the network address. */
export async function subjectsOf({ email, ipAddress }: { email: string; ipAddress: string }): Promise<string[]> {
  return [`email ${await hashSessionId(email)}`, `address ${await hashSessionId(ipAddress)}`];
}

/** Throws SignInLocked, with the minutes to wait, while one of the subjects has to wait. */
export async function refuseLocked({ db, now }: Deps, subjects: readonly string[]): Promise<void> {
  const rows = await db
    .select({ lockedUntil: signInFailure.lockedUntil })
    .from(signInFailure)
    .where(inArray(signInFailure.subject, [...subjects]));
  const until = Math.max(0, ...rows.map((row) => row.lockedUntil?.getTime() ?? 0));
  if (until <= now.getTime()) return;
  throw new AppError("SignInLocked", { minutes: String(Math.ceil((until - now.getTime()) / 60_000)) });
}

/** Counts a failure for each subject. From the sixth on, the next try has to wait for 1, 2, 4 … 60 minutes. */
export async function countFailure({ db, now }: Deps, subjects: readonly string[]): Promise<void> {
  const at = now.getTime();
  const isForgotten = sql`${signInFailure.lastAt} < ${at - FORGOTTEN_MS}`;
  const count = sql`CASE WHEN ${isForgotten} THEN 1 ELSE ${signInFailure.failures} + 1 END`;
  const doublings = sql`min(${signInFailure.failures} - ${FREE_FAILURES}, 6)`;
  const wait = sql`min(${FIRST_WAIT_MS} * (1 << ${doublings}), ${LONGEST_WAIT_MS})`;
  await db
    .insert(signInFailure)
    .values(subjects.map((subject) => ({ subject, failures: 1, lastAt: now, lockedUntil: null })))
    .onConflictDoUpdate({
      target: signInFailure.subject,
      set: {
        failures: count,
        lastAt: now,
        // reads the count before this failure
        lockedUntil: sql`CASE WHEN ${isForgotten} OR ${signInFailure.failures} < ${FREE_FAILURES} THEN NULL ELSE ${at} + ${wait} END`,
      },
    });
}

/** Forgets the failures of an account that has signed in. Those of its network address stay. */
export async function forgetFailures({ db }: Pick<Deps, "db">, [account]: readonly string[]): Promise<void> {
  await db.delete(signInFailure).where(inArray(signInFailure.subject, account ? [account] : []));
}

/** Deletes counts that no longer matter. Cron runs this. */
export async function deleteOldFailures({ db, now }: Deps): Promise<void> {
  await db.delete(signInFailure).where(lt(signInFailure.lastAt, new Date(now.getTime() - FORGOTTEN_MS)));
}
