import { eq, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { signInFailure } from "~db/schema";
import { hashSessionId } from "../sessions/session-id.server";

type Deps = { db: Database; now: Date };

/** Somebody who mistypes a password or a code a few times is not made to wait. */
const FREE_TRIES = 5;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
/** After a day without a try the count begins again. */
export const FORGOTTEN_MS = 24 * 60 * 60_000;

/**
 * What tries are counted by: an e-mail address, whether an account has it or not, or a browser in which its owner has signed
 * in before; a network; the codes of an account; the links for a forgotten password that were asked for an address.
 * Project accounts are counted apart from staff: their addresses, their codes, and the codes that were sent to an address.
 */
export type Subject = {
  kind: "email" | "browser" | "network" | "codes" | "resets" | "project-email" | "project-codes" | "project-mails";
  of: string;
};

/**
 * Counts a try as a failure for each subject, before anybody knows whether it is one, so that tries at the same time are
 * counted as well; `forgive` takes it back. From the sixth on, the next try has to wait for 1, 2, 4 … 60 minutes. Throws
 * SignInLocked, with the minutes to wait, if one of the subjects has to wait.
 */
export async function takeTry({ db, now }: Deps, subjects: readonly Subject[]): Promise<void> {
  const at = now.getTime();
  const isForgotten = sql`${signInFailure.lastAt} < ${at - FORGOTTEN_MS}`;
  const doublings = sql`min(${signInFailure.failures} - ${FREE_TRIES}, 6)`;
  const wait = sql`min(${FIRST_WAIT_MS} * (1 << ${doublings}), ${LONGEST_WAIT_MS})`;
  for (const subject of subjects) {
    const key = await keyOfSubject(subject);
    const [counted] = await db
      .insert(signInFailure)
      .values({ subject: key, failures: 1, lastAt: now, lockedUntil: null })
      .onConflictDoUpdate({
        target: signInFailure.subject,
        set: {
          failures: sql`CASE WHEN ${isForgotten} THEN 1 ELSE ${signInFailure.failures} + 1 END`,
          lastAt: now,
          // reads the count before this try
          lockedUntil: sql`CASE WHEN ${isForgotten} OR ${signInFailure.failures} < ${FREE_TRIES} THEN NULL ELSE ${at} + ${wait} END`,
        },
        setWhere: sql`${signInFailure.lockedUntil} IS NULL OR ${signInFailure.lockedUntil} <= ${at}`,
      })
      .returning({ subject: signInFailure.subject });
    if (!counted) throw await lockedError(db, { key, now });
  }
}

/**
 * Takes back the try of somebody who was right: of their account and its codes everything is forgotten, of their network only
 * this one.
 */
export async function forgive({ db }: Pick<Deps, "db">, subjects: readonly Subject[]): Promise<void> {
  for (const subject of subjects) {
    const isIt = eq(signInFailure.subject, await keyOfSubject(subject));
    if (subject.kind !== "network") await db.delete(signInFailure).where(isIt);
    else {
      const fewer = sql`${signInFailure.failures} - 1`;
      await db.update(signInFailure).set({ failures: fewer, lockedUntil: null }).where(isIt);
    }
  }
}

/** The key of a subject's row. It is hashed, so that a copy of the table names nobody. */
export async function keyOfSubject({ kind, of }: Subject): Promise<string> {
  return `${kind} ${await hashSessionId(of)}`;
}

async function lockedError(db: Database, { key, now }: { key: string; now: Date }): Promise<AppError> {
  const [row] = await db
    .select({ until: signInFailure.lockedUntil })
    .from(signInFailure)
    .where(eq(signInFailure.subject, key));
  const waitMs = (row?.until?.getTime() ?? 0) - now.getTime();
  return new AppError("SignInLocked", { minutes: String(Math.max(1, Math.ceil(waitMs / 60_000))) });
}
