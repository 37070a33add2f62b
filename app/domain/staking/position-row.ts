import { releasedAt, wholeReward } from "~programs/reward-calculator";
import type { PositionEvent, StakeTerms } from "./events.server";

/** A row of `staking_position`. */
export type PositionRow = StakeTerms & {
  address: string;
  poolAddress: string;
  walletAddress: string;
  principalRaw: bigint;
  rewardTotalRaw: bigint;
  claimedRaw: bigint;
  startTs: number;
  leftTs: number;
  seenSlot: number;
  closedAt: Date | null;
};

/** Within one slot, a stake comes before claims, and leaving before closing. */
const ORDER: PositionEvent["kind"][] = ["staked", "claimed", "unstaked", "closed"];

/**
 * The row of a position whose account is gone, from all its events in any order; null if its stake is not among them. The
 * address of a closed position may be used again: the row is that of the last position there.
 */
export function rowOfGone(events: PositionEvent[]): PositionRow | null {
  const life = lastLife(events);
  const staked = life[0];
  if (!staked?.terms) return null;
  const released = life.find(({ kind }) => kind === "unstaked");
  const closed = life.find(({ kind }) => kind === "closed");
  const whole = wholeReward(staked.amountRaw, staked.terms.rateBps, staked.terms.termDays);
  const claimedRaw = claimedIn(life);
  // it closes once everything that was left of its reward has been claimed
  const rewardTotalRaw = closed ? claimedRaw : whole - (released?.releasedRaw ?? 0n);
  return {
    address: staked.positionAddress,
    poolAddress: staked.poolAddress,
    walletAddress: staked.wallet,
    principalRaw: staked.amountRaw,
    ...staked.terms,
    rewardTotalRaw,
    claimedRaw,
    startTs: Number(staked.ts),
    leftTs: Number(released?.ts ?? 0n),
    seenSlot: Math.max(...life.map(({ slot }) => slot)),
    closedAt: closed ? new Date(Number(closed.ts) * 1000) : null,
  };
}

/** What leaving gave up, if no log has it, computed from the account as it was left. */
export function releasedFrom(terms: StakeTerms & { principalRaw: bigint }, rewardTotalRaw: bigint): bigint {
  return wholeReward(terms.principalRaw, terms.rateBps, terms.termDays) - rewardTotalRaw;
}

/** The same if the account is gone, from the events before; null if the stake is not among them. */
export function releasedAfter(events: PositionEvent[], ts: bigint): bigint | null {
  const life = lastLife(events);
  const staked = life[0];
  if (!staked?.terms) return null;
  const { amountRaw: principalRaw, terms, ts: startTs } = staked;
  const rewardTotalRaw = wholeReward(principalRaw, terms.rateBps, terms.termDays);
  const claimedRaw = claimedIn(life.filter((event) => event.ts <= ts));
  return releasedAt({ ...terms, principalRaw, rewardTotalRaw, claimedRaw, startTs, leftTs: 0n }, ts);
}

function claimedIn(events: PositionEvent[]): bigint {
  return events
    .filter(({ kind }) => kind === "claimed")
    .reduce((sum, { amountRaw, feeRaw }) => sum + amountRaw + feeRaw, 0n);
}

function lastLife(events: PositionEvent[]): PositionEvent[] {
  const sorted = events.toSorted((a, b) => a.slot - b.slot || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const begin = sorted.findLastIndex(({ kind }) => kind === "staked");
  return begin < 0 ? [] : sorted.slice(begin);
}
