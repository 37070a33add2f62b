import { createElement } from "react";
import { expect, test } from "vitest";
import type { CoinSum } from "~/domain/account/view";
import { AccountSums } from "~/features/account/account-sums";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readPart } from "../draw-part";

const SCG = 10n ** 9n;
const texts = textsOf(LOCALES[1]).account;

function shown(change: Partial<CoinSum>): string {
  const sum: CoinSum = {
    mint: "scg",
    symbol: "SCG",
    decimals: 9,
    stakedRaw: 0n,
    dueRaw: 0n,
    accruedRaw: 0n,
    comingRaw: 17_946n * SCG,
    comingOfGrantsRaw: 0n,
    givenUpRaw: 0n,
    ...change,
  };
  return readPart(createElement(AccountSums, { texts, sums: [sum] })).join(" | ");
}

test("a sum still to come that stakes and grants share is divided by source", () => {
  expect(shown({ comingOfGrantsRaw: 11_800n * SCG })).toMatch(/SCG.*17,946staking 6,146grants 11,800/);
});

test("a sum from one source alone is not divided", () => {
  expect(shown({})).not.toMatch(/staking \d|grants \d/);
  expect(shown({ comingOfGrantsRaw: 17_946n * SCG })).not.toMatch(/staking \d|grants \d/);
});
