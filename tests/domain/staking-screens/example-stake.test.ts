import { expect, test } from "vitest";
import { exampleStake } from "~/features/staking/example-stake";

test("the example of a stake has the figures of the rates that it names, to the base unit", () => {
  const { stakedRaw, claimableRaw, toComeRaw, endTs } = exampleStake(new Date("2026-11-26T15:00:00Z"));
  // 5,000 at 2 % for 18 of 365 days, and 5,000 at 5 % for 90 days in all
  expect(claimableRaw).toBe((stakedRaw * 2n * 18n) / (100n * 365n));
  expect(claimableRaw + toComeRaw).toBe((stakedRaw * 5n * 90n) / (100n * 365n));
  expect(new Date(Number(endTs) * 1000).toISOString()).toBe("2027-02-06T00:00:00.000Z");
});
