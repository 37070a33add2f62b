import type { ProgramName } from "~programs/programs";
import type { RewardName } from "../nft-staking/view";
import type { CollectionId, VestingCoin } from "../settings/subjects";

/** What holders have to trust about a program. */
export type ProgramProof = {
  name: ProgramName;
  address: string;
  /** Null: nobody can change the program. */
  upgradeAuthority: string | null;
  /** Slot of the latest deployment; null where the loader does not keep one. */
  deployedSlot: number | null;
  deployedSha256: string;
  committedSha256: string;
  isSameBinary: boolean;
};

/** A vault beside the coin pool's: what it holds and what its books owe, base units. */
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
  /** Chain second to which a stream is funded at its rate now; null: it pays nothing by the day, or is a drop's. */
  fundedUntilTs: bigint | null;
  /** Whoever can freeze the coin can keep it from being paid. */
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

/** The gifts of a drop of NFTs, each in an account of its own: of the first `lookedAt` places of `recipients`. */
export type NftDropGifts = {
  number: number;
  address: string;
  collection: string;
  recipients: number;
  lookedAt: number;
  /** Of those: not taken yet, and of these again how many are there. */
  owed: number;
  held: number;
  isCovered: boolean;
};

export type OtherVaults = {
  vaults: NamedVault[];
  pools: NftEscrows[];
  nftDrops: NftDropGifts[];
  programs: ProgramProof[];
};

/** The vault of a grant: what it holds, and what was granted and not claimed yet, base units. */
export type GrantVault = {
  address: string;
  grant: string;
  /** As its funder calls it; "" where it has no name. */
  plan: string;
  decimals: number;
  heldRaw: bigint;
  owedRaw: bigint;
  isCovered: boolean;
};

/** A page of the grants of a coin. */
export type GrantVaults = {
  /** Those that are granted at all. */
  coins: VestingCoin[];
  coin: VestingCoin;
  vaults: GrantVault[];
  /** Grants of this page that were paid in full: their vaults are gone. */
  paid: number;
  /** Whoever can freeze the coin can keep it from being paid. */
  freezeAuthority: string | null;
  after: string | null;
  /** Null on the last page. */
  nextCursor: string | null;
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
