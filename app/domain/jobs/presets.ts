import type { VestingCoin } from "../settings/subjects";

/** What one of the operator's airdrops is by default. Everything but the asset can be changed in its form. */
export type Preset = {
  asset: "sol" | "coin" | "nft";
  /** A coin of the setting `vesting`, whose mint the form then begins with. */
  coin?: VestingCoin;
  unit: string;
  /** What each recipient gets whose row names no amount. */
  amount?: string;
  /** Where its recipients come from, if that is no list. */
  source?: "draw";
  /** For one recipient rather than a list. */
  isSingle?: boolean;
};

const GIFT: Preset = { asset: "nft", unit: "NFT" };

/** The airdrops of the specification, by the last part of their address. */
export const PRESETS: Readonly<Record<string, Preset>> = {
  Alya: GIFT,
  PG: { asset: "coin", unit: "PG" },
  PunkySociety: GIFT,
  SoccerGo: { asset: "coin", coin: "SCG", unit: "SCG" },
  PunkyWeekly1: GIFT,
  PunkyWeekly2: GIFT,
  PunkyWeekly3: GIFT,
  PunkyWeekly4: GIFT,
  PunkyWeekly5: GIFT,
  PunkyWeekly6: GIFT,
  PunkyWeekly7: GIFT,
  PunkyWeekly8: GIFT,
  PunkyWeekly9: GIFT,
  PunkyWorld: GIFT,
  Craft: GIFT,
  Etm30: { asset: "coin", coin: "ETM", unit: "ETM", amount: "30" },
  Etm50: { asset: "coin", coin: "ETM", unit: "ETM", amount: "50" },
  Etm80: { asset: "coin", coin: "ETM", unit: "ETM", amount: "80" },
  Etm2025: { asset: "coin", coin: "ETM", unit: "ETM" },
  Menus: { asset: "coin", unit: "" },
  Random: { asset: "coin", unit: "", source: "draw" },
  Token: { asset: "coin", unit: "" },
  SingleToken: { asset: "coin", unit: "", isSingle: true },
  SingleNft: { ...GIFT, isSingle: true },
  SingleSolana: { asset: "sol", unit: "SOL", isSingle: true },
};

/** What jobs that send nothing have in place of a preset: the name of what they do. */
export const OTHER_PRESETS = ["burn", "verifyCollection", "unverifyCollection", "mint", "reveal"] as const;

/** Null if there is no such preset. */
export function findPreset(key: string): Preset | null {
  return Object.hasOwn(PRESETS, key) ? (PRESETS[key] ?? null) : null;
}
