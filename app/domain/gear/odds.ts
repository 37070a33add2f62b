import { sha256 } from "@noble/hashes/sha2.js";
import { RARITIES, type Rarity, WEAPONS, type WeaponId } from "./codex";

/** Odds are whole parts of a million, so that they can be added up exactly. */
export const WHOLE = 1_000_000;
/** A weapon is made with level 0; each success raises it by one, up to this. */
export const MOST_LEVEL = 10;

/**
 * The odds that apply from a day on. `craft`: each weapon with its rarity and its parts of the whole, in the order of the
 * codex; they add up to the whole. `enhance`: the parts of the whole with which level 1, 2 … 10 is reached. Two weapons always
 * evolve into one of the next rarity, and each weapon of that is equally likely, so that evolving has no odds of its own.
 */
export type GearOdds = {
  craft: readonly (readonly [weapon: WeaponId, rarity: Rarity, parts: number])[];
  enhance: readonly number[];
};

/** What is wrong with odds; empty if they may be published. */
export type OddsProblem = "weapons" | "parts" | "sum" | "levels";

export function problemsOfOdds({ craft, enhance }: GearOdds): OddsProblem[] {
  const problems: OddsProblem[] = [];
  const isCodex =
    craft.length === WEAPONS.length &&
    WEAPONS.every(({ id, rarity }, at) => craft[at]?.[0] === id && craft[at]?.[1] === rarity);
  if (!isCodex) problems.push("weapons");
  if (!craft.every(([, , parts]) => isPart(parts))) problems.push("parts");
  if (craft.reduce((sum, [, , parts]) => sum + parts, 0) !== WHOLE) problems.push("sum");
  if (enhance.length !== MOST_LEVEL || !enhance.every(isPart)) problems.push("levels");
  return problems;
}

/** What can never happen has no place among odds. */
const isPart = (parts: number) => Number.isInteger(parts) && parts >= 1 && parts <= WHOLE;

/** The one spelling of odds, which is stored and hashed: JSON without spaces. */
export function spellOdds({ craft, enhance }: GearOdds): string {
  return JSON.stringify({ craft, enhance });
}

/** SHA-256 (hex) of the spelling of odds. */
export function hashOdds(odds: GearOdds): string {
  return Buffer.from(sha256(new TextEncoder().encode(spellOdds(odds)))).toString("hex");
}

/** Odds as they were stored by `spellOdds`. */
export function parseOdds(spelled: string): GearOdds {
  return JSON.parse(spelled) as GearOdds;
}

/** The parts of the whole with which crafting makes a weapon of each rarity. */
export function partsByRarity({ craft }: GearOdds): Record<Rarity, number> {
  const sums = Object.fromEntries(RARITIES.map((rarity) => [rarity, 0])) as Record<Rarity, number>;
  for (const [, rarity, parts] of craft) sums[rarity] += parts;
  return sums;
}
