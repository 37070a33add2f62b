import type { ProgramName } from "~programs/programs";
import type { RewardName } from "../nft-staking/view";
import type { CollectionId } from "../settings/subjects";

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

export type OtherVaults = { vaults: NamedVault[]; pools: NftEscrows[]; programs: ProgramProof[] };
