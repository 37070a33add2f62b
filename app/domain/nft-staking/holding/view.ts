import type { ErrorCode } from "~/errors";
import type { NftFace } from "../../nft-metadata/view";
import type { CollectionId } from "../../settings/subjects";
import type { NftPoolView } from "../pool/view";

/** What a position has of a stream at the reading's `chainTs`. All amounts except `dueNetRaw` are before the fee. */
export type NftRewardView = {
  place: number;
  /** What can be claimed now, and what of it reaches the holder. */
  dueRaw: bigint;
  dueNetRaw: bigint;
  /**
   * Nova, before the end of the term: accrued but not claimable yet. It is due at the end of the term, and given up by
   * leaving now. After the fee it is `lockedNetRaw`.
   */
  lockedRaw: bigint;
  lockedNetRaw: bigint;
  claimedRaw: bigint;
};

export type CheckInView = {
  /**
   * `open`: the check-in can be made now; `done`: today is already counted; `early`: the NFT was staked today, so that today
   * cannot count.
   */
  today: "open" | "done" | "early";
  /** Days in a row up to the last check-in; 0 if a day has been missed since. */
  streak: number;
  /**
   * Which day in a row the next check-in will be, and the bonus that it would earn now (or, if today is not open, tomorrow).
   */
  nextStreak: number;
  nextBonusRaw: bigint;
  /** How many check-ins this NFT has made in the pool. */
  checkIns: number;
};

/** A position of a holder, read from its account. */
export type NftPositionView = NftFace & {
  address: string;
  /** `inside`: staked. `matured`: staked, its term is over. `left`: the NFT is back, a reward is still due. */
  state: "inside" | "matured" | "left";
  startTs: bigint;
  /** The end of a Nova term; null in a Boost pool. */
  endTs: bigint | null;
  /** 0 in a Boost pool. */
  termDays: number;
  /** 0n while the NFT is inside. */
  leftTs: bigint;
  weightBps: number;
  baseWeightBps: number;
  feeBps: number;
  /** One per stream of the pool, in its order. */
  rewards: readonly NftRewardView[];
  /** Null once the NFT has left. */
  checkIn: CheckInView | null;
  /** True if leaving now gives up rewards, because a Nova term is not over. */
  isLeavingEarly: boolean;
};

/** Sums of a stream over the positions listed. */
export type NftRewardTotal = Omit<NftRewardView, "place"> & { place: number };

export type NftHoldingView = {
  pool: NftPoolView;
  /** Oldest first. */
  positions: readonly NftPositionView[];
  /** One per stream of the pool, in its order, over all `positions`. */
  totals: readonly NftRewardTotal[];
  /** How many NFTs are staked, and how many of them can still check in today. */
  insideCount: number;
  checkInsLeft: number;
  /** When the next Korean day begins, with which NFTs can check in again. */
  nextDayTs: bigint;
  chainTs: bigint;
  /** True if the wallet has more positions than were read. The totals cover only those that were read. */
  hasMore: boolean;
};

/** The positions on other pages, added up at the reading's `chainTs`. */
export type NftElsewhere = {
  count: number;
  /** How many NFTs are staked at each weight and fee, which is what they earn by. `claimableBps`: the weight of what can be claimed at once. */
  inside: readonly { weightBps: number; claimableBps: number; feeBps: number; count: number }[];
  /** How many of their NFTs can still check in today, and the bonus that this would earn after the fees. */
  checkInsLeft: number;
  nextBonusNetRaw: bigint;
  longestStreak: number;
  /** One per stream of the pool, in its order. `claimedNetRaw`: what has reached the holder so far. */
  rewards: readonly { dueRaw: bigint; dueNetRaw: bigint; lockedNetRaw: bigint; claimedNetRaw: bigint }[];
};

/**
 * A page of what a wallet has in a pool, with the sums of the other pages. `totals` and the counts of NFTs cover this page
 * alone.
 */
export type NftHoldingPage = NftHoldingView & {
  /** How many positions the wallet has in the pool, on all pages. */
  count: number;
  /** How many positions are listed on the pages: all of them, or those of one term. */
  listedCount: number;
  isFirstPage: boolean;
  /** Where the next page begins; null if this is the last page. */
  nextCursor: string | null;
  /** Null if this page has all positions of the wallet. */
  elsewhere: NftElsewhere | null;
};

/** An NFT in the wallet. `refusal` says why it cannot be staked; null if it can. */
type WalletNft = NftFace & { refusal: ErrorCode | null };

/** NFTs in a wallet that are not staked, and the pool to which they belong. */
export type UnstakedNfts = {
  pool: NftPoolView;
  /** The first of them. */
  nfts: readonly NftFace[];
  /** How many were found, and how many of them the pool would take now. */
  count: number;
  stakeable: number;
  /** True if not all of the wallet was read, so that there may be more of them. */
  hasMore: boolean;
  /** Other pools that would take them now, and how many of them. `hasMore`: not all of the wallet was read for that pool. */
  alsoIn: readonly { pool: NftPoolView; stakeable: number; hasMore: boolean }[];
};

/** How many NFTs of a collection a holder has, staked or not. `hasMore`: not all of the wallet was read, so there may be more. */
export type OwnNfts = { collection: CollectionId; count: number; hasMore: boolean };

export type WalletNfts = {
  nfts: readonly WalletNft[];
  /** The mint after which the next part of the wallet begins; null if this is the last part. */
  next: string | null;
};
