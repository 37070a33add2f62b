import type { ProgramName } from "~programs/programs";
import type { RewardName } from "../nft-staking/pool/view";
import type { ShownDrop } from "../settings/drops";
import type { ShownNftPool } from "../settings/nft-pools";
import type { CollectionId, VestingCoin } from "../settings/subjects";
import type { CoinPoolView } from "../staking/view";

/** What holders have to trust about a program. */
export type ProgramProof = {
  name: ProgramName;
  address: string;
  /** Null if nobody can change the program. */
  upgradeAuthority: string | null;
  /** The slot of the latest deployment; null if the loader does not keep it. */
  deployedSlot: number | null;
  deployedSha256: string;
  committedSha256: string;
  isSameBinary: boolean;
};

/** Any vault but the coin pool's: what it holds and what its books owe, in base units. */
export type NamedVault = {
  address: string;
  of:
    | { kind: "stream"; pool: "boost" | "nova"; collection: CollectionId; reward: RewardName }
    | { kind: "drop"; number: number };
  symbol: string;
  decimals: number;
  heldRaw: bigint;
  owedRaw: bigint;
  isCovered: boolean;
  /**
   * The chain second until which a stream is funded at its current rate; null if it pays nothing by the day, and for a drop.
   */
  fundedUntilTs: bigint | null;
  /** The freeze authority of the coin. It can keep the coin from being paid. */
  freezeAuthority: string | null;
};

/** The NFTs of a pool, each in an account of its own. */
export type NftEscrows = {
  address: string;
  pool: "boost" | "nova";
  collection: CollectionId;
  nfts: number;
  admin: string;
  pauser: string;
  funder: string;
  isPaused: boolean;
};

/** The gifts of an NFT drop, each in an account of its own: those of the first `lookedAt` of `recipients` places. */
export type NftDropGifts = {
  number: number;
  address: string;
  collection: string;
  recipients: number;
  lookedAt: number;
  /** How many of these have not been taken yet, and how many of those are there. */
  owed: number;
  held: number;
  isCovered: boolean;
};

export type OtherVaults = {
  vaults: NamedVault[];
  pools: NftEscrows[];
  /** Pools that the site lists and whose account could not be read, so that nothing is known of their vaults. */
  unreadPools: Pick<NftEscrows, "address" | "pool" | "collection">[];
  nftDrops: NftDropGifts[];
  programs: ProgramProof[];
};

/** The vault of a grant: what it holds, and what was granted and not claimed yet, in base units. */
export type GrantVault = {
  address: string;
  grant: string;
  /** The name that its funder gave it; "" if it has none. */
  plan: string;
  decimals: number;
  heldRaw: bigint;
  owedRaw: bigint;
  isCovered: boolean;
};

/** A page of the grants of a coin. */
export type GrantVaults = {
  /** The coins that are granted at all. */
  coins: VestingCoin[];
  coin: VestingCoin;
  vaults: GrantVault[];
  /** How many grants of this page were paid in full; their vaults are gone. */
  paid: number;
  /** The freeze authority of the coin. It can keep the coin from being paid. */
  freezeAuthority: string | null;
  after: string | null;
  /** Null on the last page. */
  nextCursor: string | null;
};

/** What a vault, or all vaults of a coin together, hold and owe in base units, and whether each vault holds what it owes. */
export type CoinCover = Pick<NamedVault, "symbol" | "decimals" | "heldRaw" | "owedRaw" | "isCovered">;

/** The vaults of grants that the sums count. */
export type GrantsCover = {
  vaults: CoinCover[];
  /** Whether every open grant was counted; if not, the newest of each coin were. */
  isWhole: boolean;
};

export type VaultProof = { address: string; heldRaw: bigint; owedRaw: bigint; isCovered: boolean };

/** What the public proof page shows, all of it read from the chain at `slot`. */
export type CoinStakingProof = {
  slot: number;
  chainTs: bigint;
  pool: {
    address: string;
    admin: string;
    pendingAdmin: string | null;
    pauser: string;
    funder: string;
    isPaused: boolean;
    openPositions: bigint;
    principalVault: VaultProof;
    rewardVault: VaultProof;
  };
  mint: {
    address: string;
    decimals: number;
    supplyRaw: bigint;
    mintAuthority: string | null;
    freezeAuthority: string | null;
  };
  program: ProgramProof;
};

/** Everything on the proof page that is read from the chain. */
export type ProofPage = {
  proof: CoinStakingProof;
  pool: CoinPoolView;
  others: OtherVaults;
  grants: GrantVaults;
  /** The sums of all vaults, by coin. */
  covers: CoinCover[];
  /** How many vaults of grants the sums count, and how many of these are covered. */
  grantsCounted: { isWhole: boolean; vaults: { isCovered: boolean }[] };
};

/** The accounts that the proof page is about, which D1 knows while no chain answers. */
export type KnownAccounts = {
  /** "" if none is stored. */
  coinPool: string;
  nftPools: Pick<ShownNftPool, "kind" | "collection" | "address">[];
  drops: Pick<ShownDrop, "number" | "address">[];
  programs: { name: ProgramName; address: string }[];
  /** The gate of the migration on the former chain; null if none is stored. */
  gate: string | null;
};
