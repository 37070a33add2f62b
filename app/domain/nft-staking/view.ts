import type { ErrorCode } from "~/errors";
import type { NftFace } from "../nft-metadata/view";
import type { NftReward } from "../settings/nft-pools";
import type { CollectionId } from "../settings/subjects";

export type { NftFace } from "../nft-metadata/view";

/** The two kinds of pools and the collections of each, in the order of their tabs. */
export const POOL_COLLECTIONS = {
  boost: ["genesis", "punkykongz", "punky-hag", "wise-alya"],
  nova: ["punkykongz", "punky-hag"],
} as const satisfies Record<string, readonly CollectionId[]>;

export type NftPoolKind = keyof typeof POOL_COLLECTIONS;

/** Which pool: Punky Boost or Punky Nova, and the collection. */
export type NftPoolKey = { kind: NftPoolKind; collection: CollectionId };

/** What a stream pays, as the settings name it; `other`: a stream that was added since. */
export type RewardName = NftReward | "other";

/** A stream of a pool, settled at the reading's `chainTs`. Amounts in base units of its coin, times in chain seconds. */
export type NftStreamView = {
  /** 0 to 3: its number in the program. */
  place: number;
  name: RewardName;
  kind: "daily" | "bonus";
  mint: string;
  /** Of the coin: "SCG". The beginning of the mint where the settings do not name it. */
  symbol: string;
  decimals: number;
  /** daily: what an NFT at a weight of 10,000 earns a day; bonus: what a check-in earns. */
  rateRaw: bigint;
  /** bonus: what a check-in counts from the 7th and from the 30th day in a row on, 10,000 is once. Daily: zeros. */
  streakBps: readonly [number, number];
  /** Null: no end is set. */
  endTs: bigint | null;
  /** The last second that its funds cover with the NFTs inside now; null where nothing runs out (a bonus, or no NFT inside). */
  fundedUntilTs: bigint | null;
  /** Not earned by anybody yet: what new rewards are paid from. */
  freeRaw: bigint;
  /** Earned by all positions together and not claimed. */
  owedRaw: bigint;
  /** `ended`: its end has passed. `empty`: its funds have run out. */
  state: "running" | "ended" | "empty";
};

/** What a pool offers for a term. Boost has the one of 0 days. */
export type NftOffer = {
  termDays: number;
  /** How much an NFT counts at the end of the term: 10,000 is once the rate. Before it, `baseWeightBps` counts. */
  weightBps: number;
  baseWeightBps: number;
};

/** A pool as the chain has it. */
export type NftPoolView = NftPoolKey & {
  address: string;
  isPaused: boolean;
  /** Of each reward, for new positions. */
  feeBps: number;
  offers: readonly NftOffer[];
  /** NFTs inside, and how many it takes. */
  nfts: number;
  maxNfts: number;
  /** Whose NFTs may come in changes at this second; null where no change was announced. */
  membershipChangeTs: bigint | null;
  streams: readonly NftStreamView[];
  /** The chain's time when this was read. */
  chainTs: bigint;
  slot: number;
};

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

export const NFT_EVENT_KINDS = ["staked", "checked-in", "claimed", "unstaked", "given-up", "closed"] as const;
export type NftEventKind = (typeof NFT_EVENT_KINDS)[number];

/** One event of a finalized transaction. */
export type NftHistoryEntry = NftFace & {
  signature: string;
  eventIndex: number;
  kind: NftEventKind;
  poolKind: NftPoolKind | null;
  collection: CollectionId | null;
  /** Of the stream that it is about (claimed, given-up, checked-in with a bonus); null of the NFT alone. */
  place: number | null;
  coinMint: string | null;
  symbol: string | null;
  decimals: number;
  /** claimed: what reached the holder; checked-in: the bonus earned; given-up: the reward given up; else 0n. */
  amountRaw: bigint;
  feeRaw: bigint;
  /** checked-in: its day in a row; else 0. */
  streak: number;
  /** staked: the term, 0 in a Boost pool; else 0. */
  termDays: number;
  /** Chain second. */
  blockTs: number;
};

export type NftHistoryPage = { entries: NftHistoryEntry[]; nextCursor: string | null };
