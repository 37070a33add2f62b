import { createHmac } from "node:crypto";
import bs58 from "bs58";
import { describe, expect, test } from "vitest";
import { chanceOf, chiSquare } from "~/domain/gear/chi-square";
import { RARITIES, WEAPON_IDS, WEAPONS } from "~/domain/gear/codex";
import { type AskedDeed, parseDeed, targetOf } from "~/domain/gear/deeds";
import { partsByRarity, WHOLE } from "~/domain/gear/odds";
import { digestOf, numberBelow, outcomeOf } from "~/domain/gear/outcome";
import { ODDS, paidOrder } from "./gear-world";

const seed = new Uint8Array(32).fill(9);
const digestFor = (number: number) => digestOf({ ...paidOrder(number), seed });

/** A digest whose remainder by a million is this. */
const digestWith = (remainder: number) => Buffer.from(remainder.toString(16).padStart(64, "0"), "hex");
const certain = (deed: AskedDeed, remainder: number) => outcomeOf(digestWith(remainder), deed, ODDS);

test("an order is decided by the HMAC of block, payment and number under the day's seed", () => {
  const { blockhash, signature, orderNumber } = paidOrder(7);
  const number = Buffer.from("0000000000000007", "hex");
  const said = Buffer.concat([bs58.decode(blockhash), bs58.decode(signature), number]);
  const expected = createHmac("sha256", seed).update(said).digest("hex");
  expect(Buffer.from(digestOf({ seed, blockhash, signature, orderNumber })).toString("hex")).toBe(expected);
});

test.each<[string, object]>([
  ["another seed", { seed: new Uint8Array(32).fill(8) }],
  ["another block", { blockhash: paidOrder(8).blockhash }],
  ["another payment", { signature: paidOrder(8).signature }],
  ["another number", { orderNumber: 8 }],
])("%s decides otherwise", (_, change) => {
  expect(digestOf({ ...paidOrder(7), seed, ...change })).not.toEqual(digestFor(7));
});

test.each<[string, object]>([
  ["a short seed", { seed: new Uint8Array(31) }],
  ["a signature in place of a block", { blockhash: paidOrder(7).signature }],
  ["a block in place of a signature", { signature: paidOrder(7).blockhash }],
  ["the number 0", { orderNumber: 0 }],
  ["half a number", { orderNumber: 1.5 }],
])("refuses %s, since parts of other lengths could be shifted into each other", (_, change) => {
  expect(() => digestOf({ ...paidOrder(7), seed, ...change })).toThrow(RangeError);
});

describe("crafting", () => {
  test("gives each weapon exactly its share of the million remainders", () => {
    let from = 0;
    for (const [weapon, , parts] of ODDS.craft) {
      expect(certain({ deed: "craft" }, from)).toBe(weapon);
      expect(certain({ deed: "craft" }, from + parts - 1)).toBe(weapon);
      from += parts;
    }
    expect(from).toBe(WHOLE);
    expect(certain({ deed: "craft" }, WHOLE)).toBe("first-fire");
  });

  test("of 20,000 orders is as far from the odds as chance lets it be", () => {
    const made = new Map<string, number>();
    for (let number = 1; number <= 20_000; number++) {
      const weapon = outcomeOf(digestFor(number), { deed: "craft" }, ODDS);
      made.set(weapon, (made.get(weapon) ?? 0) + 1);
    }
    const bins = ODDS.craft.map(([weapon, , parts]) => ({
      count: made.get(weapon) ?? 0,
      expected: (parts * 20_000) / WHOLE,
    }));
    expect(chanceOf(chiSquare([bins]))).toBeGreaterThan(0.001);
  });
});

describe("enhancing", () => {
  test.each(ODDS.enhance.map((parts, at) => [at + 1, parts]))("to level %i succeeds below %i", (level, parts) => {
    expect(certain({ deed: "enhance", level }, parts - 1)).toBe("up");
    expect(certain({ deed: "enhance", level }, parts)).toBe("same");
  });
});

describe("evolving", () => {
  test.each([
    ["common", "rare"],
    ["rare", "epic"],
    ["epic", "legendary"],
    ["legendary", "mythic"],
  ] as const)("makes of two %s weapons a %s one, each equally often", (rarity, next) => {
    const weapons = WEAPON_IDS[next];
    const made = weapons.map((_, at) => certain({ deed: "evolve", rarity }, at));
    expect(made).toEqual(weapons);
    expect(certain({ deed: "evolve", rarity }, weapons.length)).toBe(weapons[0]);
  });
});

test("a remainder is the same as with numbers of 256 bits", () => {
  const highest = new Uint8Array(32).fill(255);
  expect(numberBelow(highest, WHOLE)).toBe(Number((2n ** 256n - 1n) % 1_000_000n));
  expect(numberBelow(new Uint8Array(32), WHOLE)).toBe(0);
});

test("a deed is stored and read in one way only", () => {
  const deeds: AskedDeed[] = [
    { deed: "craft" },
    ...ODDS.enhance.map((_, at) => ({ deed: "enhance" as const, level: at + 1 })),
    ...RARITIES.flatMap((rarity) => (rarity === "mythic" ? [] : [{ deed: "evolve" as const, rarity }])),
  ];
  for (const asked of deeds) expect(parseDeed(asked.deed, targetOf(asked))).toEqual(asked);
  for (const [deed, target] of [
    ["craft", "1"],
    ["enhance", "0"],
    ["enhance", "11"],
    ["enhance", "01"],
    ["evolve", "mythic"],
    ["evolve", ""],
    ["melt", ""],
  ])
    expect(parseDeed(deed ?? "", target ?? ""), `${deed} ${target}`).toBeNull();
});

describe("the comparison with the odds", () => {
  // from tables of the chi-square distribution
  test.each([
    [1, 3.841, 0.05],
    [2, 5.991, 0.05],
    [3, 7.815, 0.05],
    [4, 9.488, 0.05],
    [5, 15.086, 0.01],
    [10, 18.307, 0.05],
  ])("with %i degrees of freedom finds the chance of %f to be %f", (freedom, statistic, chance) => {
    expect(chanceOf({ freedom, statistic })).toBeCloseTo(chance, 3);
  });

  test("joins results of which fewer than five are expected, and says nothing of too few", () => {
    const parts = partsByRarity(ODDS);
    const bins = (draws: number) => RARITIES.map((rarity) => ({ count: 0, expected: (parts[rarity] * draws) / WHOLE }));
    expect(chiSquare([bins(5)]).freedom).toBe(0);
    expect(chiSquare([bins(1_000)]).freedom).toBe(4);
    expect(chiSquare([bins(100)]).freedom).toBe(2);
  });

  test("finds draws that are made up", () => {
    const bins = WEAPONS.map((_, at) => ({ count: at === 0 ? 1_000 : 0, expected: 20 }));
    expect(chanceOf(chiSquare([bins]))).toBeLessThan(1e-9);
  });
});
