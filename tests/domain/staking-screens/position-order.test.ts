import { expect, test } from "vitest";
import type { PositionView } from "~/domain/staking/view";
import { byEnd } from "~/features/staking/position-order";

const DAY = 86_400n;
const position = (address: string, startDay: bigint, termDays: number, leftTs = 0n) =>
  ({
    address,
    startTs: startDay * DAY,
    termDays,
    leftTs,
    principalRaw: 100n,
    rewardTotalRaw: 10n,
    claimedRaw: 0n,
    rateBps: 500,
    baseRateBps: 200,
    feeBps: 0,
  }) as PositionView;

const orderAt = (ts: bigint) =>
  byEnd(
    [
      position("year", 0n, 365),
      position("quarter", 10n, 90),
      position("month", 0n, 30),
      position("left", 0n, 180, 5n * DAY),
    ],
    ts,
  ).map(({ address }) => address);

test("positions are in the order of their ends, after those that no longer run", () => {
  expect(orderAt(20n * DAY)).toEqual(["left", "month", "quarter", "year"]);
  expect(orderAt(30n * DAY)).toEqual(["month", "left", "quarter", "year"]);
  expect(orderAt(101n * DAY)).toEqual(["month", "quarter", "left", "year"]);
});
