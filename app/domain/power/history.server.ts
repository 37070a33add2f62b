import { and, gte, inArray } from "drizzle-orm";
import type { Database } from "~db/client";
import { poolDay, poolTotal } from "~db/schema";

/** The weeks that plots show, and the days before today that they begin with. */
const WEEKS = 13;
const DAY_MS = 86_400_000;

type DayRow = typeof poolDay.$inferSelect;
type TotalRow = typeof poolTotal.$inferSelect;

/** What happened in some pools: every total, and each day of the last thirteen weeks. */
export type PoolHistory = { totals: readonly TotalRow[]; days: readonly DayRow[]; today: number };

/** A point of a plot, at the end of a week. */
export type Point = { at: Date; value: number };

/** Which sums: of these pools (of all, if left out), a term or a coin. */
export type Which = { pools?: readonly string[]; termDays?: number; coinMint?: string };

/** Reads the sums of these pools; it reads as many rows as there are days, kinds and terms, however many events there were. */
export async function readPoolHistory(db: Database, pools: readonly string[], now: Date): Promise<PoolHistory> {
  const today = Math.floor(now.getTime() / DAY_MS);
  if (pools.length === 0) return { totals: [], days: [], today };
  const [totals, days] = await Promise.all([
    db
      .select()
      .from(poolTotal)
      .where(inArray(poolTotal.poolAddress, [...pools])),
    db
      .select()
      .from(poolDay)
      .where(and(inArray(poolDay.poolAddress, [...pools]), gte(poolDay.day, today - 7 * WEEKS + 1))),
  ]);
  return { totals, days, today };
}

/** The sum of a kind over all days. */
export function totalOf({ totals }: PoolHistory, kind: string, of: "events" | "amount", which: Which = {}): number {
  return sumOf(totals, kind, of, which);
}

/** How much of a kind there was in each week. */
export function flowByWeek(history: PoolHistory, kind: string, of: "events" | "amount", which: Which = {}): Point[] {
  return weeksOf(history).map(({ at, rows }) => ({ at, value: sumOf(rows, kind, of, which) }));
}

/** What had come in and not gone out at the end of each week: by `staked` and `unstaked`, for instance. */
export function stockByWeek(
  history: PoolHistory,
  [came, went]: readonly [string, string],
  of: "events" | "amount",
  which: Which = {},
): Point[] {
  const change = (rows: readonly TotalRow[]) => sumOf(rows, came, of, which) - sumOf(rows, went, of, which);
  let stock = change(history.totals) - change(history.days);
  return weeksOf(history).map(({ at, rows }) => {
    stock += change(rows);
    return { at, value: stock };
  });
}

function weeksOf({ days, today }: PoolHistory) {
  return Array.from({ length: WEEKS }, (_, week) => {
    const last = today - 7 * (WEEKS - 1 - week);
    return { at: new Date(last * DAY_MS), rows: days.filter(({ day }) => day > last - 7 && day <= last) };
  });
}

function sumOf(rows: readonly TotalRow[], kind: string, of: "events" | "amount", which: Which): number {
  const { pools, termDays, coinMint } = which;
  return rows
    .filter((row) => row.kind === kind)
    .filter((row) => pools === undefined || pools.includes(row.poolAddress))
    .filter((row) => termDays === undefined || row.termDays === termDays)
    .filter((row) => coinMint === undefined || row.coinMint === coinMint)
    .reduce((sum, row) => sum + row[of], 0);
}
