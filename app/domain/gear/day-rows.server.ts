import { and, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { gearDay } from "~db/schema";
import { writeAudited } from "../audit/commands.server";
import { isLoggedOnce } from "../audit/is-logged.server";
import { commitmentOf } from "../draws/draw-winners";
import { daysToCommit, firstSecretDay } from "./days";
import { findOddsOf, isAsPublished } from "./odds-rows.server";
import { gearSeed } from "./seed.server";

export type GearDayRow = typeof gearDay.$inferSelect;

/** `seed`: that of job wallets; null if the operator has not stored it, and then no day is promised. */
export type GearDeps = { db: Database; seed: Uint8Array | null; now: Date };

const BY_CRON = { command: "schedule" } as const;
/** A seed that does not fit its promise is looked at each minute, and must not keep other days from being published. */
const DAYS_A_RUN = 30;

/**
 * Run by cron: promises tomorrow and the day after, for which odds are known. Does nothing without a seed. Throws Conflict for
 * odds that are not as they were published.
 */
export async function commitDays({ db, seed, now }: GearDeps): Promise<void> {
  if (!seed) return;
  const days = daysToCommit(now);
  const known = await db.select({ day: gearDay.day }).from(gearDay).where(inArray(gearDay.day, days));
  for (const day of days.filter((candidate) => !known.some((row) => row.day === candidate))) {
    const odds = await findOddsOf(db, day);
    if (!odds) continue;
    if (!(await isAsPublished(db, odds.validFrom))) throw new AppError("Conflict");
    const promise = {
      day,
      commitment: commitmentOf(gearSeed(seed, day)),
      oddsFrom: odds.validFrom,
      oddsHash: odds.hash,
    };
    const entry = { action: "gearDay.commit", noun: "gearDay", key: day, before: null, after: promisedFacts(promise) };
    const write = db.insert(gearDay).values({ ...promise, committedAt: now });
    await writeAudited({ db, now, actor: BY_CRON }, { ...entry, write }).catch((error) => {
      // another run of cron was faster
      if (!(error instanceof AppError && error.code === "AlreadyExists")) throw error;
    });
  }
}

type Promised = Pick<GearDayRow, "day" | "commitment" | "oddsFrom" | "oddsHash">;

/** What the audit log says of a day before it begins. */
function promisedFacts({ day, commitment, oddsFrom, oddsHash }: Promised): object {
  return { day, commitment, oddsFrom, oddsHash };
}

/** Whether a day's row says what the audit log says of it. */
export function isAsPromised(db: Database, row: Promised): Promise<boolean> {
  return isLoggedOnce(db, { noun: "gearDay", key: row.day, action: "gearDay.commit", facts: promisedFacts(row) });
}

/**
 * Run by cron: publishes the seeds of days that have been over for an hour. A day whose seed does not fit what was promised is
 * logged and stays without one, which everybody sees.
 */
export async function revealDays({ db, seed, now }: GearDeps): Promise<void> {
  if (!seed) return;
  const due = await db
    .select()
    .from(gearDay)
    .where(and(isNull(gearDay.seed), lt(gearDay.day, firstSecretDay(now))))
    .orderBy(desc(gearDay.day))
    .limit(DAYS_A_RUN);
  for (const row of due) {
    const secret = gearSeed(seed, row.day);
    if (commitmentOf(secret) !== row.commitment || !(await isAsPromised(db, row))) {
      writeLog("error", "the seed of a day of gear does not fit its promise", { day: row.day });
      continue;
    }
    const revealed = { seed: Buffer.from(secret).toString("hex") };
    const isSecret = and(eq(gearDay.day, row.day), isNull(gearDay.seed));
    const entry = { action: "gearDay.reveal", noun: "gearDay", key: row.day, before: null, after: revealed };
    const write = db
      .update(gearDay)
      .set({ ...revealed, revealedAt: now })
      .where(isSecret);
    await writeAudited({ db, now, actor: BY_CRON }, { ...entry, write }).catch((error) => {
      // another run of cron was faster
      if (!(error instanceof AppError && error.code === "Conflict")) throw error;
    });
  }
}

/** A day; null if nothing was promised of it. */
export async function findGearDay(db: Database, day: string): Promise<GearDayRow | null> {
  const [row] = await db.select().from(gearDay).where(eq(gearDay.day, day));
  return row ?? null;
}

/** The days before one, or all, the latest first. */
export async function listDaysBefore(db: Database, before: string | null, limit: number): Promise<GearDayRow[]> {
  const isBefore = before === null ? undefined : lt(gearDay.day, before);
  return db.select().from(gearDay).where(isBefore).orderBy(desc(gearDay.day)).limit(limit);
}
