import { type Bin, chanceOf, chiSquare } from "./chi-square";
import { RARITIES, type Rarity } from "./codex";
import type { GearDeed } from "./deeds";
import { type GearOdds, MOST_LEVEL, partsByRarity, WHOLE } from "./odds";

/** How often a result came of a deed, and the odds that applied. */
export type ResultCount = { odds: GearOdds; deed: GearDeed; target: string; result: string; count: number };

/** What was counted, and what the odds let one expect, in parts of the whole: a million of these are one draw. */
export type Rate = { count: number; of: number; expectedParts: number };

/**
 * The rates of draws beside their odds. `craft`: weapons that were made, by rarity; `enhance`: levels that were reached, of
 * those that were tried; `evolved`: how many evolved, which is certain. `chances`: how likely fair draws are to be at least
 * this far from the odds, from 0 to 1; null if there are too few to say so.
 */
export type GearRates = {
  craft: Record<Rarity, Rate>;
  enhance: Rate[];
  evolved: number;
  chances: { craft: number | null; enhance: number | null };
};

export function ratesOf(results: readonly ResultCount[]): GearRates {
  const none = (): Rate => ({ count: 0, of: 0, expectedParts: 0 });
  const craft = Object.fromEntries(RARITIES.map((rarity) => [rarity, none()])) as Record<Rarity, Rate>;
  const enhance = Array.from({ length: MOST_LEVEL }, none);
  let evolved = 0;
  for (const { odds, deed, target, result, count } of results) {
    if (deed === "evolve") evolved += count;
    if (deed === "craft") {
      const made = odds.craft.find(([weapon]) => weapon === result)?.[1];
      const parts = partsByRarity(odds);
      for (const rarity of RARITIES) add(craft[rarity], { count, isHit: rarity === made, parts: parts[rarity] });
    }
    const level = enhance[Number(target) - 1];
    if (deed === "enhance" && level) {
      add(level, { count, isHit: result === "up", parts: odds.enhance[Number(target) - 1] ?? 0 });
    }
  }
  const crafted = RARITIES.map((rarity) => binOf(craft[rarity]));
  const levels = enhance.map((rate) => {
    const hits = binOf(rate);
    return [hits, { count: rate.of - rate.count, expected: rate.of - hits.expected }];
  });
  return { craft, enhance, evolved, chances: { craft: chanceIn([crafted]), enhance: chanceIn(levels) } };
}

function add(rate: Rate, { count, isHit, parts }: { count: number; isHit: boolean; parts: number }): void {
  rate.of += count;
  rate.count += isHit ? count : 0;
  rate.expectedParts += count * parts;
}

const binOf = ({ count, expectedParts }: Rate): Bin => ({ count, expected: expectedParts / WHOLE });

function chanceIn(groups: readonly (readonly Bin[])[]): number | null {
  const compared = chiSquare(groups);
  return compared.freedom === 0 ? null : chanceOf(compared);
}
