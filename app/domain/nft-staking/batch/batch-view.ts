import type { ErrorCode } from "~/errors";
import type { NftFace } from "../../nft-metadata/view";
import type { WishOf } from "../../transactions/wish";
import type { checkIn } from "../kinds/check-in.server";
import type { claimStream } from "../kinds/claim-stream.server";
import type { stakeNft } from "../kinds/stake-nft.server";
import type { unstakeNft } from "../kinds/unstake-nft.server";

/** What a transaction of a batch can be. */
type NftWish = WishOf<typeof stakeNft | typeof checkIn | typeof claimStream | typeof unstakeNft>;

/** What a holder may do with many NFTs at once. */
type NftAction = "stake" | "check-in" | "claim" | "unstake";

/** One transaction of a batch: to be put to `POST /api/transactions` as it is, with its key. */
export type NftBatchPart = {
  requestKey: string;
  wish: NftWish;
  /** The NFTs in it. */
  items: readonly NftFace[];
};

/** A part that the holder signed earlier and that is still under way, by the id of its transaction. */
type NftPartUnderWay = { id: string; items: readonly NftFace[] };

/** An NFT or a stream of it that the batch leaves out, and why, in words too. */
type NftBatchRefusal = { item: NftFace; code: ErrorCode; message: string };

/**
 * What is left to do of a batch: computed from the chain each time it is asked for, so that asking again after a failure, a
 * reload or another device returns only the rest. Empty `parts` and `underWay`: all is done.
 */
export type NftBatch = {
  action: NftAction;
  parts: readonly NftBatchPart[];
  underWay: readonly NftPartUnderWay[];
  /** NFTs of this batch whose transaction is final. */
  doneCount: number;
  refusals: readonly NftBatchRefusal[];
  /** claim: what these parts would pay now, by stream, base units before the fee as decimal strings. */
  claims: readonly { place: number; amountRaw: string }[];
  /** True where the batch is longer than one answer: ask again once these parts are done. */
  hasMore: boolean;
};
