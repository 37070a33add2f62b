import { expect, test } from "vitest";
import { flowByWeek, readPoolHistory, stockByWeek, totalOf } from "~/domain/power/history.server";
import { poolDay, poolTotal } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-28T12:00:00Z");
const TODAY = Math.floor(NOW.getTime() / 86_400_000);

const row = (poolAddress: string, day: number, kind: string, events: number, termDays = 30) => {
  return { poolAddress, day, kind, termDays, coinMint: "", events, amount: events * 100 };
};

test("shows what is inside at the end of each week, with what came in long before", async () => {
  const rows = [
    row("ours", TODAY - 400, "staked", 10),
    row("ours", TODAY - 90, "unstaked", 1),
    row("ours", TODAY - 7, "staked", 3),
    row("ours", TODAY, "staked", 2, 90),
    row("another's", TODAY, "staked", 50),
  ];
  await db.insert(poolDay).values(rows);
  const totals = [
    row("ours", 0, "staked", 13),
    row("ours", 0, "unstaked", 1),
    row("ours", 0, "staked", 2, 90),
    row("another's", 0, "staked", 50),
  ];
  await db.insert(poolTotal).values(totals.map(({ day: _, ...total }) => total));
  const history = await readPoolHistory(db, ["ours"], NOW);
  expect(totalOf(history, "staked", "events")).toBe(15);
  const stock = stockByWeek(history, ["staked", "unstaked"], "events").map(({ value }) => value);
  expect(stock).toHaveLength(13);
  expect([stock[0], stock[11], stock[12]]).toEqual([9, 12, 14]);
  const of90 = stockByWeek(history, ["staked", "unstaked"], "amount", { termDays: 90 }).map(({ value }) => value);
  expect([of90[11], of90[12]]).toEqual([0, 200]);
  const flow = flowByWeek(history, "staked", "events");
  expect(flow.slice(-2)).toEqual([
    { at: new Date((TODAY - 7) * 86_400_000), value: 3 },
    { at: new Date(TODAY * 86_400_000), value: 2 },
  ]);
});

test("reads nothing where no pool is set up", async () => {
  expect(await readPoolHistory(db, [], NOW)).toEqual({ totals: [], days: [], today: TODAY });
});
