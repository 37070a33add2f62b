import type { ErrorCode } from "~/errors";
import type { NftFace } from "../../nft-metadata/view";
import type { WishOf } from "../../transactions/wish";
import type { checkIn } from "../kinds/check-in.server";
import type { claimStream } from "../kinds/claim-stream.server";
import type { stakeNft } from "../kinds/stake-nft.server";
import type { unstakeNft } from "../kinds/unstake-nft.server";

/** The wishes that a transaction of a batch can have. */
type NftWish = WishOf<typeof stakeNft | typeof checkIn | typeof claimStream | typeof unstakeNft>;

/** What a holder may do with many NFTs at once. */
type NftAction = "stake" | "check-in" | "claim" | "unstake";

/** One transaction of a batch. The browser sends its wish and its key unchanged to `POST /api/transactions`. */
export type NftBatchPart = {
  requestKey: string;
  wish: NftWish;
  /** The NFTs in it. */
  items: readonly NftFace[];
  /** For the action "claim": what it would pay now, by coin, in base units after the fee as decimal strings. */
  pays: readonly { mint: string; amountRaw: string }[];
};

/** A part that the holder signed earlier and that is still under way. `id` is that of its transaction. */
type NftPartUnderWay = { id: string; items: readonly NftFace[] };

/** An NFT that the batch leaves out, and the reason as a code and as a text. */
type NftBatchRefusal = { item: NftFace; code: ErrorCode; message: string };

/**
 * What is left to do of a batch. It is computed from the chain for each request, so that asking again after a failure, after
 * a reload or on another device returns only the rest. If `parts` and `underWay` are empty, everything is done.
 */
export type NftBatch = {
  action: NftAction;
  parts: readonly NftBatchPart[];
  underWay: readonly NftPartUnderWay[];
  /** NFTs of this batch whose transaction is final. */
  doneCount: number;
  refusals: readonly NftBatchRefusal[];
  /** True if the batch is longer than one answer. The rest is returned once these parts are done. */
  hasMore: boolean;
};
