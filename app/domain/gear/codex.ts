/** From the most frequent to the rarest. Two weapons of one evolve into one of the next. */
export const RARITIES = ["common", "rare", "epic", "legendary", "mythic"] as const;
export type Rarity = (typeof RARITIES)[number];

/**
 * The fifty weapons, by rarity, in the order in which odds are added up. What is said of each is in
 * app/content/<language>/weapons.ts, which is typed by this list. An id is part of every proof, so none is ever renamed.
 */
export const WEAPON_IDS = {
  mythic: ["first-fire", "last-tram", "moon-key", "pool-gaze", "long-dusk", "crown-of-districts"],
  legendary: [
    ...(["thunder-comb", "monkey-crown", "ledger-edge", "ring-bell"] as const),
    ...(["red-carpet", "forge-heart", "river-of-wheels", "owl-post"] as const),
  ],
  epic: [
    ...(["spark-guitar", "anvil-fist", "lantern-flail", "toll-spear", "fang-hood", "storm-umbrella"] as const),
    ...(["crane-hook", "mint-press", "tape-reel", "weather-flute", "glass-saw", "paper-shuriken"] as const),
  ],
  rare: [
    ...(["market-scale", "roof-plank", "signal-lamp", "opera-cane", "river-net", "tongs"] as const),
    ...(["skate-knives", "acorn-sling", "index-needle", "fire-poker", "tram-lever", "glove-of-round-one"] as const),
  ],
  common: [
    ...(["broom", "wrench", "ruler", "bottle", "ladle", "rake"] as const),
    ...(["jump-rope", "pot-lid", "fishing-rod", "newspaper", "traffic-cone", "stapler"] as const),
  ],
} as const satisfies Record<Rarity, readonly string[]>;

export type WeaponId = (typeof WEAPON_IDS)[Rarity][number];

/** A weapon with its rarity: "first-fire" is mythic, and TypeScript knows it. */
export type Weapon = { [R in Rarity]: { id: (typeof WEAPON_IDS)[R][number]; rarity: R } }[Rarity];

/** All weapons, the rarest first, as the codex lists them. */
export const WEAPONS: readonly Weapon[] = RARITIES.toReversed().flatMap((rarity) =>
  WEAPON_IDS[rarity].map((id) => ({ id, rarity }) as Weapon),
);

/** The rarity into which two weapons of one evolve; null for the rarest, which do not evolve. */
export function nextRarity(rarity: Rarity): Rarity | null {
  return RARITIES[RARITIES.indexOf(rarity) + 1] ?? null;
}
