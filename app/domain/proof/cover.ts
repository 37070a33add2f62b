import type { CoinCover } from "./view";

/** How many grants of each coin the sums count, so that the page makes only a few calls of the chain. */
export const GRANTS_COUNTED = 100;

/**
 * What all vaults of each coin hold and owe together, in base units, in the order in which the coins appear. A coin is covered
 * only if each of its vaults is, because what one vault has too much cannot pay for another.
 */
export function coverByCoin(vaults: readonly CoinCover[]): CoinCover[] {
  const covers = new Map<string, CoinCover>();
  for (const { symbol, decimals, heldRaw, owedRaw, isCovered } of vaults) {
    // two mints may share a name; sums of different units would be wrong
    const key = `${symbol} ${decimals}`;
    const sum = covers.get(key) ?? { symbol, decimals, heldRaw: 0n, owedRaw: 0n, isCovered: true };
    covers.set(key, {
      ...sum,
      heldRaw: sum.heldRaw + heldRaw,
      owedRaw: sum.owedRaw + owedRaw,
      isCovered: sum.isCovered && isCovered,
    });
  }
  return [...covers.values()];
}

/** How many of several things are covered. */
export function countCovered(things: readonly { isCovered: boolean }[]): { covered: number; all: number } {
  return { covered: things.filter(({ isCovered }) => isCovered).length, all: things.length };
}
