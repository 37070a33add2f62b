import { z } from "../zod.ts";
import { WEAPONS } from "./codex";
import { type GearOdds, problemsOfOdds, WHOLE } from "./odds";

const lines = z.string().trim().min(1).max(4_000);

/**
 * Odds as staff type them: a line "first-fire 1000" for each weapon, in any order, and a line of parts for each level, the
 * first for level 1.
 */
export const gearOddsSchema = z.object({
  craft: lines.transform(readCraft).refine((craft) => isWithout(["weapons", "parts", "sum"], { craft })),
  enhance: lines.transform(readLevels).refine((enhance) => isWithout(["levels"], { enhance })),
});

function readCraft(text: string): GearOdds["craft"] {
  const typed = linesIn(text).map((line) => line.split(/[\s,]+/));
  const parts = new Map(typed.map(([weapon = "", share = ""]) => [weapon, numberIn(share)]));
  // a weapon that is named twice or that there is not would otherwise be left out without a word
  const isWhole = parts.size === typed.length && typed.every((words) => words.length === 2);
  if (!isWhole || !WEAPONS.every(({ id }) => parts.has(id)) || parts.size !== WEAPONS.length) return [];
  return WEAPONS.map(({ id, rarity }) => [id, rarity, parts.get(id) ?? 0] as const);
}

function readLevels(text: string): number[] {
  return linesIn(text).map(numberIn);
}

function linesIn(text: string): string[] {
  return text.split("\n").map((line) => line.trim());
}

function numberIn(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0;
}

function isWithout(problems: readonly string[], odds: Partial<GearOdds>): boolean {
  const found = problemsOfOdds({ craft: [], enhance: [], ...odds });
  return !found.some((problem) => problems.includes(problem));
}

/** Parts of the whole for each weapon of a rarity; those of all fifty add up to the whole. */
const FIRST_SHARES = { common: 45_000, rare: 24_500, epic: 10_000, legendary: 5_000, mythic: 1_000 };
/** In parts of a hundred, from level 1 on. */
const FIRST_LEVELS = [95, 90, 80, 70, 60, 50, 40, 30, 20, 10];

/** What the form begins with, for staff to change before they publish it. */
export const FIRST_ODDS = {
  craft: WEAPONS.map(({ id, rarity }) => `${id} ${FIRST_SHARES[rarity]}`).join("\n"),
  enhance: FIRST_LEVELS.map((hundredths) => (hundredths * WHOLE) / 100).join("\n"),
};
