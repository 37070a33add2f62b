import type { z } from "zod";
import type { NftFace } from "~/domain/nft-metadata/view";
import type { NftBatch } from "~/domain/nft-staking/batch/batch-view";
import type { nftBatchSchema } from "~/domain/nft-staking/batch/input";
import type { TransactionPreview } from "~/domain/transaction-types";
import { tryWish } from "~/transactions/try-wish";
import { type BatchSource, type PlannedBatch, usePlannedBatch } from "~/transactions/use-planned-batch";
import type { Signer } from "~/wallet/use-signer";

type Wish<T> = T extends unknown ? Omit<T, "batchKey" | "lifetime"> : never;

/** What a screen asks a batch for: of which pool, which action, which NFTs. */
export type NftBatchWish = Wish<z.input<typeof nftBatchSchema>>;

/** Many NFTs in as few transactions as they fit. Its costs are those of the first part. */
export type Batch = PlannedBatch<NftFace, NftBatch, NftBatchWish, TransactionPreview>;

const SOURCE: BatchSource<NftBatch, TransactionPreview> = {
  api: "/api/nft-staking/plan",
  isWhole: ({ refusals }) => refusals.length === 0,
  async costsOf({ parts: [first] }) {
    return first ? await tryWish(first.wish) : null;
  },
};

/** A batch of NFTs: see `usePlannedBatch`. */
export function useBatch(wish: NftBatchWish, signer: Signer, onSettled: () => void | Promise<void>): Batch {
  return usePlannedBatch(SOURCE, wish, signer, onSettled);
}
