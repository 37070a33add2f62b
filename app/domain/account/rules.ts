import { byCoin } from "../coin-order";
import type { DropView } from "../drop/view";
import { nextBonusNetOf } from "../nft-staking/holding/rewards-now";
import type { NftHoldingView } from "../nft-staking/holding/view";
import { exitAt, figuresAt, netOfFee } from "../staking/rules";
import { releaseDates, vestedAt } from "../vesting/rules";
import type { AccountDate, AccountHoldings, CheckInsLeft, CoinAmount, CoinPart, CoinSum, GrantPart } from "./view";

/** How many release dates one grant may put into a calendar. */
const MAX_RELEASES = 12;
/** How many steps of a grant are searched for release dates. */
const MAX_STEPS = 4_000;
const DAY = 86_400n;
const HOUR = 3_600n;
/** 20:00 in Korea, where check-in days begin and end: the day's work is done and four hours are left. */
const REMINDER_UTC_SECONDS = 11n * HOUR;

const NOTHING = { stakedRaw: 0n, dueRaw: 0n, accruedRaw: 0n, comingRaw: 0n, comingOfGrantsRaw: 0n, givenUpRaw: 0n };

/** What a wallet has of each coin over all parts that could be read. A coin of which there is nothing is left out. */
export function coinSums({ coin, nfts, grants }: AccountHoldings): CoinSum[] {
  const sums = new Map<string, CoinSum>();
  const add = ({
    mint,
    symbol,
    decimals,
    ...amounts
  }: Pick<CoinSum, "mint" | "symbol" | "decimals"> & Partial<CoinSum>) => {
    const sum = sums.get(mint) ?? { mint, symbol, decimals, ...NOTHING };
    sum.stakedRaw += amounts.stakedRaw ?? 0n;
    sum.dueRaw += amounts.dueRaw ?? 0n;
    sum.accruedRaw += amounts.accruedRaw ?? 0n;
    sum.comingRaw += amounts.comingRaw ?? 0n;
    sum.comingOfGrantsRaw += amounts.comingOfGrantsRaw ?? 0n;
    sum.givenUpRaw += amounts.givenUpRaw ?? 0n;
    sums.set(mint, sum);
  };
  if (coin.value)
    add({ mint: coin.value.mint, symbol: "SCG", decimals: coin.value.decimals, ...coinAmounts(coin.value) });
  for (const holding of nfts.value ?? []) nftAmounts(holding).forEach(add);
  for (const { mint, coin: symbol, decimals, figures } of grants.value?.grants ?? []) {
    const { dueRaw, toComeRaw } = figures;
    add({ mint, symbol, decimals, dueRaw, comingRaw: toComeRaw, comingOfGrantsRaw: toComeRaw });
  }
  return [...sums.values()]
    .filter((sum) => sum.stakedRaw + sum.dueRaw + sum.accruedRaw + sum.comingRaw + sum.givenUpRaw > 0n)
    .sort(byCoin);
}

function coinAmounts({ positions, chainTs }: CoinPart) {
  const sum = (amountOf: (position: CoinPart["positions"][number]) => bigint) =>
    positions.reduce((total, position) => total + amountOf(position), 0n);
  return {
    stakedRaw: sum((position) => exitAt(position, chainTs).principalRaw),
    dueRaw: sum((position) => figuresAt(position, chainTs).dueNetRaw),
    comingRaw: sum((position) => comingOf(position, chainTs)),
    // what leaving gives up is what waiting would bring
    givenUpRaw: sum((position) => (exitAt(position, chainTs).releasedRaw > 0n ? comingOf(position, chainTs) : 0n)),
  };
}

/** What a position still brings until its end, after the fee. */
function comingOf(position: CoinPart["positions"][number], chainTs: bigint): bigint {
  const { rewardTotalRaw, feeBps } = position;
  return netOfFee(rewardTotalRaw, feeBps) - netOfFee(figuresAt(position, chainTs).earnedRaw, feeBps);
}

function nftAmounts({ pool, positions }: NftHoldingView) {
  return pool.streams.map(({ place, mint, symbol, decimals }) => {
    const amounts = { dueRaw: 0n, accruedRaw: 0n, givenUpRaw: 0n };
    for (const { rewards } of positions) {
      const reward = rewards[place];
      if (!reward) continue;
      amounts.dueRaw += reward.dueNetRaw;
      amounts.accruedRaw += reward.lockedNetRaw;
      amounts.givenUpRaw += reward.lockedNetRaw;
    }
    return { mint, symbol, decimals, ...amounts };
  });
}

/** Future dates: ends of terms, the next check-in, releases of grants. Earliest first. */
export function accountDates({ coin, nfts, grants }: AccountHoldings): AccountDate[] {
  const dates = [
    ...(coin.value ? coinTerms(coin.value) : []),
    ...(nfts.value ?? []).flatMap(nftTerms),
    ...checkIns(nfts.value ?? []),
    ...(grants.value ? releases(grants.value) : []),
  ];
  return dates.sort((a, b) => Number(a.atTs - b.atTs) || (a.id < b.id ? -1 : 1));
}

/** How many gifts of drops the wallet can take now, and when the first of them ends; null if there is none. */
export function giftsReady(
  drops: readonly Pick<DropView, "obstacle" | "endTs">[],
): { count: number; endTs: bigint } | null {
  const ends = drops.filter(({ obstacle }) => obstacle === null).map(({ endTs }) => endTs);
  const [first] = ends.toSorted((a, b) => (a < b ? -1 : 1));
  return first === undefined ? null : { count: ends.length, endTs: first };
}

/** How many staked NFTs can still check in on this Korean day, for a bonus, and when the day ends; null if none can. */
export function checkInsLeft({ nfts }: Pick<AccountHoldings, "nfts">): CheckInsLeft | null {
  const open = (nfts.value ?? []).filter(
    ({ pool, checkInsLeft: left }) => left > 0 && pool.streams.some(({ kind }) => kind === "bonus"),
  );
  const [most] = open.toSorted((a, b) => b.checkInsLeft - a.checkInsLeft);
  if (!most) return null;
  const { kind, collection } = most.pool;
  const count = open.reduce((sum, holding) => sum + holding.checkInsLeft, 0);
  // the bonus of an NFT that was not read is not known
  const bonus = open.some(({ hasMore }) => hasMore) ? [] : open.flatMap(bonusOpen);
  return { count, untilTs: most.nextDayTs, pool: { kind, collection }, bonus };
}

/** What the check-ins that are open in a pool would earn, after the fees. */
function bonusOpen({ pool, positions }: NftHoldingView): CoinAmount[] {
  const open = positions.filter(({ leftTs, checkIn }) => leftTs === 0n && checkIn?.today === "open");
  const raw = nextBonusNetOf(open);
  return pool.streams
    .filter(({ kind }) => kind === "bonus")
    .slice(0, 1)
    .map(({ mint, symbol, decimals }) => ({ mint, symbol, decimals, raw }));
}

function coinTerms({ positions, decimals, chainTs }: CoinPart): AccountDate[] {
  return positions
    .filter((position) => figuresAt(position, chainTs).state === "running")
    .map(({ address, principalRaw, termDays, figures }) => {
      return { id: address, atTs: figures.endTs, kind: "coin-term", principalRaw, termDays, decimals };
    });
}

function nftTerms({ positions }: NftHoldingView): AccountDate[] {
  return positions.flatMap(({ address, name, state, endTs, termDays }): AccountDate[] =>
    state === "inside" && endTs !== null ? [{ id: address, atTs: endTs, kind: "nft-term", name, termDays }] : [],
  );
}

/**
 * One reminder for all pools whose check-ins earn something: this evening if a check-in is left and the evening has not
 * passed, otherwise the next day's.
 */
function checkIns(all: readonly NftHoldingView[]): AccountDate[] {
  const holdings = all.filter(({ pool }) => pool.streams.some(({ kind }) => kind === "bonus"));
  const count = holdings.reduce((sum, { positions }) => sum + positions.filter(({ checkIn }) => checkIn).length, 0);
  const [first] = holdings;
  if (!first || count === 0) return [];
  const { chainTs } = first;
  const isLeft = holdings.some(({ checkInsLeft }) => checkInsLeft > 0);
  const today = chainTs - (chainTs % DAY) + REMINDER_UTC_SECONDS;
  // a Korean day begins at 15:00 UTC; from then on, the evening of its date falls on the next UTC day
  const evening = chainTs % DAY >= 15n * HOUR ? today + DAY : today;
  const isAhead = isLeft && evening > chainTs;
  return [{ id: "check-in", atTs: isAhead ? evening : evening + DAY, kind: "check-in", count }];
}

function releases({ grants, chainTs }: GrantPart): AccountDate[] {
  return grants.flatMap((grant) => {
    const { address, coin, decimals, plan, revokedTs } = grant;
    if (revokedTs !== 0n) return [];
    return releaseDates(grant, MAX_STEPS)
      .filter((ts) => ts > chainTs)
      .slice(0, MAX_RELEASES)
      .map((ts): AccountDate => {
        const vestedRaw = vestedAt(grant, ts);
        return { id: `${address}.${ts}`, atTs: ts, kind: "release", coin, decimals, plan, vestedRaw };
      });
  });
}
