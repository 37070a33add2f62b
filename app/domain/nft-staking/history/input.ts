import { addressField as address } from "../../solana/address";
import { z } from "../../zod.ts";
import { NFT_EVENT_KINDS } from "./view";

/** A search of the history. Empty fields do not narrow it. */
export const nftSearchSchema = z.object({
  kind: z.enum(NFT_EVENT_KINDS).or(z.literal("")).default(""),
  mint: address.or(z.literal("")).default(""),
});

export type NftSearch = z.output<typeof nftSearchSchema>;

/** The same search within one stream of a pool, for a file. */
export const nftHistoryFileSchema = nftSearchSchema.extend({ place: z.coerce.number().int().min(0).max(3) });
