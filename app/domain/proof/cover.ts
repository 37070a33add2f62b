import type { CoinCover, ProofPage } from "./view";

/** How many open grants of each coin the sums count, so that the page makes only a few calls of the chain. */
export const GRANTS_COUNTED = 100;

/**
 * How many places of an NFT drop are counted. The campaign, its claim page, and gift and escrow of each place are as many
 * accounts as one call, and so one slot, has room for.
 */
export const PLACES_COUNTED = 49;

/** What the sums leave out: grants beyond the newest, and places of NFT drops beyond the first. */
export function leftOut({ others, grantsCounted }: Pick<ProofPage, "others" | "grantsCounted">): {
  grants: boolean;
  places: boolean;
} {
  return {
    grants: !grantsCounted.isWhole,
    places: others.nftDrops.some(({ lookedAt, recipients }) => lookedAt < recipients),
  };
}

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
