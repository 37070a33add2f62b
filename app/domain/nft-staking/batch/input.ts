import { claimedRawField } from "../../fields";
import { COLLECTION_IDS } from "../../settings/subjects";
import { addressField as address } from "../../solana/address";
import { z } from "../../zod.ts";
import { nftTermsFields } from "../instructions/item-fields";
import { NFT_TERMS_DAYS } from "../rules";
import { MINTS_A_BATCH } from "./batch-bounds";

/** NFTs that a holder chose; absent: all that the action fits. */
const mints = z.array(address).min(1).max(MINTS_A_BATCH).optional();

const pool = { kind: z.enum(["boost", "nova"]), collection: z.enum(COLLECTION_IDS) };

const batch = {
  ...pool,
  /** Made by the screen, once a confirmation: while a batch is not done, asking with the same key returns what is left. */
  batchKey: z.string().regex(/^[\w-]{8,40}$/),
  /** "nonce" is for who signs slowly: the parts leave room for it. */
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
    /** Absent: all streams of the pool, and then only "max". */
    place: z.int().min(0).max(3).optional(),
    /** Of the stream over all positions together, oldest first; "max": all that is due. */
    amountRaw: claimedRawField.default("max"),
  }),
  z.strictObject({ ...batch, action: z.literal("unstake") }),
]);

export type NftBatchRequest = z.output<typeof nftBatchSchema>;
