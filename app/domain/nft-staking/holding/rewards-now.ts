import type { NftHoldingPage, NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { claimableWeight, netOfNftClaim, PARTS } from "~/domain/nft-staking/rules";

/**
 * Amounts in base units. `due…` is what can be claimed, `locked…` is what the end of the term adds; `…NetRaw` is what of it
 * reaches the holder, after the fee.
 */
export type RewardNow = { dueRaw: bigint; dueNetRaw: bigint; lockedRaw: bigint; lockedNetRaw: bigint };

type Gross = Pick<RewardNow, "dueRaw" | "lockedRaw">;

type Reading = { chainTs: bigint; streams: readonly NftStreamView[] };

/**
 * What a position has of a stream at `ts`, extrapolated from the reading at `chainTs`. It is never more than the chain will
 * pay, since both parts are rounded down. The program alone decides what is paid.
 */
export function rewardNow(position: NftPositionView, place: number, reading: Reading, ts: bigint): RewardNow {
  const now = grossNow(position, place, reading, ts);
  const claimedRaw = position.rewards[place]?.claimedRaw ?? 0n;
  return {
    ...now,
    dueNetRaw: netOfNftClaim(claimedRaw, now.dueRaw, position.feeBps),
    lockedNetRaw: netOfNftClaim(claimedRaw + now.dueRaw, now.lockedRaw, position.feeBps),
  };
}

function grossNow(position: NftPositionView, place: number, reading: Reading, ts: bigint): Gross {
  const reward = position.rewards[place];
  const stream = reading.streams[place];
  if (!reward || !stream) return { dueRaw: 0n, lockedRaw: 0n };
  const { dueRaw, lockedRaw } = reward;
  const seconds = secondsBetween(stream, reading.chainTs, ts);
  if (position.leftTs !== 0n || seconds === 0n) return endOfTerm(position, reading, ts, { dueRaw, lockedRaw });
  const gained = (weightBps: number) => (stream.rateRaw * BigInt(weightBps) * seconds) / PARTS;
  if (position.state === "matured" || position.termDays === 0) {
    return { dueRaw: dueRaw + gained(position.weightBps), lockedRaw };
  }
  const dueGained = gained(position.baseWeightBps);
  const now = { dueRaw: dueRaw + dueGained, lockedRaw: lockedRaw + gained(position.weightBps) - dueGained };
  return endOfTerm(position, reading, ts, now);
}

/** The sum of a stream over positions at `ts`. */
export function totalNow(
  positions: readonly NftPositionView[],
  place: number,
  reading: Reading,
  ts: bigint,
): RewardNow {
  const sum = { dueRaw: 0n, dueNetRaw: 0n, lockedRaw: 0n, lockedNetRaw: 0n };
  for (const position of positions) {
    const { dueRaw, dueNetRaw, lockedRaw, lockedNetRaw } = rewardNow(position, place, reading, ts);
    sum.dueRaw += dueRaw;
    sum.dueNetRaw += dueNetRaw;
    sum.lockedRaw += lockedRaw;
    sum.lockedNetRaw += lockedNetRaw;
  }
  return sum;
}

/**
 * The sum of a stream over all that a holder has in a pool at `ts`. Positions on other pages count as they were read, which
 * is never more than the chain will pay.
 */
export function holdingNow(
  { positions, elsewhere, pool }: Pick<NftHoldingPage, "positions" | "elsewhere" | "pool">,
  place: number,
  ts: bigint,
): Omit<RewardNow, "lockedRaw"> {
  const { dueRaw, dueNetRaw, lockedNetRaw } = totalNow(positions, place, pool, ts);
  const other = elsewhere?.rewards[place];
  return {
    dueRaw: dueRaw + (other?.dueRaw ?? 0n),
    dueNetRaw: dueNetRaw + (other?.dueNetRaw ?? 0n),
    lockedNetRaw: lockedNetRaw + (other?.lockedNetRaw ?? 0n),
  };
}

/** The staked NFTs of this page and of the others, by what they earn by. */
export function insideOf({
  positions,
  elsewhere,
}: Pick<NftHoldingPage, "positions" | "elsewhere">): { weightBps: number; claimableBps: number; feeBps: number }[] {
  const others = (elsewhere?.inside ?? []).flatMap(({ count, ...nft }) => Array<typeof nft>(count).fill(nft));
  const own = positions.filter(({ leftTs }) => leftTs === 0n);
  return [...own.map((nft) => ({ ...nft, claimableBps: claimableWeight(nft) })), ...others];
}

/** What the next check-ins of these NFTs bring their holder, after the fees. */
export function nextBonusNetOf(positions: readonly Pick<NftPositionView, "checkIn" | "feeBps">[]): bigint {
  return positions.reduce(
    (sum, { checkIn, feeBps }) => sum + netOfNftClaim(0n, checkIn?.nextBonusRaw ?? 0n, feeBps),
    0n,
  );
}

/**
 * What positions whose term is running earn from `ts` until the ends of their terms, after the fee, in the rates and funds of
 * the reading. What has accrued by then, claimable or not, is not in it, so that the three can be added. Check-ins are not
 * in it either.
 */
export function waitingBrings(
  positions: readonly NftPositionView[],
  place: number,
  reading: Reading,
  ts: bigint,
): bigint {
  return positions.reduce((sum, position) => {
    const { endTs } = position;
    if (endTs === null || endTs <= ts || position.leftTs !== 0n) return sum;
    const now = rewardNow(position, place, reading, ts);
    return sum + rewardNow(position, place, reading, endTs).dueNetRaw - now.dueNetRaw - now.lockedNetRaw;
  }, 0n);
}

/** Whether a stream pays in the second after `ts`, so that its figure ticks. */
export function isPaying(stream: NftStreamView, ts: bigint): boolean {
  return secondsBetween(stream, ts, ts + 1n) > 0n;
}

/** Makes what was locked due if the term has ended by `ts`. */
function endOfTerm(position: NftPositionView, { chainTs }: Reading, ts: bigint, now: Gross): Gross {
  const isOver = position.endTs !== null && chainTs < position.endTs && ts >= position.endTs;
  return isOver ? { dueRaw: now.dueRaw + now.lockedRaw, lockedRaw: 0n } : now;
}

/**
 * The seconds between two times for which a stream pays: not after its end, nor after the last second that its funds cover.
 */
function secondsBetween({ kind, endTs, fundedUntilTs }: NftStreamView, from: bigint, to: bigint): bigint {
  if (kind !== "daily") return 0n;
  const ends = [to, endTs, fundedUntilTs].filter((ts) => ts !== null);
  const until = ends.reduce((a, b) => (a < b ? a : b));
  return until > from ? until - from : 0n;
}
