import type { NftReward } from "../../settings/nft-pools";
import type { CollectionId } from "../../settings/subjects";

/** The two kinds of pools and the collections of each, in the order of their tabs. */
export const POOL_COLLECTIONS = {
  boost: ["genesis", "punkykongz", "punky-hag", "wise-alya"],
  nova: ["punkykongz", "punky-hag"],
} as const satisfies Record<string, readonly CollectionId[]>;

export type NftPoolKind = keyof typeof POOL_COLLECTIONS;

/** Which pool: Punky Boost or Punky Nova, and the collection. */
export type NftPoolKey = { kind: NftPoolKind; collection: CollectionId };

/** What a stream pays, by its name in the settings; `other`: a stream that the settings do not name. */
export type RewardName = NftReward | "other";

/** A stream of a pool, settled at the reading's `chainTs`. Amounts are in base units of its coin, times in chain seconds. */
export type NftStreamView = {
  /** Its number in the program, 0 to 3. */
  place: number;
  name: RewardName;
  kind: "daily" | "bonus";
  mint: string;
  /** The symbol of the coin, such as "SCG"; the beginning of the mint if the settings do not name the coin. */
  symbol: string;
  decimals: number;
  /** daily: what an NFT with a weight of 10,000 earns per day; bonus: what a check-in earns. */
  rateRaw: bigint;
  /**
   * bonus: the factors of a check-in from the 7th and from the 30th day in a row on, where 10,000 means once the bonus.
   * daily: zeros.
   */
  streakBps: readonly [number, number];
  /** Null if no end is set. */
  endTs: bigint | null;
  /**
   * The last second that its funds cover with the NFTs staked now; null if they do not run out with time (a bonus, or no NFT
   * staked).
   */
  fundedUntilTs: bigint | null;
  /** Funds that nobody has earned yet and from which new rewards are paid. */
  freeRaw: bigint;
  /** What all positions together have earned and not claimed. */
  owedRaw: bigint;
  /** `ended`: its end has passed. `empty`: its funds have run out. */
  state: "running" | "ended" | "empty";
};

/** What a pool offers for a term. Boost has a single offer, of 0 days. */
export type NftOffer = {
  termDays: number;
  /**
   * The factor of the rate at the end of the term, where 10,000 means once the rate. Before the end, `baseWeightBps`
   * applies.
   */
  weightBps: number;
  baseWeightBps: number;
};

/** A pool as it is on the chain. */
export type NftPoolView = NftPoolKey & {
  address: string;
  isPaused: boolean;
  /** The fee on each reward, for new positions. */
  feeBps: number;
  offers: readonly NftOffer[];
  /** How many NFTs are staked, and how many the pool takes. */
  nfts: number;
  maxNfts: number;
  /** The second at which the membership changes; null if no change was announced. */
  membershipChangeTs: bigint | null;
  streams: readonly NftStreamView[];
  /** The chain time of the reading. */
  chainTs: bigint;
  slot: number;
};
