import {
  bonusOf,
  checkInFrom,
  koreanDayNumber,
  NFT_TERMS_DAYS,
  type NftPositionTerms,
  type NftStreamTerms,
  netOfNftClaim,
  nextStreak,
  nftAccruedAt,
  nftDueAt,
  nftEndsAt,
  settledAt,
} from "~programs/nft-reward-calculator";
import type { CheckInView, NftOffer, NftRewardView } from "./view";

export * from "~programs/nft-reward-calculator";

/** NFTs that a holder can choose for one batch. */
export const MINTS_A_BATCH = 200;

/** The part of a pool that decides what its positions are owed. Streams as decoded, at any second before. */
export type PoolTerms = { weight: number; streams: NftStreamTerms[] };

/** What a position has of each stream of its pool at a chain second. */
export function rewardsAt(position: NftPositionTerms, pool: PoolTerms, ts: bigint): NftRewardView[] {
  const due = nftDueAt(position, pool, ts);
  const accrued = nftAccruedAt(position, pool, ts);
  return pool.streams.map((_, place) => {
    const claimedRaw = position.rewards[place]?.claimedRaw ?? 0n;
    const dueRaw = due[place] ?? 0n;
    const lockedRaw = position.leftTs === 0n ? (accrued[place] ?? 0n) - dueRaw : 0n;
    const dueNetRaw = netOfNftClaim(claimedRaw, dueRaw, position.feeBps);
    return { place, dueRaw, dueNetRaw, lockedRaw, claimedRaw };
  });
}

/** A position's state at a chain second: the term of a Boost position ends as it begins, and it never matures. */
export function nftStateAt(
  position: Pick<NftPositionTerms, "startTs" | "leftTs" | "termDays">,
  ts: bigint,
): "inside" | "matured" | "left" {
  if (position.leftTs !== 0n) return "left";
  return position.termDays > 0 && ts >= nftEndsAt(position) ? "matured" : "inside";
}

type CheckInRecord = { lastDay: number | null; streak: number; checkIns: number };

/** Whether an NFT can check in at a chain second. `done` is looked at before `early`: a day that already counts needs no waiting. */
export function checkInStateAt(
  record: Pick<CheckInRecord, "lastDay">,
  position: Pick<NftPositionTerms, "startTs">,
  ts: bigint,
): CheckInView["today"] {
  if (record.lastDay !== null && record.lastDay >= koreanDayNumber(ts)) return "done";
  return ts < checkInFrom(position) ? "early" : "open";
}

/** Check-ins of an NFT inside at a chain second; `bonus` is the pool's bonus stream, null where it has none. */
export function checkInAt(
  record: CheckInRecord,
  position: Pick<NftPositionTerms, "startTs">,
  bonus: NftStreamTerms | null,
  pool: Pick<PoolTerms, "weight">,
  ts: bigint,
): CheckInView {
  const today = checkInStateAt(record, position, ts);
  // an NFT that was staked today cannot go on with its streak before tomorrow
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

/** The terms that a pool offers, by its kind and weights (without term, 90, 180 and 270 days). */
export function offersOf(kind: "boost" | "nova", weightsBps: readonly number[]): NftOffer[] {
  const [baseWeightBps = 0, ...ofTerms] = weightsBps;
  if (kind === "boost") return [{ termDays: 0, weightBps: baseWeightBps, baseWeightBps }];
  return NFT_TERMS_DAYS.map((termDays, i) => ({ termDays, weightBps: ofTerms[i] ?? 0, baseWeightBps })).filter(
    ({ weightBps }) => weightBps > 0,
  );
}

/** The terms of a stake as a screen shows them, as its wish says them (decimal strings). */
export type ShownNftTerms = { minWeightBps: string; minBaseWeightBps: string; maxFeeBps: string };

/** What a screen shows of a term of this pool: the program refuses worse terms (ConditionsChanged). */
export function shownNftTerms(pool: { offers: readonly NftOffer[]; feeBps: number }, termDays: number): ShownNftTerms {
  const offer = pool.offers.find((each) => each.termDays === termDays);
  return {
    minWeightBps: String(offer?.weightBps ?? 0),
    minBaseWeightBps: String(offer?.baseWeightBps ?? 0),
    maxFeeBps: String(pool.feeBps),
  };
}

/** A term that a stake can be for, in days; 0: without one. */
export type NftTermDays = 0 | (typeof NFT_TERMS_DAYS)[number];

/** The offers of a pool with terms, shortest first. */
export function termsOf(offers: readonly NftOffer[]): (NftOffer & { termDays: Exclude<NftTermDays, 0> })[] {
  return NFT_TERMS_DAYS.flatMap((termDays) => {
    const offer = offers.find((each) => each.termDays === termDays);
    return offer ? { ...offer, termDays } : [];
  });
}

/** The term that a stake begins with: the shortest that is offered, 0 where none is. */
export function firstTermOf(offers: readonly NftOffer[]): NftTermDays {
  return termsOf(offers)[0]?.termDays ?? 0;
}

/** What a position could be paid of a stream: `hasLeft` lets the last claim pass even where the fee takes all of it. */
export type Claimable = { dueRaw: bigint; claimedRaw: bigint; feeBps: number; hasLeft: boolean };

/**
 * Takes an amount out of several positions in their order, oldest first; "max" takes all that is due. Gives one share a
 * position, 0n where nothing is taken; the shares add up to the amount exactly. Null where the amount is above what can be
 * paid. The program refuses a claim of which the fee would leave nothing, so no share is such a one.
 */
export function distributeClaim(positions: readonly Claimable[], amountRaw: bigint | "max"): bigint[] | null {
  const whole = positions.map((position) => (isPayable(position, position.dueRaw) ? position.dueRaw : 0n));
  if (amountRaw === "max") return whole;
  const shares = positions.map(() => 0n);
  let left = amountRaw;
  for (const [i, position] of positions.entries()) {
    const share = left < (whole[i] ?? 0n) ? left : (whole[i] ?? 0n);
    if (share === 0n || !isPayable(position, share)) continue;
    shares[i] = share;
    left -= share;
  }
  if (left === 0n) return shares;
  return left === 1n ? moveOneUnit(positions, whole, shares) : null;
}

function isPayable({ dueRaw, claimedRaw, feeBps, hasLeft }: Claimable, shareRaw: bigint): boolean {
  if (shareRaw === 0n) return false;
  return netOfNftClaim(claimedRaw, shareRaw, feeBps) > 0n || (hasLeft && shareRaw === dueRaw);
}

/** A single unit may be less than its fee, two never are: one more is taken out of a share that bears it. */
function moveOneUnit(positions: readonly Claimable[], whole: bigint[], shares: bigint[]): bigint[] | null {
  const to = shares.findIndex((share, i) => share === 0n && (whole[i] ?? 0n) >= 2n);
  const from = shares.findLastIndex((share, i) => {
    const position = positions[i];
    return position !== undefined && share > 1n && isPayable(position, share - 1n);
  });
  if (to < 0 || from < 0) return null;
  return shares.map((share, i) => (i === to ? 2n : i === from ? share - 1n : share));
}
