import type { ExitFigures, PositionFigures } from "./rules";

/** The coin pool as read from the chain. Amounts in base units, times in chain seconds. */
export type CoinPoolView = {
  address: string;
  mint: string;
  decimals: number;
  isPaused: boolean;
  feeBps: number;
  /** Yearly rates for 30, 90, 180 and 365 days. The first is the base rate. */
  ratesBps: readonly number[];
  minStakeRaw: bigint;
  maxStakeRaw: bigint;
  totalPrincipalRaw: bigint;
  totalReservedRaw: bigint;
  principalVaultRaw: bigint;
  rewardVaultRaw: bigint;
  /** What the reward vault holds beyond its reservations, from which new stakes are covered. */
  freeRewardRaw: bigint;
  openPositions: bigint;
  /** The chain's time of this reading. */
  chainTs: bigint;
  slot: number;
};

/** A position of a holder, read from its account. The functions of rules.ts take it as it is. */
export type PositionView = {
  address: string;
  poolAddress: string;
  positionId: bigint;
  principalRaw: bigint;
  rewardTotalRaw: bigint;
  claimedRaw: bigint;
  startTs: bigint;
  /** 0n while the principal is inside. */
  leftTs: bigint;
  termDays: number;
  rateBps: number;
  baseRateBps: number;
  feeBps: number;
  /** All figures at `chainTs`. */
  figures: PositionFigures;
  exit: ExitFigures;
};

export type PositionList = {
  positions: PositionView[];
  chainTs: bigint;
  /** These positions only, like everything else here. */
  totals: { principalRaw: bigint; claimedRaw: bigint; dueRaw: bigint; dueNetRaw: bigint };
  /** Null on the last page. */
  nextCursor: string | null;
};

export const HISTORY_KINDS = ["staked", "claimed", "unstaked", "closed"] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** One event of a finalized transaction. */
export type HistoryEntry = {
  signature: string;
  eventIndex: number;
  kind: HistoryKind;
  positionAddress: string;
  /** staked, unstaked: the principal; claimed: what reached the holder; closed: 0n. */
  amountRaw: bigint;
  feeRaw: bigint;
  releasedRaw: bigint;
  termDays: number;
  /** Chain second. */
  blockTs: number;
};

export type HistoryPage = { entries: HistoryEntry[]; nextCursor: string | null };

export type HolderBalances = {
  coinRaw: bigint;
  lamports: bigint;
  /** The holder's usual token account of the coin. */
  tokenAddress: string;
  hasTokenAccount: boolean;
  decimals: number;
};

/** What a cached public page shows: conditions and sums, nothing about a holder. */
export type PublicPoolFacts = Pick<
  CoinPoolView,
  | "address"
  | "mint"
  | "decimals"
  | "isPaused"
  | "feeBps"
  | "ratesBps"
  | "minStakeRaw"
  | "maxStakeRaw"
  | "totalPrincipalRaw"
  | "freeRewardRaw"
  | "openPositions"
  | "chainTs"
>;
