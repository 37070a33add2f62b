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
