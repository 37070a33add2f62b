import { claimedRawField } from "../../fields";
import { COLLECTION_IDS } from "../../settings/subjects";
import { addressField as address } from "../../solana/address";
import { z } from "../../zod.ts";
import { nftTermsFields } from "../instructions/item-fields";
import { NFT_TERMS_DAYS } from "../rules";
import { MINTS_A_BATCH } from "./batch-bounds";

/** The NFTs that a holder chose. If absent: all NFTs for which the action is possible. */
const mints = z.array(address).min(1).max(MINTS_A_BATCH).optional();

const pool = { kind: z.enum(["boost", "nova"]), collection: z.enum(COLLECTION_IDS) };

const batch = {
  ...pool,
  /**
   * Made by the screen, one per confirmation: while a batch is not done, asking again with the same key returns what is
   * left.
   */
  batchKey: z.string().regex(/^[\w-]{8,40}$/),
  /** "nonce" is for holders who sign slowly: the parts then leave room for it. */
  lifetime: z.enum(["blockhash", "nonce"]).default("blockhash"),
  mints,
};

/** What a holder wants to do with many NFTs of one pool. */
export const nftBatchSchema = z.discriminatedUnion("action", [
  z.strictObject({
    ...batch,
    ...nftTermsFields,
    action: z.literal("stake"),
    /** 0 in a Boost pool. */
    termDays: z.union([z.literal(0), ...NFT_TERMS_DAYS.map((days) => z.literal(days))]),
  }),
  z.strictObject({ ...batch, action: z.literal("check-in") }),
  z.strictObject({
    ...batch,
    action: z.literal("claim"),
    /** The stream. If absent: all streams of the pool, and then `amountRaw` has to be "max". */
    place: z.int().min(0).max(3).optional(),
    /** The amount to claim of the stream from all positions together, oldest first; "max": all that is due. */
    amountRaw: claimedRawField.default("max"),
  }),
  z.strictObject({ ...batch, action: z.literal("unstake") }),
]);

export type NftBatchRequest = z.output<typeof nftBatchSchema>;
