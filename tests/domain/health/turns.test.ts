import { expect, test } from "vitest";
import { afterMail, afterReading, newsOf, type Remembered } from "~/domain/health/turns";

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
    state = afterMail(state, news, at(minutes));
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

test("a check that comes and goes causes at most two mails an hour and five a day, and the last mail of a day says that it is bad", () => {
  const mailed = follow((minutes) => minutes % 20 < 10, 2 * 24 * 60 - 20);
  const [firstDay, secondDay] = [mailed.slice(0, 5), mailed.slice(5)];
  expect(firstDay.map((mail) => mail.split(" ")[1])).toEqual(["bad", "good", "bad", "good", "bad"]);
  const [first = 0, second = 0, third = 0] = firstDay.map((mail) => Number(mail.split(" ")[0]));
  expect(third - second).toBeGreaterThanOrEqual(60);
  expect(secondDay).toHaveLength(5);
  expect(Number(secondDay[0]?.split(" ")[0]) - first).toBeGreaterThanOrEqual(24 * 60);
});
