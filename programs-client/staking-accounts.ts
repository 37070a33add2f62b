import { PublicKey } from "@solana/web3.js";
import { stakingCodec } from "./staking-codec.ts";

export const COIN_POOL_BYTES = stakingCodec.accountBytes("coinPool");
export const COIN_POSITION_BYTES = stakingCodec.accountBytes("coinPosition");

/** Yearly rates for terms of 30, 90, 180 and 365 days. */
export type RatesBps = [number, number, number, number];

export interface CoinPool {
  version: number;
  bump: number;
  poolId: number;
  creator: PublicKey;
  admin: PublicKey;
  /** null when nobody was proposed */
  pendingAdmin: PublicKey | null;
  pauser: PublicKey;
  funder: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
  principalVault: PublicKey;
  rewardVault: PublicKey;
  decimals: number;
  isPaused: boolean;
  feeBps: number;
  ratesBps: RatesBps;
  minStakeRaw: bigint;
  maxStakeRaw: bigint;
  /** owed from the principal vault */
  totalPrincipalRaw: bigint;
  /** owed from the reward vault */
  totalReservedRaw: bigint;
  openPositions: bigint;
  lastTs: bigint;
}

export interface CoinPosition {
  version: number;
  bump: number;
  pool: PublicKey;
  owner: PublicKey;
  rentPayer: PublicKey;
  positionId: bigint;
  principalRaw: bigint;
  rewardTotalRaw: bigint;
  claimedRaw: bigint;
  startTs: bigint;
  /** 0n while the principal is inside */
  leftTs: bigint;
  termDays: number;
  rateBps: number;
  baseRateBps: number;
  feeBps: number;
}

/**
 * Decodes a CoinPool. Throws if the bytes are another account, length or version; the caller checks who owns the account.
 */
export function decodeCoinPool(data: Uint8Array): CoinPool {
  const fields = stakingCodec.decodeAccount("coinPool", data);
  return {
    version: fields.version,
    bump: fields.bump,
    poolId: fields.poolId,
    creator: fields.creator,
    admin: fields.admin,
    pendingAdmin: fields.pendingAdmin.equals(PublicKey.default) ? null : fields.pendingAdmin,
    pauser: fields.pauser,
    funder: fields.funder,
    mint: fields.mint,
    tokenProgram: fields.tokenProgram,
    principalVault: fields.principalVault,
    rewardVault: fields.rewardVault,
    decimals: fields.decimals,
    isPaused: Boolean(fields.isPaused),
    feeBps: fields.feeBps,
    ratesBps: fields.ratesBps as RatesBps,
    minStakeRaw: fields.minStake,
    maxStakeRaw: fields.maxStake,
    totalPrincipalRaw: fields.totalPrincipal,
    totalReservedRaw: fields.totalReserved,
    openPositions: fields.openPositions,
    lastTs: fields.lastTs,
  };
}

/** Like decodeCoinPool, for a CoinPosition. */
export function decodeCoinPosition(data: Uint8Array): CoinPosition {
  const fields = stakingCodec.decodeAccount("coinPosition", data);
  return {
    version: fields.version,
    bump: fields.bump,
    pool: fields.pool,
    owner: fields.owner,
    rentPayer: fields.rentPayer,
    positionId: fields.positionId,
    principalRaw: fields.principal,
    rewardTotalRaw: fields.rewardTotal,
    claimedRaw: fields.claimed,
    startTs: fields.startTs,
    leftTs: fields.leftTs,
    termDays: fields.termDays,
    rateBps: fields.rateBps,
    baseRateBps: fields.baseRateBps,
    feeBps: fields.feeBps,
  };
}
