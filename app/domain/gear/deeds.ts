import { RARITIES, type Rarity } from "./codex";
import { MOST_LEVEL } from "./odds";

/** What an artisan does with gear (specification: gear types). */
const GEAR_DEEDS = ["craft", "enhance", "evolve"] as const;
export type GearDeed = (typeof GEAR_DEEDS)[number];

/** A deed with what it is for: enhancing with the level that it should reach, evolving with the rarity of the two weapons. */
export type AskedDeed =
  | { deed: "craft" }
  | { deed: "enhance"; level: number }
  | { deed: "evolve"; rarity: Exclude<Rarity, "mythic"> };

/** What a deed is for, as it is stored and proved: nothing, "4" or "rare". */
export function targetOf(asked: AskedDeed): string {
  if (asked.deed === "craft") return "";
  return asked.deed === "enhance" ? String(asked.level) : asked.rarity;
}

/** A deed from how it is stored; null for what no deed can be. */
export function parseDeed(deed: string, target: string): AskedDeed | null {
  if (deed === "craft") return target === "" ? { deed } : null;
  if (deed === "enhance") {
    const level = /^([1-9]|10)$/.test(target) ? Number(target) : 0;
    return level >= 1 && level <= MOST_LEVEL ? { deed, level } : null;
  }
  const rarity = RARITIES.find((known) => known === target);
  return deed === "evolve" && rarity && rarity !== "mythic" ? { deed, rarity } : null;
}
