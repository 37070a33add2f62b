import { bpsField, claimedRawField } from "../fields";
import { COLLECTION_IDS } from "../settings/subjects";
import { addressField as address } from "../solana/address";
import { z } from "../zod.ts";
import { MINTS_A_BATCH, NFT_TERMS_DAYS } from "./rules";
import { NFT_EVENT_KINDS } from "./view";

/** The terms of a stake as the screen showed them: the program refuses worse ones. */
export const nftTermsFields = { minWeightBps: bpsField, minBaseWeightBps: bpsField, maxFeeBps: bpsField };

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

/** Where a page of a holder's positions begins, as an earlier page gave it: the second and the account of the last one before. */
export const nftHoldingCursorField = z.string().regex(/^\d{1,12}\.[1-9A-HJ-NP-Za-km-z]{32,44}$/);
export const nftHoldingCursorSchema = nftHoldingCursorField.transform((cursor) => {
  const [startTs = "", address = ""] = cursor.split(".");
  return { startTs: Number(startTs), address };
});

/** A search of the history. Empty fields search nothing. */
export const nftSearchSchema = z.object({
  kind: z.enum(NFT_EVENT_KINDS).or(z.literal("")).default(""),
  mint: address.or(z.literal("")).default(""),
});

export type NftSearch = z.output<typeof nftSearchSchema>;

/** The same, of one stream of a pool, for a file. */
export const nftHistoryFileSchema = nftSearchSchema.extend({ place: z.coerce.number().int().min(0).max(3) });
