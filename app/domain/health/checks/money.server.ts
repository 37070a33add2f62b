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
import { getSetting } from "../../settings/queries.server";
import { COLLECTION_NAMES } from "../../settings/subjects";
import { type ChainAccount, CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { decodeOwned } from "../../solana/owned-account";
import { tokenAmountOf } from "../../solana/token.server";
import { isCoinTerm, rateOfTerm, wholeReward } from "../../staking/rules";
import { type Finding, found, type Limits } from "../check";
import type { HealthDeps } from "../deps";

const DAY_SECONDS = 86_400;
/** The days whose stakes say how fast the free reward of the coin pool is promised away. */
const LOOKED_BACK_DAYS = 30;

type Accounts = ReadonlyMap<string, ChainAccount | null>;

/**
 * For how many more days each pool and stream can pay, and what the keys hold that pay fees. All accounts of Solana are read
 * in one call; if it fails, each of these findings is `unread`.
 */
export async function checkMoney(deps: HealthDeps, limits: Limits): Promise<Finding[]> {
  const { db, payers } = deps;
  const [coinPool, pools, operator] = await Promise.all([
    getSetting(db, "coin_pool_address"),
    listShownPools(db),
    checkOperator(deps, limits),
  ]);
  const rewardVault = coinPool && findRewardVaultAddress(new PublicKey(coinPool)).toBase58();
  const asked = [CLOCK_ADDRESS, ...pools.map(({ address }) => address)];
  const others = [coinPool, rewardVault, payers.minter].filter((address) => !!address) as string[];
  const accounts = await readAll(deps, [...asked, ...others]);
  if (!accounts) {
    const unread = { of: "", value: null, state: "unread" } as const;
    return [{ name: "runway", ...unread }, { ...unread, name: "minter", state: minterState(payers.minter) }, operator];
  }
  const ts = readClock(accounts.get(CLOCK_ADDRESS) ?? null);
  const streams = pools.flatMap(({ kind, collection, address, rewards }) => {
    const pool = nftPoolOf(accounts.get(address) ?? null);
    const name = `${kind} ${COLLECTION_NAMES[collection]}`;
    return (pool?.streams ?? []).flatMap((stream, place) =>
      pool && ts < stream.endTs
        ? [streamRunway({ pool, stream, ts }, `${name} ${rewards[place] ?? place}`, limits)]
        : [],
    );
  });
  return [
    ...(coinPool ? await coinRunway(deps, { coinPool, rewardVault, accounts, ts }, limits) : []),
    ...streams,
    checkMinter(payers.minter, accounts, limits),
    operator,
  ];
}

/** Null if no node answered with accounts that can be read. */
async function readAll({ chain }: HealthDeps, addresses: string[]): Promise<Accounts | null> {
  try {
    const { accounts } = await chain.getAccounts(addresses);
    return new Map(addresses.map((address, at) => [address, accounts[at] ?? null]));
  } catch (error) {
    writeLog("warn", "the accounts of the health checks were not read", {}, error);
    return null;
  }
}

const minterState = (minter: string | null) => (minter ? ("unread" as const) : ("unset" as const));

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

/**
 * The coin pool reserves the whole reward of a stake when it is opened, so what can run out is what is free for new stakes. Its
 * days are those at the pace of the last thirty; without a stake in them there is no pace.
 */
async function coinRunway(
  { db }: HealthDeps,
  { coinPool, rewardVault, accounts, ts }: { coinPool: string; rewardVault: string; accounts: Accounts; ts: bigint },
  limits: Limits,
): Promise<Finding[]> {
  const pool = decodeOwned(accounts.get(coinPool) ?? null, STAKING_PROGRAM_ADDRESS, decodeCoinPool);
  if (!pool) return [];
  const freeRaw = tokenAmountOf(accounts.get(rewardVault)) - pool.totalReservedRaw;
  const { kind, poolAddress, blockTs, termDays, amountRaw } = stakingEvent;
  const staked = await db
    .select({ termDays, sum: sql<number>`sum(cast(${amountRaw} as real))` })
    .from(stakingEvent)
    .where(
      and(eq(kind, "staked"), gte(blockTs, Number(ts) - LOOKED_BACK_DAYS * DAY_SECONDS), eq(poolAddress, coinPool)),
    )
    .groupBy(termDays);
  // a sum that is rounded to fifteen digits is exact enough for days
  const promised = staked.reduce((sum, { termDays: days, sum: principal }) => {
    if (!isCoinTerm(days)) return sum;
    return sum + wholeReward(BigInt(Math.round(principal)), rateOfTerm(pool.ratesBps, days), days);
  }, 0n);
  if (freeRaw <= 0n) return [found("runway", 0, true, "SCG staking")];
  if (promised === 0n) return [found("runway", null, false, "SCG staking")];
  const days = Number((freeRaw * BigInt(LOOKED_BACK_DAYS)) / promised);
  return [found("runway", days, days < limits.alert_runway_days, "SCG staking")];
}
