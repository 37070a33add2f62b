import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findCoinPoolAddress,
  findCoinPositionAddress,
  findPrincipalVaultAddress,
  findRewardVaultAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "./addresses.ts";
import type { RatesBps } from "./staking-accounts.ts";
import { stakingCodec } from "./staking-codec.ts";

export * from "./staking-accounts.ts";

/** The codec of this program. */
export const { buildInstruction, decodeInstruction, decodeEvents } = stakingCodec;

/** The amount of a claim that asks for everything that is due. */
export const ALL_DUE = 2n ** 64n - 1n;

export interface Conditions {
  ratesBps: RatesBps;
  minStakeRaw: bigint;
  maxStakeRaw: bigint;
  feeBps: number;
}

/** The pool, as far as an instruction needs it; a decoded CoinPool with its address will do. */
export interface CoinPoolRef {
  address: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
}

/**
 * Opens a pool with its two vaults; `creator` signs and becomes the admin. `payer` pays the rent and defaults to the
 * creator.
 */
export function createCoinPool(input: {
  creator: PublicKey;
  payer?: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
  poolId: number;
  conditions: Conditions;
  pauser: PublicKey;
  funder: PublicKey;
}): TransactionInstruction {
  const { creator, payer = creator, mint, tokenProgram, poolId, pauser, funder } = input;
  const pool = findCoinPoolAddress({ creator, mint, poolId });
  const accounts = { pool, creator, payer, mint, tokenProgram, ...vaultsOf(pool), ...SYSTEM };
  const args = { poolId, ...conditionArgs(input.conditions), pauser, funder };
  return buildInstruction("createCoinPool", accounts, args);
}

/** Sets the conditions for positions opened from now on; open ones keep theirs. The admin signs. */
export function setConditions(input: {
  pool: PublicKey;
  admin: PublicKey;
  conditions: Conditions;
}): TransactionInstruction {
  const { pool, admin } = input;
  return buildInstruction("setConditions", { pool, admin }, conditionArgs(input.conditions));
}

/** Sets pauser and funder. The admin signs. */
export function setRoles(input: {
  pool: PublicKey;
  admin: PublicKey;
  pauser: PublicKey;
  funder: PublicKey;
}): TransactionInstruction {
  const { pool, admin, pauser, funder } = input;
  return buildInstruction("setRoles", { pool, admin }, { pauser, funder });
}

/** A `newAdmin` of null withdraws the proposal. */
export function proposeAdmin(input: {
  pool: PublicKey;
  admin: PublicKey;
  newAdmin: PublicKey | null;
}): TransactionInstruction {
  const { pool, admin, newAdmin } = input;
  return buildInstruction("proposeAdmin", { pool, admin }, { newAdmin: newAdmin ?? PublicKey.default });
}

/** Accepts the power that `proposeAdmin` offered. The new admin signs. */
export function acceptAdmin(input: { pool: PublicKey; newAdmin: PublicKey }): TransactionInstruction {
  return buildInstruction("acceptAdmin", input, {});
}

/** Stops or reopens staking; claiming and leaving continue either way. The pauser signs. */
export function setPaused(input: { pool: PublicKey; pauser: PublicKey; isPaused: boolean }): TransactionInstruction {
  const { pool, pauser, isPaused } = input;
  return buildInstruction("setPaused", { pool, pauser }, { isPaused });
}

/** Adds to the reward vault. `funderToken` defaults to the funder's associated token account. */
export function fund(input: {
  pool: CoinPoolRef;
  funder: PublicKey;
  funderToken?: PublicKey;
  amountRaw: bigint;
}): TransactionInstruction {
  const { pool, funder, funderToken = tokenOf(pool, funder) } = input;
  const { rewardVault } = vaultsOf(pool.address);
  const accounts = { ...poolAccounts(pool), funder, funderToken, rewardVault };
  return buildInstruction("fund", accounts, { amount: input.amountRaw });
}

/** Takes out of one of the two vaults what the books do not owe. */
export function withdraw(input: {
  pool: CoinPoolRef;
  admin: PublicKey;
  from: "principal" | "reward";
  destination: PublicKey;
  amountRaw: bigint;
}): TransactionInstruction {
  const { pool, admin, destination } = input;
  const { principalVault, rewardVault } = vaultsOf(pool.address);
  const vault = input.from === "principal" ? principalVault : rewardVault;
  const accounts = { ...poolAccounts(pool), admin, vault, destination };
  return buildInstruction("withdraw", accounts, { amount: input.amountRaw });
}

/**
 * Opens a position. The limits refuse conditions that have become worse since the holder looked: pass what the screen
 * showed.
 */
export function stake(input: {
  pool: CoinPoolRef;
  owner: PublicKey;
  payer?: PublicKey;
  ownerToken?: PublicKey;
  positionId: bigint;
  amountRaw: bigint;
  termDays: number;
  minRateBps: number;
  minBaseRateBps: number;
  maxFeeBps: number;
}): TransactionInstruction {
  const { pool, owner, payer = owner, ownerToken = tokenOf(pool, owner), positionId } = input;
  const position = findCoinPositionAddress({ pool: pool.address, owner, positionId });
  const vaults = vaultsOf(pool.address);
  const accounts = { ...poolAccounts(pool), ...vaults, ...SYSTEM, position, owner, payer, ownerToken };
  return buildInstruction("stake", accounts, {
    positionId,
    amount: input.amountRaw,
    termDays: input.termDays,
    minRateBps: input.minRateBps,
    minBaseRateBps: input.minBaseRateBps,
    maxFeeBps: input.maxFeeBps,
  });
}

/** Pays out a due reward: everything, or `amountRaw` (before the fee). */
export function claim(input: PositionInput & { amountRaw?: bigint }): TransactionInstruction {
  const { rewardVault } = vaultsOf(input.pool.address);
  const accounts = { ...positionAccounts(input), rewardVault };
  return buildInstruction("claim", accounts, { amount: input.amountRaw ?? ALL_DUE });
}

/** Returns the principal. Before the end of the term this gives up the rest of the reward. */
export function unstake(input: PositionInput): TransactionInstruction {
  const { principalVault } = vaultsOf(input.pool.address);
  return buildInstruction("unstake", { ...positionAccounts(input), principalVault }, {});
}

export interface PositionInput {
  pool: CoinPoolRef;
  owner: PublicKey;
  rentPayer: PublicKey;
  ownerToken?: PublicKey;
  positionId: bigint;
}

const SYSTEM = { systemProgram: SYSTEM_PROGRAM_ADDRESS };

function conditionArgs({ ratesBps, minStakeRaw, maxStakeRaw, feeBps }: Conditions) {
  return { ratesBps, minStake: minStakeRaw, maxStake: maxStakeRaw, feeBps };
}

function poolAccounts({ address, mint, tokenProgram }: CoinPoolRef) {
  return { pool: address, mint, tokenProgram };
}

function positionAccounts(input: PositionInput) {
  const { pool, owner, rentPayer, ownerToken = tokenOf(pool, owner), positionId } = input;
  const position = findCoinPositionAddress({ pool: pool.address, owner, positionId });
  return { ...poolAccounts(pool), position, owner, rentPayer, ownerToken };
}

function vaultsOf(pool: PublicKey) {
  return {
    principalVault: findPrincipalVaultAddress(pool),
    rewardVault: findRewardVaultAddress(pool),
  };
}

function tokenOf(pool: CoinPoolRef, owner: PublicKey): PublicKey {
  return findAssociatedTokenAddress(pool.mint, owner, pool.tokenProgram);
}
