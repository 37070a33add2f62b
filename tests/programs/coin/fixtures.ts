import { type Keypair, PublicKey } from "@solana/web3.js";
import {
  findCoinPoolAddress,
  findCoinPositionAddress,
  findPrincipalVaultAddress,
  findRewardVaultAddress,
} from "~programs/addresses.ts";
import {
  type CoinPool,
  type CoinPosition,
  type Conditions,
  createCoinPool,
  decodeCoinPool,
  decodeCoinPosition,
  decodeEvents,
  fund,
  stake,
} from "~programs/staking.ts";
import { createMint, give, type Mint, person, run, wallet } from "../fixtures.ts";
import type { Machine, Outcome } from "../machine.ts";

export * from "../fixtures.ts";

export const SCG = 1_000_000n;

export const CONDITIONS: Conditions = {
  ratesBps: [300, 600, 1_000, 1_500],
  minStakeRaw: SCG,
  maxStakeRaw: 1_000_000n * SCG,
  feeBps: 0,
};

export interface Pool {
  address: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
  coin: Mint;
  poolId: number;
  creator: Keypair;
  admin: Keypair;
  pauser: Keypair;
  funder: Keypair;
  principalVault: PublicKey;
  rewardVault: PublicKey;
}

export interface Holder {
  wallet: Keypair;
  token: PublicKey;
}

export interface Position {
  address: PublicKey;
  positionId: bigint;
  pool: Pool;
  holder: Holder;
  rentPayer: Keypair;
}

export interface PoolOptions {
  coin?: Mint;
  creator?: Keypair;
  poolId?: number;
  conditions?: Partial<Conditions>;
  /** base units that the funder puts into the reward vault */
  rewards?: bigint;
}

/** A pool with its four people, whose rewards have been paid in. */
export async function openPool(machine: Machine, options: PoolOptions = {}): Promise<Pool> {
  const { coin = await createMint(machine), creator = await wallet(machine, "creator"), poolId = 0 } = options;
  const { rewards = 1_000_000n * SCG } = options;
  const pauser = person("pauser");
  const funder = person("funder");
  const { address: mint, tokenProgram } = coin;
  const address = findCoinPoolAddress({ creator: creator.publicKey, mint, poolId });
  const create = createCoinPool({
    creator: creator.publicKey,
    mint,
    tokenProgram,
    poolId,
    conditions: { ...CONDITIONS, ...options.conditions },
    pauser: pauser.publicKey,
    funder: funder.publicKey,
  });
  await run(machine, create, [creator]);
  const principalVault = findPrincipalVaultAddress(address);
  const rewardVault = findRewardVaultAddress(address);
  const people = { creator, admin: creator, pauser, funder };
  const pool: Pool = { address, mint, tokenProgram, coin, poolId, ...people, principalVault, rewardVault };
  await give(machine, coin, funder.publicKey, rewards);
  if (rewards > 0n) {
    await run(machine, fund({ pool, funder: funder.publicKey, amountRaw: rewards }), [funder]);
  }
  return pool;
}

export async function newHolder(machine: Machine, coin: Mint, amountRaw = 1_000_000n * SCG): Promise<Holder> {
  const keypair = await wallet(machine, "holder");
  return { wallet: keypair, token: await give(machine, coin, keypair.publicKey, amountRaw) };
}

export interface PositionOptions {
  holder?: Holder;
  rentPayer?: Keypair;
  positionId?: bigint;
  amountRaw?: bigint;
  termDays?: number;
}

/** What a client sends if it accepts any conditions of the pool. */
export const ANY_CONDITIONS = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 1_000 };

export async function openPosition(machine: Machine, pool: Pool, options: PositionOptions = {}): Promise<Position> {
  const { holder = await newHolder(machine, pool.coin), positionId = 0n } = options;
  const { rentPayer = holder.wallet, amountRaw = 1_000n * SCG, termDays = 90 } = options;
  const owner = holder.wallet.publicKey;
  const open = stake({
    pool,
    owner,
    payer: rentPayer.publicKey,
    positionId,
    amountRaw,
    termDays,
    ...ANY_CONDITIONS,
  });
  await run(machine, open, rentPayer === holder.wallet ? [rentPayer] : [holder.wallet, rentPayer]);
  const address = findCoinPositionAddress({ pool: pool.address, owner, positionId });
  return { address, positionId, pool, holder, rentPayer };
}

/** Accounts of a position as claim and unstake take them. */
export function inputOf({ pool, holder, rentPayer, positionId }: Position) {
  return { pool, owner: holder.wallet.publicKey, rentPayer: rentPayer.publicKey, positionId };
}

export async function readPool(machine: Machine, address: PublicKey): Promise<CoinPool> {
  const account = await machine.getAccount(address);
  if (!account) throw new Error("the pool is gone");
  return decodeCoinPool(account.data);
}

/** null once it is closed */
export async function findPosition(machine: Machine, address: PublicKey): Promise<CoinPosition | null> {
  const account = await machine.getAccount(address);
  return account && decodeCoinPosition(account.data);
}

export async function readPosition(machine: Machine, address: PublicKey): Promise<CoinPosition> {
  const position = await findPosition(machine, address);
  if (!position) throw new Error("the position is closed");
  return position;
}

/** Events with keys as base58, so that they compare by value. */
export function eventsOf({ logs }: Outcome): { name: string; data: Record<string, unknown> }[] {
  return decodeEvents(logs).map(({ name, data }) => ({
    name,
    data: Object.fromEntries(Object.entries(data).map(([field, value]) => [field, readable(value)])),
  }));
}

function readable(value: unknown): unknown {
  return value instanceof PublicKey ? value.toBase58() : value;
}
