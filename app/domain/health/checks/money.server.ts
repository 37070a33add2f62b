import { PublicKey } from "@solana/web3.js";
import { and, eq, gte, sql } from "drizzle-orm";
import { writeLog } from "~/server/log";
import { stakingEvent } from "~db/schema";
import { findRewardVaultAddress, STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { PARTS } from "~programs/nft-reward-calculator";
import type { NftPool, NftStream } from "~programs/nft-staking-accounts";
import { decodeCoinPool } from "~programs/staking";
import { nftPoolOf } from "../../nft-staking/pool/accounts.server";
import { listShownPools } from "../../nft-staking/pool/queries.server";
import { fundedUntil, settledAt } from "../../nft-staking/rules";
import type { ShownNftPool } from "../../settings/nft-pools";
import { getSetting } from "../../settings/queries.server";
import { type ChainAccount, CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { decodeOwned } from "../../solana/owned-account";
import { tokenAmountOf } from "../../solana/token.server";
import { isCoinTerm, rateOfTerm, wholeReward } from "../../staking/rules";
import { type Finding, found, type Limits } from "../check";
import type { HealthDeps } from "../deps";
import { keyOfStream, OF_COIN_POOL } from "../runway-names";

const DAY_SECONDS = 86_400;
/** The days whose stakes say how fast the free reward of the coin pool is promised away. */
const LOOKED_BACK_DAYS = 30;

type Accounts = ReadonlyMap<string, ChainAccount | null>;

/**
 * For how many more days each pool and stream can pay, and what the keys hold that pay fees. All accounts of Solana are read
 * in one call; if it fails, or a node answers with something else than our accounts, each of these findings is `unread`.
 */
export async function checkMoney(deps: HealthDeps, limits: Limits): Promise<Finding[]> {
  const { db, payers } = deps;
  const [coinPool, pools, operator] = await Promise.all([
    getSetting(db, "coin_pool_address"),
    listShownPools(db),
    checkOperator(deps, limits),
  ]);
  const staked = coinPool ? await sumStakes(deps, coinPool) : [];
  try {
    const rewardVault = coinPool && findRewardVaultAddress(new PublicKey(coinPool)).toBase58();
    const others = [coinPool, rewardVault, payers.minter].flatMap((address) => address || []);
    const addresses = [CLOCK_ADDRESS, ...pools.map(({ address }) => address), ...others];
    const reading = await deps.chain.getAccounts(addresses);
    const accounts = new Map(addresses.map((address, at) => [address, reading.accounts[at] ?? null]));
    return [
      ...(coinPool ? coinRunway({ coinPool, rewardVault, accounts, staked }, limits) : []),
      ...pools.flatMap((shown) => streamRunways(shown, accounts, limits)),
      checkMinter(payers.minter, accounts, limits),
      operator,
    ];
  } catch (error) {
    writeLog("warn", "the accounts of the health checks were not read", {}, error);
    const unread = { of: "", value: null, state: "unread" } as const;
    return [
      { name: "runway", ...unread },
      { ...unread, name: "minter", state: payers.minter ? "unread" : "unset" },
      operator,
    ];
  }
}

function checkMinter(minter: string | null, accounts: Accounts, limits: Limits): Finding {
  if (!minter) return { name: "minter", of: "", value: null, state: "unset" };
  const lamports = accounts.get(minter)?.lamports ?? 0n;
  return found("minter", lamports, lamports < BigInt(limits.alert_payer_sol));
}

async function checkOperator({ evm, payers }: HealthDeps, limits: Limits): Promise<Finding> {
  if (!payers.operator) return { name: "operator", of: "", value: null, state: "unset" };
  try {
    const kei = await evm.getBalance(payers.operator);
    return found("operator", kei, kei < BigInt(limits.alert_payer_kaia));
  } catch (error) {
    writeLog("warn", "the balance of the operator was not read", {}, error);
    return { name: "operator", of: "", value: null, state: "unread" };
  }
}

/** The streams of a pool that have not ended. */
function streamRunways(
  { kind, collection, address, rewards }: ShownNftPool,
  accounts: Accounts,
  limits: Limits,
): Finding[] {
  const pool = nftPoolOf(accounts.get(address) ?? null);
  if (!pool) return [];
  const ts = readClock(accounts.get(CLOCK_ADDRESS) ?? null);
  return pool.streams.flatMap((stream, place) =>
    ts < stream.endTs
      ? [streamRunway({ pool, stream, ts }, keyOfStream({ kind, collection, reward: rewards[place] ?? place }), limits)]
      : [],
  );
}

/**
 * A stream that runs out before its end is bad once that is near. Of a bonus, each NFT inside is taken to check in every day
 * at the highest factor, so that it never says more days than there are.
 */
function streamRunway(
  { pool, stream, ts }: { pool: NftPool; stream: NftStream; ts: bigint },
  of: string,
  limits: Limits,
): Finding {
  const settled = settledAt(stream, pool.weight, ts > pool.lastTs ? ts : pool.lastTs);
  const until = stream.kind === "bonus" ? bonusUntil(settled, pool.nfts, ts) : fundedUntil(settled, pool.weight);
  // nobody earns from it now
  if (until === null) return found("runway", null, false, of);
  const days = Math.floor(Number(until - ts) / DAY_SECONDS);
  return found("runway", days, until < stream.endTs && days < limits.alert_runway_days, of);
}

function bonusUntil({ rateRaw, streakBps, freeParts }: NftStream, nfts: number, ts: bigint): bigint | null {
  const most = BigInt(Math.max(10_000, ...streakBps));
  const aDay = (rateRaw * most * BigInt(nfts)) / 10_000n;
  return aDay === 0n ? null : ts + (freeParts / PARTS / aDay) * BigInt(DAY_SECONDS);
}

type Stakes = { termDays: number; sum: number }[];

/** What was staked in the last thirty days, for each term. */
function sumStakes({ db, now }: HealthDeps, coinPool: string): Promise<Stakes> {
  const { kind, poolAddress, blockTs, termDays, amountRaw } = stakingEvent;
  const fromTs = Math.floor(now.getTime() / 1000) - LOOKED_BACK_DAYS * DAY_SECONDS;
  return db
    .select({ termDays, sum: sql<number>`sum(cast(${amountRaw} as real))` })
    .from(stakingEvent)
    .where(and(eq(kind, "staked"), gte(blockTs, fromTs), eq(poolAddress, coinPool)))
    .groupBy(termDays);
}

/**
 * The coin pool reserves the whole reward of a stake when it is opened, so what can run out is what is free for new stakes. Its
 * days are those at the pace of the last thirty; without a stake in them there is no pace.
 */
function coinRunway(
  {
    coinPool,
    rewardVault,
    accounts,
    staked,
  }: { coinPool: string; rewardVault: string; accounts: Accounts; staked: Stakes },
  limits: Limits,
): Finding[] {
  const pool = decodeOwned(accounts.get(coinPool) ?? null, STAKING_PROGRAM_ADDRESS, decodeCoinPool);
  if (!pool) return [];
  const freeRaw = tokenAmountOf(accounts.get(rewardVault)) - pool.totalReservedRaw;
  // a sum that is rounded to fifteen digits is exact enough for days
  const promised = staked.reduce((sum, { termDays: days, sum: principal }) => {
    if (!isCoinTerm(days)) return sum;
    return sum + wholeReward(BigInt(Math.round(principal)), rateOfTerm(pool.ratesBps, days), days);
  }, 0n);
  if (freeRaw <= 0n) return [found("runway", 0, true, OF_COIN_POOL)];
  if (promised === 0n) return [found("runway", null, false, OF_COIN_POOL)];
  const days = Number((freeRaw * BigInt(LOOKED_BACK_DAYS)) / promised);
  return [found("runway", days, days < limits.alert_runway_days, OF_COIN_POOL)];
}
