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

test("positions are in the order of their ends, and one that was left ended on the day it was left", () => {
  const inOrder = byEnd(
    [
      position("year", 0n, 365),
      position("quarter", 10n, 90),
      position("month", 0n, 30),
      position("left", 0n, 180, 40n * DAY),
    ],
    String,
  );
  expect(inOrder.map(({ address }) => address)).toEqual(["month", "left", "quarter", "year"]);
});

test("positions whose ends are shown with the same date are in the order of their amounts, the largest first", () => {
  const ending = (address: string, second: bigint, principalRaw: bigint) => ({
    ...position(address, 0n, 30),
    startTs: second,
    principalRaw,
  });
  const inOrder = byEnd(
    [ending("small", 1n, 100n), ending("large", 3n, 900n), ending("next day", DAY, 5_000n), ending("middle", 2n, 500n)],
    (ts) => String(ts / DAY),
  );
  expect(inOrder.map(({ address }) => address)).toEqual(["large", "middle", "small", "next day"]);
});
