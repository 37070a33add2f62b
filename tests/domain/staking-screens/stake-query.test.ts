import { expect, test } from "vitest";
import { plainAddress, readStakeQuery, stakeSearch } from "~/components/staking/stake-query";
import { LOCALES } from "~/locales/locales";

const [, en, id] = LOCALES;
const page = (search: string) => new URL(`https://example.org/eng/powerzoneCoinStakingWriteStaking${search}`);
const holding = { balanceRaw: 12_345_678_901n, decimals: 9 };

test("the address keeps term and amount", () => {
  expect(readStakeQuery(page(stakeSearch(180, "12.5")), 9)).toEqual({
    termDays: 180,
    amountText: "12.5",
    amountRaw: 12_500_000_000n,
  });
});

test("an unknown term becomes the usual one, and an unreadable amount is none", () => {
  for (const search of ["?term=91&amount=1,5", "?term=-30&amount=1e9", "?amount=99999999999999999999999", ""]) {
    const { termDays, amountRaw } = readStakeQuery(page(search), 9);
    expect(termDays).toBe(90);
    expect(amountRaw).toBeNull();
  }
});

test("a form sent without JavaScript ends at a plain address", () => {
  expect(plainAddress(page("?term=30&typed=1%2C000.5"), en, holding)).toBe(
    "/eng/powerzoneCoinStakingWriteStaking?term=30&amount=1000.5",
  );
  expect(plainAddress(page("?term=30&typed=1.000%2C5"), id, holding)).toBe(
    "/eng/powerzoneCoinStakingWriteStaking?term=30&amount=1000.5",
  );
  expect(plainAddress(page("?term=30&amount=5"), en, holding)).toBeNull();
});

test("what cannot be read is kept as typed, so that the form can show it again", () => {
  expect(plainAddress(page("?term=30&typed=ten"), en, holding)).toContain("amount=ten");
});

test("a share is of the balance, rounded down", () => {
  expect(plainAddress(page("?term=30&typed=&share=10"), en, holding)).toContain("amount=1.23456789");
  expect(plainAddress(page("?term=30&typed=7&share=100"), en, holding)).toContain("amount=12.345678901");
});

test("a share that is no button, or of an unknown balance, leaves what was typed", () => {
  expect(plainAddress(page("?term=30&typed=7&share=1000"), en, holding)).toContain("amount=7");
  expect(plainAddress(page("?term=30&typed=7&share=50"), en, { balanceRaw: null, decimals: 9 })).toContain("amount=7");
});
