import type { ErrorCode } from "~/errors";
import type { DropView } from "../drop/view";
import type { EntitlementCount, EntitlementKind } from "../entitlements/view";
import type { NftHoldingView, UnstakedNfts } from "../nft-staking/holding/view";
import type { CoinPoolConditions } from "../staking/rules";
import type { PositionView } from "../staking/view";
import type { TransactionWish } from "../transaction-types";
import type { NonceAccountView } from "../transactions/view";
import type { GrantView } from "../vesting/view";

/** A part of the account, or why it cannot be read now. The other parts are shown all the same. */
export type Part<T> = { value: T; code: null } | { value: null; code: ErrorCode };

/**
 * Open positions in the coin pool, and the conditions of new ones, null while it takes none. `hasMore`: the wallet has more
 * than one screen reads.
 */
export type CoinPart = {
  mint: string;
  decimals: number;
  offer: Pick<CoinPoolConditions, "ratesBps" | "feeBps"> | null;
  positions: readonly PositionView[];
  chainTs: bigint;
  hasMore: boolean;
};

export type GrantPart = { grants: readonly GrantView[]; chainTs: bigint; hasMore: boolean };

/**
 * Deposits, in lamports, that come back to the wallet: those of coin positions when they close, of staked NFTs (position and
 * escrow together, as staking states them) once they are unstaked and everything is claimed, of check-in records that are not over yet and of those that can be taken back now, and of its signing account. `hasMore`:
 * the wallet has had more NFTs in pools than are read.
 */
export type Deposits = {
  coinPositions: bigint;
  stakedNfts: bigint;
  records: bigint;
  recordsOver: bigint;
  signing: bigint;
  hasMore: boolean;
};

/** A coin of the site in a wallet: base units in the accounts that the site pays into. */
export type WalletCoin = { mint: string; symbol: string; decimals: number; amountRaw: bigint };

/** SOL in lamports; SCG even if the wallet holds none; and the other coins of the site that it holds. */
export type WalletBalances = { lamports: bigint; coins: readonly WalletCoin[] };

/** Entries that a wallet was granted besides coins, read from D1 alone. */
export type Entitlements = Readonly<Record<EntitlementKind, EntitlementCount>>;

/** Everything that a wallet holds on the site and can claim, each part read from the chain. */
export type AccountView = {
  balances: Part<WalletBalances>;
  coin: Part<CoinPart>;
  nfts: Part<readonly NftHoldingView[]>;
  unstaked: Part<readonly UnstakedNfts[]>;
  grants: Part<GrantPart>;
  drops: Part<readonly DropView[]>;
  deposits: Part<Deposits>;
  /** The account with which the wallet signs on a hardware device. */
  signing: Part<NonceAccountView>;
};

/** The parts that sums and dates are made of. */
export type AccountHoldings = Pick<AccountView, "coin" | "nfts" | "grants">;

/** An amount of a coin in base units. */
export type CoinAmount = { mint: string; symbol: string; decimals: number; raw: bigint };

/**
 * The next date on which money comes, and how much. `coin-term`: the principal with what the reward still lacks; `nft-term`:
 * at least what has accrued so far; `release`: what a grant releases until then.
 */
export type NextMoney = { atTs: bigint; kind: "coin-term" | "nft-term" | "release"; sums: readonly CoinAmount[] };

/**
 * Check-ins that are open on this Korean day, and the chain second at which it ends. `pool`: the one in which most are open.
 * `bonus`: what they would earn pool by pool, after fees; empty if that is not known.
 */
export type CheckInsLeft = {
  count: number;
  untilTs: bigint;
  pool: Pick<NftHoldingView["pool"], "kind" | "collection">;
  bonus: readonly CoinAmount[];
};

/** Sums of a coin over all parts that could be read, in base units. Rewards are counted after the fee. */
export type CoinSum = {
  mint: string;
  symbol: string;
  decimals: number;
  stakedRaw: bigint;
  dueRaw: bigint;
  /** What NFTs with a term have earned so far that can be claimed only at its end. */
  accruedRaw: bigint;
  /** What coin positions and grants will still bring until their ends. */
  comingRaw: bigint;
  /** The part of it that grants will bring; leaving coin positions does not touch it. */
  comingOfGrantsRaw: bigint;
  /** Rewards that leaving everything now would give up. */
  givenUpRaw: bigint;
};

/** A date of an account that a calendar can keep. `id` stays the same as long as the date is about the same thing. */
export type AccountDate = { id: string; atTs: bigint } & (
  | { kind: "coin-term"; principalRaw: bigint; decimals: number; termDays: number }
  | { kind: "nft-term"; name: string; termDays: number }
  | { kind: "check-in"; count: number }
  | { kind: "release"; coin: string; decimals: number; plan: string; vestedRaw: bigint }
);

/**
 * What a transaction of "claim all" claims, or the NFT whose record is closed. `key` is the same for the same thing in every
 * answer.
 */
export type AccountBatchItem = { key: string } & (
  | { source: "coin"; mint: string; principalRaw: bigint; termDays: number; decimals: number }
  | { source: "nft"; name: string; kind: "boost" | "nova" }
  | { source: "grant"; mint: string; coin: string; plan: string }
);

/** Base units of a coin, as a decimal string. */
export type PaidCoin = { mint: string; amountRaw: string };

/** How many positions, NFTs and grants are claimed, in how many transactions, and what they would pay now after fees, by coin. */
type RoundClaims = { count: number; transactions: number; pays: readonly PaidCoin[] };

/**
 * What a round of "claim all" claims, and what stays for later rounds. An NFT of which a part stays is counted among those
 * that stay. `laterRounds`: how many further rounds that takes. `isWhole`: false if a wallet has so many NFTs that not all
 * have been looked at, so that more stays than is counted.
 */
export type Rounds = { now: RoundClaims; later: RoundClaims; laterRounds: number; isWhole: boolean };

/** What is left of "claim all", or of taking deposits back, before it is put into words. */
export type PlannedAccountBatch = {
  parts: { requestKey: string; wish: TransactionWish; items: AccountBatchItem[] }[];
  underWay: { id: string; items: AccountBatchItem[] }[];
  /** Sources that cannot be read now and are left out. */
  problems: { source: AccountBatchItem["source"]; code: ErrorCode }[];
  hasMore: boolean;
  /** Null for deposits, which are not counted beforehand. */
  rounds: Rounds | null;
};

/** The same as the browser receives it. */
export type AccountBatch = {
  parts: { requestKey: string; wish: TransactionWish; items: AccountBatchLine[] }[];
  underWay: { id: string; items: AccountBatchLine[] }[];
  problems: string[];
  hasMore: boolean;
  rounds: Rounds | null;
};

/** `mint`: the coin that it pays; null for an NFT, whose preview names its coins. */
export type AccountBatchLine = { key: string; name: string; mint: string | null };
