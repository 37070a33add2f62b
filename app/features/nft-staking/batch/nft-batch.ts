import type { z } from "zod";
import type { NftBatch } from "~/domain/nft-staking/batch/batch-view";
import type { nftBatchSchema } from "~/domain/nft-staking/batch/input";
import type { TransactionPreview } from "~/domain/transaction-types";
import type { BatchSource } from "~/transactions/batch-plan";
import { tryWish } from "~/transactions/try-wish";
import type { Batch } from "~/transactions/use-batch";

type Wish<T> = T extends unknown ? Omit<T, "batchKey" | "lifetime"> : never;

/** What a screen wants of a batch: the pool, the action, the NFTs. */
export type NftBatchWish = Wish<z.input<typeof nftBatchSchema>>;

/** A batch of NFTs in as few transactions as possible. Its costs are those of the first part. */
export type RunnableNftBatch = Batch<NftBatch, NftBatchWish, TransactionPreview>;

export const NFT_BATCH: BatchSource<NftBatch, TransactionPreview> = {
  api: "/api/nft-staking/plan",
  isWhole: ({ refusals }) => refusals.length === 0,
  async costsOf({ parts: [first] }) {
    return first ? await tryWish(first.wish) : null;
  },
};
