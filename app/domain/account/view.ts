import type { ErrorCode } from "~/errors";
import type { DropView } from "../drop/view";
import type { EntitlementCount, EntitlementKind } from "../entitlements/view";
import type { NftHolding } from "../nft-staking/view";
import type { PositionView } from "../staking/view";
import type { TransactionWish } from "../transaction-types";
import type { GrantView } from "../vesting/view";

/** A part of the account, or why it cannot be read now: the others are shown all the same. */
export type Part<T> = { value: T; code: null } | { value: null; code: ErrorCode };

/** Open positions in the coin pool. `hasMore`: the wallet has more than one screen reads. */
export type CoinPart = {
  mint: string;
  decimals: number;
  positions: readonly PositionView[];
  chainTs: bigint;
  hasMore: boolean;
};

export type GrantPart = { grants: readonly GrantView[]; chainTs: bigint; hasMore: boolean };

/**
 * Deposits in lamports that come back to the wallet: of positions as they close, of escrows as their NFTs leave, of records of
 * check-ins once they are over and of those that are, which can be taken back now, and of its signing account. `hasMore`: the
 * wallet has had more NFTs inside than are read.
 */
export type Deposits = {
  positions: bigint;
  escrows: bigint;
  records: bigint;
  recordsOver: bigint;
  signing: bigint;
  hasMore: boolean;
};

/** A coin of the site in a wallet: in the accounts that the site pays into, base units. */
export type WalletCoin = { mint: string; symbol: string; decimals: number; amountRaw: bigint };

/** SOL in lamports, SCG whether the wallet holds any or not, and of the other coins of the site those that it holds. */
export type WalletBalances = { lamports: bigint; coins: readonly WalletCoin[] };

/** Entries that a wallet was granted beside coins, by D1 alone. */
export type Entitlements = Readonly<Record<EntitlementKind, EntitlementCount>>;

/** Everything that a wallet has, owes and can claim, each part read from the chain. */
export type AccountView = {
  balances: Part<WalletBalances>;
  coin: Part<CoinPart>;
  nfts: Part<readonly NftHolding[]>;
  grants: Part<GrantPart>;
  drops: Part<readonly DropView[]>;
  deposits: Part<Deposits>;
};

/** The parts that sums and dates are made of. */
export type AccountParts = Pick<AccountView, "coin" | "nfts" | "grants">;

/** Sums of a coin over all parts that could be read, in base units. What is due and comes is what reaches the holder. */
export type CoinSum = {
  mint: string;
  symbol: string;
  decimals: number;
  stakedRaw: bigint;
  dueRaw: bigint;
  comingRaw: bigint;
  /** Rewards that leaving everything now would give up, before the fee. */
  givenUpRaw: bigint;
};

/** A date of an account that a calendar can keep. `id` is the same as long as the date is of the same thing. */
export type AccountDate = { id: string; atTs: bigint } & (
  | { kind: "coin-term"; principalRaw: bigint; decimals: number; termDays: number }
  | { kind: "nft-term"; name: string; termDays: number }
  | { kind: "check-in"; count: number }
  | { kind: "release"; coin: string; decimals: number; plan: string; vestedRaw: bigint }
);

/** What a transaction of "claim all" claims, or the NFT whose record another closes. `key` is the same for the same thing in every answer. */
export type AccountBatchItem = { key: string } & (
  | { source: "coin"; mint: string; principalRaw: bigint; termDays: number; decimals: number }
  | { source: "nft"; name: string; kind: "boost" | "nova" }
  | { source: "grant"; mint: string; coin: string; plan: string }
);

/** What is left of "claim all", or of taking deposits back, before it is put into words. */
export type PlannedAccountBatch = {
  parts: { requestKey: string; wish: TransactionWish; items: AccountBatchItem[] }[];
  underWay: { id: string; items: AccountBatchItem[] }[];
  /** Sources that cannot be read now: they are left out. */
  problems: { source: AccountBatchItem["source"]; code: ErrorCode }[];
  hasMore: boolean;
};

/** The same as the browser has it. */
export type AccountBatch = {
  parts: { requestKey: string; wish: TransactionWish; items: AccountBatchLine[] }[];
  underWay: { id: string; items: AccountBatchLine[] }[];
  problems: string[];
  hasMore: boolean;
};

/** `mint`: the coin that it brings; null of an NFT, whose preview names its coins. */
export type AccountBatchLine = { key: string; name: string; mint: string | null };
