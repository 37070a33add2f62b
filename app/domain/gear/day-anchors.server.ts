import { and, asc, eq, exists, gt, inArray, notExists } from "drizzle-orm";
import type { Database } from "~db/client";
import { auditAnchor, gearDay } from "~db/schema";
import { koreanDay } from "../korean-day";
import type { DayPromise } from "./day-memo";

/** How many memos of days a transaction has room for, beside that of the audit log. */
const DAYS_A_MEMO = 3;

/**
 * The days that have not begun and that no memo in a final block promises, the earliest first. Only while no memo is on its way:
 * the one that is might promise them.
 */
export async function listDaysToAnchor(db: Database, now: Date): Promise<DayPromise[]> {
  const final = db
    .select({ id: auditAnchor.id })
    .from(auditAnchor)
    .where(and(eq(auditAnchor.signature, gearDay.anchorSignature), eq(auditAnchor.status, "final")));
  return db
    .select({ day: gearDay.day, commitment: gearDay.commitment, oddsHash: gearDay.oddsHash })
    .from(gearDay)
    .where(and(gt(gearDay.day, koreanDay(now)), notExists(final)))
    .orderBy(asc(gearDay.day))
    .limit(DAYS_A_MEMO);
}

/** The statement that notes which transaction promises these days, if it was stored by the statement before it in a batch. */
export function daysAnchored(db: Database, days: readonly DayPromise[], signature: string) {
  const stored = db.select({ id: auditAnchor.id }).from(auditAnchor).where(eq(auditAnchor.signature, signature));
  const isNamed = inArray(
    gearDay.day,
    days.map(({ day }) => day),
  );
  return db
    .update(gearDay)
    .set({ anchorSignature: signature })
    .where(and(isNamed, exists(stored)));
}

/**
 * The memo in a final block that promised a day, if it was found there before the day began; null if there is none. Orders are
 * taken only on days that have one.
 */
export async function findDayAnchor(db: Database, day: string, begin: Date): Promise<{ signature: string } | null> {
  const [found] = await db
    .select({ signature: auditAnchor.signature, settledAt: auditAnchor.settledAt })
    .from(gearDay)
    .innerJoin(auditAnchor, eq(auditAnchor.signature, gearDay.anchorSignature))
    .where(and(eq(gearDay.day, day), eq(auditAnchor.status, "final")));
  return found?.settledAt && found.settledAt < begin ? { signature: found.signature } : null;
}
