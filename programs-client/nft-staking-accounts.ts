import { PublicKey } from "@solana/web3.js";
import { type NftPoolKind, owedBooks } from "./nft-reward-calculator.ts";
import { stakingCodec } from "./staking-codec.ts";

export const NFT_POOL_BYTES = stakingCodec.accountBytes("nftPool");
export const NFT_POSITION_BYTES = stakingCodec.accountBytes("nftPosition");
export const CHECK_IN_BYTES = stakingCodec.accountBytes("checkIn");

/**
 * The weights: without a term, and for 90, 180 and 270 days. Boost has only the first; in Nova the first counts before the
 * end of a term.
 */
export type WeightsBps = [number, number, number, number];

/**
 * Which NFTs may come in: those of a verified collection, or those on an allow-list (a Merkle root over `leaves` places).
 */
export type Membership =
  | { kind: "collection"; collection: PublicKey }
  | { kind: "allow-list"; root: Uint8Array; leaves: number };

export interface NftStream {
  mint: PublicKey;
  tokenProgram: PublicKey;
  vault: PublicKey;
  /** bonus: earned by check-ins */
  kind: "daily" | "bonus";
  decimals: number;
  /** base units per NFT and day at a weight of 10,000, or per check-in */
  rateRaw: bigint;
  /** for a bonus: the factor of a check-in from the 7th and from the 30th day of a streak on */
  streakBps: [number, number];
  endTs: bigint;
  settledTs: bigint;
  /** what was paid into the vault according to the books and has not been paid out */
  heldRaw: bigint;
  /** the part of it that nobody had earned by `settledTs`, in parts: PARTS of `nft-reward-calculator.ts` make a base unit */
  freeParts: bigint;
  /** in parts */
  indexParts: bigint;
  /** earned by `settledTs` and not paid, in base units */
  owedRaw: bigint;
}

export interface NftPool {
  version: number;
  bump: number;
  poolId: number;
  creator: PublicKey;
  admin: PublicKey;
  /** null when nobody was proposed */
  pendingAdmin: PublicKey | null;
  pauser: PublicKey;
  funder: PublicKey;
  kind: NftPoolKind;
  isPaused: boolean;
  feeBps: number;
  weightsBps: WeightsBps;
  maxNfts: number;
  /** inside now */
  nfts: number;
  /** sum of their weights */
  weight: number;
  openPositions: bigint;
  delaySeconds: number;
  membership: Membership;
  /** replaces the other one at `dueTs`; null when none was proposed */
  nextMembership: (Membership & { dueTs: bigint }) | null;
  lastTs: bigint;
  streams: NftStream[];
}

interface NftReward {
  /** the stream's when the NFT came in */
  indexParts: bigint;
  /** earned by check-ins; after leaving, everything that was earned */
  totalRaw: bigint;
  claimedRaw: bigint;
}

export interface NftPosition {
  version: number;
  bump: number;
  pool: PublicKey;
  mint: PublicKey;
  owner: PublicKey;
  rentPayer: PublicKey;
  escrow: PublicKey;
  startTs: bigint;
  /** 0n while the NFT is inside */
  leftTs: bigint;
  /** 0 in a Boost pool */
  termDays: number;
  weightBps: number;
  baseWeightBps: number;
  feeBps: number;
  /** always four, in the order of the pool's streams, even if the pool has fewer */
  rewards: NftReward[];
}

export interface CheckIn {
  version: number;
  bump: number;
  pool: PublicKey;
  mint: PublicKey;
  rentPayer: PublicKey;
  isInside: boolean;
  /** Korean days since 1970; null before the first check-in */
  lastDay: number | null;
  /** the length of the streak that ends on `lastDay` */
  streak: number;
  checkIns: number;
}

/**
 * Decodes an NftPool. Throws if the bytes are another account, length or version; the caller checks who owns the account.
 */
export function decodeNftPool(data: Uint8Array): NftPool {
  const fields = stakingCodec.decodeAccount("nftPool", data);
  const membership = decodeMembership(fields.membership);
  if (!membership) throw new Error("nftPool has no membership");
  const next = decodeMembership(fields.nextMembership);
  return {
    version: fields.version,
    bump: fields.bump,
    poolId: fields.poolId,
    creator: fields.creator,
    admin: fields.admin,
    pendingAdmin: fields.pendingAdmin.equals(PublicKey.default) ? null : fields.pendingAdmin,
    pauser: fields.pauser,
    funder: fields.funder,
    kind: fields.kind === 0 ? "boost" : "nova",
    isPaused: Boolean(fields.isPaused),
    feeBps: fields.feeBps,
    weightsBps: fields.weightsBps as WeightsBps,
    maxNfts: fields.maxNfts,
    nfts: fields.nfts,
    weight: fields.weight,
    openPositions: fields.openPositions,
    delaySeconds: fields.delaySeconds,
    membership,
    nextMembership: next && { ...next, dueTs: fields.dueTs },
    lastTs: fields.lastTs,
    streams: fields.streams.slice(0, fields.streamCount).map((stream) => ({
      mint: stream.mint,
      tokenProgram: stream.tokenProgram,
      vault: stream.vault,
      kind: stream.kind === 0 ? "daily" : "bonus",
      decimals: stream.decimals,
      rateRaw: stream.rate,
      streakBps: stream.streakBps as [number, number],
      endTs: stream.endTs,
      settledTs: stream.settledTs,
      heldRaw: stream.held,
      freeParts: stream.free,
      indexParts: stream.index,
      owedRaw: owedBooks({ heldRaw: stream.held, freeParts: stream.free }),
    })),
  };
}

/** As decodeNftPool, for an NftPosition. */
export function decodeNftPosition(data: Uint8Array): NftPosition {
  const fields = stakingCodec.decodeAccount("nftPosition", data);
  return {
    version: fields.version,
    bump: fields.bump,
    pool: fields.pool,
    mint: fields.mint,
    owner: fields.owner,
    rentPayer: fields.rentPayer,
    escrow: fields.escrow,
    startTs: fields.startTs,
    leftTs: fields.leftTs,
    termDays: fields.termDays,
    weightBps: fields.weightBps,
    baseWeightBps: fields.baseWeightBps,
    feeBps: fields.feeBps,
    rewards: fields.rewards.map(({ index, total, claimed }) => ({
      indexParts: index,
      totalRaw: total,
      claimedRaw: claimed,
    })),
  };
}

/** As decodeNftPool, for a CheckIn record. */
export function decodeCheckIn(data: Uint8Array): CheckIn {
  const fields = stakingCodec.decodeAccount("checkIn", data);
  return {
    version: fields.version,
    bump: fields.bump,
    pool: fields.pool,
    mint: fields.mint,
    rentPayer: fields.rentPayer,
    isInside: Boolean(fields.isInside),
    lastDay: fields.checkIns === 0 ? null : fields.lastDay,
    streak: fields.streak,
    checkIns: fields.checkIns,
  };
}

function decodeMembership({ kind, key, leaves }: { kind: number; key: PublicKey; leaves: number }): Membership | null {
  if (kind === 0) return null;
  return kind === 1 ? { kind: "collection", collection: key } : { kind: "allow-list", root: key.toBytes(), leaves };
}
