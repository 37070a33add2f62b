import { expect, test } from "vitest";
import { weapons } from "~/content/en/weapons";
import { RARITIES, WEAPONS } from "~/domain/gear/codex";
import { partsByRarity, problemsOfOdds, WHOLE } from "~/domain/gear/odds";
import { FIRST_ODDS, gearOddsSchema } from "~/domain/gear/odds-input";
import { ODDS } from "./gear-world";

test("the codex that visitors read has the weapons that can be drawn, in the same order, and no other", () => {
  expect(weapons.map(({ id, rarity }) => ({ id, rarity }))).toEqual(WEAPONS);
});

test("there are 6 mythic, 8 legendary and 12 weapons of each other rarity, each once", () => {
  const counts = RARITIES.map((rarity) => WEAPONS.filter((weapon) => weapon.rarity === rarity).length);
  expect(counts).toEqual([12, 12, 12, 8, 6]);
  expect(new Set(WEAPONS.map(({ id }) => id)).size).toBe(50);
});

test("what the form begins with adds up to the whole, as parts of a million", () => {
  expect(problemsOfOdds(ODDS)).toEqual([]);
  const parts = partsByRarity(ODDS);
  expect(parts).toEqual({ common: 540_000, rare: 294_000, epic: 120_000, legendary: 40_000, mythic: 6_000 });
  expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(WHOLE);
});

const lineOf = (weapon: string, parts: number | string) => `${weapon} ${parts}`;
const withLine = (weapon: string, parts: number | string) =>
  FIRST_ODDS.craft.replace(new RegExp(`^${weapon} .*$`, "m"), lineOf(weapon, parts));

test.each<[string, { craft?: string; enhance?: string }]>([
  ["one part too many", { craft: withLine("broom", 45_001) }],
  ["one part too few", { craft: withLine("broom", 44_999) }],
  ["a weapon that can never be made", { craft: withLine("first-fire", 0).replace("last-tram 1000", "last-tram 2000") }],
  ["half a part", { craft: withLine("broom", "45000.5") }],
  ["a weapon that there is not", { craft: FIRST_ODDS.craft.replace("broom", "brum") }],
  ["a weapon that is missing", { craft: FIRST_ODDS.craft.replace("broom 45000\nwrench 45000", "wrench 90000") }],
  ["a weapon that is named twice", { craft: `${FIRST_ODDS.craft}\nbroom 45000` }],
  ["nine levels", { enhance: FIRST_ODDS.enhance.split("\n").slice(1).join("\n") }],
  ["eleven levels", { enhance: `${FIRST_ODDS.enhance}\n1000` }],
  ["a level that can never be reached", { enhance: FIRST_ODDS.enhance.replace("100000", "0") }],
  ["a level that is more than certain", { enhance: FIRST_ODDS.enhance.replace("950000", "1000001") }],
])("the form refuses %s", (_, typed) => {
  const read = gearOddsSchema.safeParse({ ...FIRST_ODDS, ...typed });
  expect(read.success).toBe(false);
  expect(read.error?.issues[0]?.path).toEqual(Object.keys(typed));
});

test("the form takes weapons in any order, with commas, and keeps that of the codex", () => {
  const typed = FIRST_ODDS.craft.split("\n").toReversed().join("\n").replaceAll(" ", ", ");
  expect(gearOddsSchema.parse({ ...FIRST_ODDS, craft: typed })).toEqual(ODDS);
});
