import { writeLog } from "~/server/log";
import { z } from "../zod.ts";
import { COLLECTION_IDS } from "./subjects";

/** What a stream of an NFT pool pays, with the specification's names. */
export const NFT_REWARDS = ["twig", "scg", "bonus-scg", "usdc"] as const;
export type NftReward = (typeof NFT_REWARDS)[number];

/** A Solana address by its form: 32 bytes in base58. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

const poolSchema = z.object({
  /** which screen shows it */
  kind: z.enum(["boost", "nova"]),
  /** its tab there */
  collection: z.enum(COLLECTION_IDS),
  address,
  /** what each of its streams pays, in the order of the streams */
  rewards: z.array(z.enum(NFT_REWARDS)).max(4),
});

/** The setting `nft_pools`, once it is read as JSON. */
export const nftPoolsSchema = z
  .array(poolSchema)
  .refine((pools) => new Set(pools.map(({ kind, collection }) => `${kind} ${collection}`)).size === pools.length);

/** An NFT pool that the site shows, one per collection and kind; they are in the order of the tabs. */
export type ShownNftPool = z.output<typeof poolSchema>;

/** The pools of the setting `nft_pools`; none if nothing is stored or it has the wrong shape. */
export function parseNftPools(stored: string): ShownNftPool[] {
  if (!stored) return [];
  try {
    return nftPoolsSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "nft_pools" }, error);
    return [];
  }
}
