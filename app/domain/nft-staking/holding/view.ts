import type { ErrorCode } from "~/errors";
import type { NftFace } from "../../nft-metadata/view";
import type { NftPoolView } from "../pool/view";

/** What a position has of a stream at the reading's `chainTs`. All before the fee but `dueNetRaw`. */
export type NftRewardView = {
  place: number;
  /** Claimable now, and what of it reaches the holder. */
  dueRaw: bigint;
  dueNetRaw: bigint;
  /** Nova, before the end of the term: accrued beyond what can be claimed yet; due at the end, given up by leaving now. */
  lockedRaw: bigint;
  claimedRaw: bigint;
};

export type CheckInView = {
  /** `open`: can be made now; `done`: today counts already; `early`: the NFT was staked today, so today cannot count. */
  today: "open" | "done" | "early";
  /** Days in a row up to the last check-in; 0 where a day was missed since. */
  streak: number;
  /** The next check-in: its day in a row, and the bonus it would earn if made at once (or, where today is not open, tomorrow). */
  nextStreak: number;
  nextBonusRaw: bigint;
  /** All check-ins of this NFT in the pool. */
  checkIns: number;
};

/** A position of a holder, read from its account. */
export type NftPositionView = NftFace & {
  address: string;
  /** `inside`: staked. `matured`: staked, its term is over. `left`: the NFT is back, a reward is still due. */
  state: "inside" | "matured" | "left";
  startTs: bigint;
  /** Of a Nova term; null in a Boost pool. */
  endTs: bigint | null;
  /** 0 in a Boost pool. */
  termDays: number;
  /** 0n while the NFT is inside. */
  leftTs: bigint;
  weightBps: number;
  baseWeightBps: number;
  feeBps: number;
  /** One a stream of the pool, in its order. */
  rewards: readonly NftRewardView[];
  /** Null once the NFT has left. */
  checkIn: CheckInView | null;
  /** Leaving now gives up rewards: a Nova term that is not over. */
  isLeavingEarly: boolean;
};

/** Sums of a stream over the positions listed. */
export type NftRewardTotal = Omit<NftRewardView, "place"> & { place: number };

export type NftHolding = {
  pool: NftPoolView;
  /** Oldest first. */
  positions: readonly NftPositionView[];
  /** One a stream of the pool, in its order: over all `positions`. */
  totals: readonly NftRewardTotal[];
  /** NFTs inside, and how many of them can still check in today. */
  insideCount: number;
  checkInsLeft: number;
  /** When the next Korean day begins: check-ins count anew. */
  nextDayTs: bigint;
  chainTs: bigint;
  /** True where the wallet has more positions than were read: the totals are of those that were. */
  hasMore: boolean;
};

/** Positions that stand on other pages, added up at the reading's `chainTs`. */
export type NftElsewhere = {
  count: number;
  /** Of these the NFTs inside that can still check in today, and the bonus that they would earn by it. */
  checkInsLeft: number;
  nextBonusRaw: bigint;
  longestStreak: number;
  /** One a stream of the pool, in its order. `claimedNetRaw`: what reached the holder so far. */
  rewards: readonly { dueRaw: bigint; dueNetRaw: bigint; lockedRaw: bigint; claimedNetRaw: bigint }[];
};

/** A page of what a wallet has in a pool, with the sums of the other pages: `totals` and counts are of this one. */
export type NftHoldingPage = NftHolding & {
  /** Positions of the wallet in the pool, on all pages. */
  count: number;
  /** What the pages are of: all of them, or those of one term. */
  listedCount: number;
  isFirstPage: boolean;
  /** Where the next page begins; null where this one is the last. */
  nextCursor: string | null;
  /** Null where all that the wallet has stands on this page. */
  elsewhere: NftElsewhere | null;
};

/** An NFT in the wallet. `refusal` says why it cannot be staked; null where it can. */
type WalletNft = NftFace & { refusal: ErrorCode | null };

export type WalletNfts = {
  nfts: readonly WalletNft[];
  /** The mint that the next part of the wallet comes after; null where nothing is left to look through. */
  next: string | null;
  /** Tokens of the wallet that could be such NFTs, in all parts. */
  tokens: number;
};
