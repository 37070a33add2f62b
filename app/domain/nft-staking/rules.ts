import {
  bonusOf,
  checkInFrom,
  koreanDayNumber,
  type NftPositionTerms,
  type NftStreamTerms,
  netOfNftClaim,
  nextStreak,
  nftAccruedAt,
  nftDueAt,
  nftEndsAt,
  settledAt,
} from "~programs/nft-reward-calculator";
import type { CheckInView, NftRewardView } from "./holding/view";

export * from "~programs/nft-reward-calculator";

/** The part of a pool that decides what its positions are owed. The streams may have been decoded at any earlier second. */
export type NftPoolTerms = { weight: number; streams: NftStreamTerms[] };

/** What a position has of each stream of its pool at a chain second. */
export function rewardsAt(position: NftPositionTerms, pool: NftPoolTerms, ts: bigint): NftRewardView[] {
  const due = nftDueAt(position, pool, ts);
  const accrued = nftAccruedAt(position, pool, ts);
  return pool.streams.map((_, place) => {
    const claimedRaw = position.rewards[place]?.claimedRaw ?? 0n;
    const dueRaw = due[place] ?? 0n;
    const lockedRaw = position.leftTs === 0n ? (accrued[place] ?? 0n) - dueRaw : 0n;
    const dueNetRaw = netOfNftClaim(claimedRaw, dueRaw, position.feeBps);
    const lockedNetRaw = netOfNftClaim(claimedRaw + dueRaw, lockedRaw, position.feeBps);
    return { place, dueRaw, dueNetRaw, lockedRaw, lockedNetRaw, claimedRaw };
  });
}

/** The weight by which a staked NFT earns what can be claimed at once; what its own weight adds is due at the end of its term. */
export function claimableWeight(position: {
  state: "inside" | "matured" | "left";
  termDays: number;
  weightBps: number;
  baseWeightBps: number;
}): number {
  return position.state === "inside" && position.termDays > 0 ? position.baseWeightBps : position.weightBps;
}

/**
 * A position's state at a chain second. The term of a Boost position ends when it begins, but such a position never counts
 * as matured.
 */
export function nftStateAt(
  position: Pick<NftPositionTerms, "startTs" | "leftTs" | "termDays">,
  ts: bigint,
): "inside" | "matured" | "left" {
  if (position.leftTs !== 0n) return "left";
  return position.termDays > 0 && ts >= nftEndsAt(position) ? "matured" : "inside";
}

type CheckInRecord = { lastDay: number | null; streak: number; checkIns: number };

/**
 * Whether an NFT can check in at a chain second. `done` is tested before `early`: once today is counted, there is nothing to
 * wait for.
 */
export function checkInStateAt(
  record: Pick<CheckInRecord, "lastDay">,
  position: Pick<NftPositionTerms, "startTs">,
  ts: bigint,
): CheckInView["today"] {
  if (record.lastDay !== null && record.lastDay >= koreanDayNumber(ts)) return "done";
  return ts < checkInFrom(position) ? "early" : "open";
}

/** The check-ins of a staked NFT at a chain second. `bonus` is the pool's bonus stream, null if it has none. */
export function checkInAt(
  record: CheckInRecord,
  position: Pick<NftPositionTerms, "startTs">,
  bonus: NftStreamTerms | null,
  pool: Pick<NftPoolTerms, "weight">,
  ts: bigint,
): CheckInView {
  const today = checkInStateAt(record, position, ts);
  // an NFT that was staked today cannot continue its streak before tomorrow
  const nextTs = today === "early" ? checkInFrom(position) : ts;
  const isAlive = record.lastDay !== null && record.lastDay >= koreanDayNumber(nextTs) - 1;
  const next = nextStreak(record, nextTs) ?? record.streak + 1;
  const stream = bonus && settledAt(bonus, pool.weight, nextTs);
  return {
    today,
    streak: isAlive ? record.streak : 0,
    nextStreak: next,
    nextBonusRaw: stream ? bonusOf(stream, next, nextTs) : 0n,
    checkIns: record.checkIns,
  };
}
