import { expect, test } from "vitest";
import { paidBetween } from "~/features/staking/claimed-amount";

test("a claim paid the amount by which the account's claimed total has risen, less the fee", () => {
  expect(paidBetween(100n, { claimedRaw: 1_100n, feeBps: 0 })).toBe(1_000n);
  expect(paidBetween(0n, { claimedRaw: 1_000n, feeBps: 250 })).toBe(975n);
});

test("two claims pay together what one would have paid, although the fee is rounded", () => {
  const first = paidBetween(0n, { claimedRaw: 33n, feeBps: 333 }) ?? 0n;
  const second = paidBetween(33n, { claimedRaw: 1_000n, feeBps: 333 }) ?? 0n;
  expect(first + second).toBe(paidBetween(0n, { claimedRaw: 1_000n, feeBps: 333 }));
});

test("what was paid is unknown while the account does not show the claim, as for a position that is closed", () => {
  expect(paidBetween(100n, { claimedRaw: 100n, feeBps: 0 })).toBeNull();
  expect(paidBetween(100n, { claimedRaw: 0n, feeBps: 0 })).toBeNull();
});
