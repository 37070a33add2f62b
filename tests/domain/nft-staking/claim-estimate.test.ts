import { expect, test } from "vitest";
import { estimateClaim } from "~/features/nft-staking/batch/claim-estimate";

const due = { dueRaw: 1_000n, dueNetRaw: 900n };

test("a claim of all that is due pays the sum that the positions give", () => {
  expect(estimateClaim(due, null)).toEqual({ netRaw: 900n, feeRaw: 100n, isKnown: true });
});

test("a claim of a part pays in proportion, and rounding is never in the holder's favour", () => {
  expect(estimateClaim(due, 500n)).toEqual({ netRaw: 450n, feeRaw: 50n, isKnown: true });
  expect(estimateClaim(due, 1n)).toEqual({ netRaw: 0n, feeRaw: 1n, isKnown: true });
});

test("no estimate is given for a claim of nothing or of more than is due", () => {
  expect(estimateClaim(due, 0n).isKnown).toBe(false);
  expect(estimateClaim(due, 1_001n).isKnown).toBe(false);
  expect(estimateClaim({ dueRaw: 0n, dueNetRaw: 0n }, null).isKnown).toBe(false);
});
