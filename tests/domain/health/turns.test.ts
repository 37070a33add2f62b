import { expect, test } from "vitest";
import { afterReading, newsOf, type Remembered } from "~/domain/health/turns";

const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 3) + minutes * MINUTE_MS);

/** Reads every five minutes; returns what was mailed, as "minute news". */
function follow(isBadAt: (minutes: number) => boolean, until: number): string[] {
  const mailed: string[] = [];
  let state: Remembered | null = null;
  for (let minutes = 0; minutes <= until; minutes += 5) {
    state = afterReading(state, isBadAt(minutes), at(minutes));
    const news = newsOf(state, at(minutes));
    if (!news) continue;
    mailed.push(`${minutes} ${news}`);
    state = { ...state, mailedAs: news === "good" ? "good" : "bad", mailedAt: at(minutes) };
  }
  return mailed;
}

test("what is bad for one reading alone is not mailed", () => {
  expect(follow((minutes) => minutes === 10, 60)).toEqual([]);
  expect(follow((minutes) => minutes % 10 === 0, 24 * 60)).toEqual([]);
});

test("what turns bad is mailed at the second reading, once a day while it lasts, and once when it is good again", () => {
  const days = 2 * 24 * 60;
  const mailed = follow((minutes) => minutes >= 10 && minutes < days + 60, days + 24 * 60);
  expect(mailed).toEqual(["15 bad", `${15 + 24 * 60} still`, `${15 + days} still`, `${days + 65} good`]);
});

test("it counts as bad from the first reading that said so", () => {
  let state = afterReading(null, false, at(0));
  for (const minutes of [5, 10]) state = afterReading(state, true, at(minutes));
  expect(state).toMatchObject({ isBad: true, since: at(5), turningSince: null });
});

test("what comes and goes is mailed of twice an hour at most", () => {
  const mailed = follow((minutes) => minutes % 20 < 10, 24 * 60);
  expect(mailed.length).toBeGreaterThan(20);
  expect(mailed.length).toBeLessThanOrEqual(48);
});
