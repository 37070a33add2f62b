import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { findAssociatedTokenAddress, STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import {
  type CoinPool,
  type CoinPoolRef,
  type CoinPosition,
  decodeCoinPool,
  decodeCoinPosition,
} from "~programs/staking";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readClock } from "../solana/chain";
import { decodeOwned } from "../solana/owned-account";
import { tokenAmountOf } from "../solana/token.server";
import { exitAt, figuresAt } from "./rules";
import type { CoinPoolView, PositionView } from "./view";

/** The pool with its vaults and the chain's time. */
export type PoolReading = { pool: CoinPool; ref: CoinPoolRef; view: CoinPoolView };

/** A position with the address of its account. */
export type PositionReading = { address: string; position: CoinPosition };

/** Reads the pool, its vaults and the clock. Throws PoolNotSet if the address holds no pool of ours. */
export async function readCoinPool(chain: Chain, address: string): Promise<PoolReading> {
  const first = await chain.getAccounts([address]);
  const pool = decodePool(first.accounts[0] ?? null);
  const principalVault = pool.principalVault.toBase58();
  const rewardVault = pool.rewardVault.toBase58();
  // the books and the vaults in one answer, so that they are of the same moment
  const { slot, accounts } = await chain.getAccounts([address, principalVault, rewardVault, CLOCK_ADDRESS]);
  const current = decodePool(accounts[0] ?? null);
  const rewardVaultRaw = tokenAmountOf(accounts[2]);
  const view: CoinPoolView = {
    address,
    mint: current.mint.toBase58(),
    decimals: current.decimals,
    isPaused: current.isPaused,
    feeBps: current.feeBps,
    ratesBps: current.ratesBps,
    minStakeRaw: current.minStakeRaw,
    maxStakeRaw: current.maxStakeRaw,
    totalPrincipalRaw: current.totalPrincipalRaw,
    totalReservedRaw: current.totalReservedRaw,
    principalVaultRaw: tokenAmountOf(accounts[1]),
    rewardVaultRaw,
    freeRewardRaw: rewardVaultRaw - current.totalReservedRaw,
    openPositions: current.openPositions,
    chainTs: readClock(accounts[3] ?? null),
    slot,
  };
  return { pool: current, ref: refOf(address, current), view };
}

/** The position at an address; null if it is not one of ours. */
export function decodePosition(account: ChainAccount | null): PositionReading | null {
  const position = decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeCoinPosition);
  return account && position && { address: account.address, position };
}

/** A position as screens see it, with its figures at a chain second. */
export function toPositionView({ address, position }: PositionReading, chainTs: bigint): PositionView {
  const terms = {
    principalRaw: position.principalRaw,
    rewardTotalRaw: position.rewardTotalRaw,
    claimedRaw: position.claimedRaw,
    startTs: position.startTs,
    leftTs: position.leftTs,
    termDays: position.termDays,
    rateBps: position.rateBps,
    baseRateBps: position.baseRateBps,
    feeBps: position.feeBps,
  };
  return {
    address,
    poolAddress: position.pool.toBase58(),
    positionId: position.positionId,
    ...terms,
    figures: figuresAt(terms, chainTs),
    exit: exitAt(terms, chainTs),
  };
}

/** The holder's usual token account of the pool's coin. */
export function holderTokenAddress(pool: CoinPoolRef, wallet: string): string {
  return findAssociatedTokenAddress(pool.mint, new PublicKey(wallet), pool.tokenProgram).toBase58();
}

function decodePool(account: ChainAccount | null): CoinPool {
  const pool = decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeCoinPool);
  if (!pool) throw new AppError("PoolNotSet");
  return pool;
}

function refOf(address: string, pool: CoinPool): CoinPoolRef {
  return { address: new PublicKey(address), mint: pool.mint, tokenProgram: pool.tokenProgram };
}
