import { expect, test } from "vitest";
import { estimateNet } from "~/features/nft-staking/batch/claim-estimate";

const due = { dueRaw: 1_000n, dueNetRaw: 900n };

test("a claim of all that is due pays the sum that the positions give", () => {
  expect(estimateNet(due, 1_000n)).toBe(900n);
});

test("a claim of a part pays in proportion, and rounding is never in the holder's favour", () => {
  expect(estimateNet(due, 500n)).toBe(450n);
  expect(estimateNet(due, 1n)).toBe(0n);
});

test("where nothing is due, a claim pays nothing", () => {
  expect(estimateNet({ dueRaw: 0n, dueNetRaw: 0n }, 5n)).toBe(0n);
});
