import { expect, test } from "vitest";
import { countCovered, coverByCoin } from "~/domain/proof/cover";

const vault = (symbol: string, heldRaw: bigint, owedRaw: bigint, decimals = 9) => ({
  symbol,
  decimals,
  heldRaw,
  owedRaw,
  isCovered: heldRaw >= owedRaw,
});

test("adds up what the vaults of each coin hold and owe, in the order of the coins", () => {
  expect(coverByCoin([vault("SCG", 10n, 4n), vault("Twig", 7n, 7n), vault("SCG", 5n, 5n)])).toEqual([
    { symbol: "SCG", decimals: 9, heldRaw: 15n, owedRaw: 9n, isCovered: true },
    { symbol: "Twig", decimals: 9, heldRaw: 7n, owedRaw: 7n, isCovered: true },
  ]);
});

test("a coin is not covered if one of its vaults lacks a unit, whatever another has too much", () => {
  const [cover] = coverByCoin([vault("SCG", 1_000n, 1n), vault("SCG", 9n, 10n)]);
  expect(cover).toMatchObject({ heldRaw: 1_009n, owedRaw: 11n, isCovered: false });
});

test("does not add up coins of the same name whose units differ", () => {
  expect(coverByCoin([vault("USDC", 1n, 1n, 6), vault("USDC", 1n, 1n, 9)])).toHaveLength(2);
});

test("counts what is covered", () => {
  expect(countCovered([{ isCovered: true }, { isCovered: false }])).toEqual({ covered: 1, all: 2 });
});
