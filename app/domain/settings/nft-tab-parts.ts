import { writeLog } from "~/server/log";
import { type NftPoolKind, POOL_COLLECTIONS } from "../nft-staking/pool/view";
import { z } from "../zod.ts";
import type { CollectionId } from "./subjects";

/**
 * What a tab of Punky Boost or Punky Nova can do without: its place in the row of tabs, the offer to stake, a list, or an info
 * button. Claims, check-ins and leaving are not among them, because nobody may be kept from what is theirs.
 */
export const NFT_TAB_PARTS = [
  "tab",
  "stake",
  "rwa",
  "bonus",
  "benefit",
  "why",
  "process",
  "more",
  "precautions",
] as const;
export type NftTabPart = (typeof NFT_TAB_PARTS)[number];

type Key = `${NftPoolKind}.${CollectionId}`;
export type HiddenPart = `${Key}.${NftTabPart}`;

const KEYS = Object.entries(POOL_COLLECTIONS).flatMap(([kind, collections]) =>
  collections.map((collection) => `${kind}.${collection}` as Key),
);
const ALL = KEYS.flatMap((key) => NFT_TAB_PARTS.map((part): HiddenPart => `${key}.${part}`));

/** The setting `hidden_nft_parts`, once it is read as JSON: what the screens leave out, such as "boost.wise-alya.tab". */
export const hiddenNftPartsSchema = z
  .array(z.enum(ALL))
  .max(ALL.length)
  .refine((parts) => new Set(parts).size === parts.length);

/** What the screens of NFT pools leave out; nothing if nothing is stored or it has the wrong shape. */
export function parseHiddenNftParts(stored: string): ReadonlySet<HiddenPart> {
  if (!stored) return new Set();
  try {
    return new Set(hiddenNftPartsSchema.parse(JSON.parse(stored)));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "hidden_nft_parts" }, error);
    return new Set();
  }
}

/** The text of the setting after the parts of one tab were chosen anew; "" if the screens then leave nothing out. */
export function textOfHiddenParts(
  stored: ReadonlySet<HiddenPart>,
  { key, hidden }: { key: string; hidden: readonly NftTabPart[] },
): string {
  const others = [...stored].filter((part) => !part.startsWith(`${key}.`));
  const parts = [...others, ...hidden.map((part) => `${key}.${part}`)].toSorted();
  return parts.length > 0 ? JSON.stringify(parts) : "";
}
