/**
 * What an NFT in a pool earns from each stream, in base units, exactly as the staking program computes it (rules:
 * programs/staking/README.md). Pure: the time is an argument, and nothing is imported, so that the browser, the Worker and
 * tools share it.
 */

export const NFT_TERMS_DAYS = [90, 180, 270] as const;
/**
 * How many parts a base unit has, in which streams are kept: a rate of 1 per day at a weight of 1 basis point gives one part
 * per second.
 */
export const PARTS = 864_000_000n;
/** Days in a row from which a check-in counts more. */
const STREAK_DAYS = [7, 30] as const;

const DAY_SECONDS = 86_400n;
const KOREA_SECONDS = 32_400n;
const BPS = 10_000n;

export type NftPoolKind = "boost" | "nova";

/** The part of a decoded stream that decides what it pays. */
export interface NftStreamTerms {
  kind: "daily" | "bonus";
  rateRaw: bigint;
  streakBps: [number, number];
  endTs: bigint;
  settledTs: bigint;
  freeParts: bigint;
  indexParts: bigint;
}

/** The part of a decoded position that decides what it is owed. */
export interface NftPositionTerms {
  startTs: bigint;
  /** 0n while the NFT is inside */
  leftTs: bigint;
  termDays: number;
  weightBps: number;
  baseWeightBps: number;
  feeBps: number;
  rewards: { indexParts: bigint; totalRaw: bigint; claimedRaw: bigint }[];
}

/** The second from which the whole weight counts and leaving gives up nothing. */
export function nftEndsAt({ startTs, termDays }: Pick<NftPositionTerms, "startTs" | "termDays">): bigint {
  return startTs + BigInt(termDays) * DAY_SECONDS;
}

/**
 * A stream at `ts` with NFTs of this total weight inside: accrued until then, until its end, or until the last second that
 * its funds cover, whichever is earliest.
 */
export function settledAt<S extends NftStreamTerms>(stream: S, poolWeight: number, ts: bigint): S {
  if (ts <= stream.settledTs) return stream;
  const until = ts < stream.endTs ? ts : stream.endTs;
  const perSecond = stream.rateRaw * BigInt(poolWeight);
  const settled = { ...stream, settledTs: ts };
  if (stream.kind !== "daily" || until <= stream.settledTs || perSecond === 0n) return settled;
  const wished = until - stream.settledTs;
  const covered = stream.freeParts / perSecond;
  const seconds = wished < covered ? wished : covered;
  return {
    ...settled,
    freeParts: stream.freeParts - perSecond * seconds,
    indexParts: stream.indexParts + stream.rateRaw * seconds,
  };
}

/** The last second for which a stream can pay the NFTs inside; null if its funds do not run out. */
export function fundedUntil(stream: NftStreamTerms, poolWeight: number): bigint | null {
  const perSecond = stream.rateRaw * BigInt(poolWeight);
  if (stream.kind !== "daily" || perSecond === 0n) return null;
  return stream.settledTs + stream.freeParts / perSecond;
}

/** Everything that a position has earned from a stream by `ts` and can have, claimed or not. `stream` is settled at `ts`. */
function nftEarnedAt(position: NftPositionTerms, place: number, stream: NftStreamTerms, ts: bigint): bigint {
  const reward = position.rewards[place];
  if (!reward) throw new RangeError(`no stream ${place}`);
  if (position.leftTs !== 0n) return reward.totalRaw;
  const weightBps = ts >= nftEndsAt(position) ? position.weightBps : position.baseWeightBps;
  const earned = reward.totalRaw + ((stream.indexParts - reward.indexParts) * BigInt(weightBps)) / PARTS;
  return earned > reward.claimedRaw ? earned : reward.claimedRaw;
}

/** What can be claimed from each of the pool's streams at `ts`, before the fee. The streams are as decoded. */
export function nftDueAt(
  position: NftPositionTerms,
  pool: { weight: number; streams: NftStreamTerms[] },
  ts: bigint,
): bigint[] {
  return pool.streams.map((stream, place) => {
    const claimed = position.rewards[place]?.claimedRaw ?? 0n;
    return nftEarnedAt(position, place, settledAt(stream, pool.weight, ts), ts) - claimed;
  });
}

/**
 * What each stream would owe a position at the end of its term if it stays until then, counting only what has accrued by
 * `ts`.
 */
export function nftAccruedAt(
  position: NftPositionTerms,
  pool: { weight: number; streams: NftStreamTerms[] },
  ts: bigint,
): bigint[] {
  const asIfEnded = { ...position, baseWeightBps: position.weightBps };
  return nftDueAt(asIfEnded, pool, ts);
}

/** What leaving at `ts` gives up of each stream: everything unclaimed before the end of a term, nothing after it. */
export function nftGivenUpAt(
  position: NftPositionTerms,
  pool: { weight: number; streams: NftStreamTerms[] },
  ts: bigint,
): bigint[] {
  if (position.leftTs !== 0n || ts >= nftEndsAt(position)) return pool.streams.map(() => 0n);
  return nftAccruedAt(position, pool, ts);
}

/** What reaches the holder when `grossRaw` more of a reward is claimed. The fee is computed on the running total. */
export function netOfNftClaim(claimedRaw: bigint, grossRaw: bigint, feeBps: number): bigint {
  const net = (gross: bigint) => gross - (gross * BigInt(feeBps) + BPS - 1n) / BPS;
  return net(claimedRaw + grossRaw) - net(claimedRaw);
}

/** What a stream's books owe, in base units; a unit that has begun counts as whole. */
export function owedBooks({ heldRaw, freeParts }: { heldRaw: bigint; freeParts: bigint }): bigint {
  return heldRaw - freeParts / PARTS;
}

/** Days since 1970 in Korean time. */
export function koreanDayNumber(ts: bigint): number {
  return Number(((ts > 0n ? ts : 0n) + KOREA_SECONDS) / DAY_SECONDS);
}

/** The second at which the next Korean day begins. */
export function nextKoreanDayTs(ts: bigint): bigint {
  return BigInt(koreanDayNumber(ts) + 1) * DAY_SECONDS - KOREA_SECONDS;
}

/**
 * Whether a check-in record is over, so that its rent can go back: the NFT is outside, and no check-in could continue its
 * streak.
 */
export function isRecordOver(record: { isInside: boolean; lastDay: number | null }, ts: bigint): boolean {
  return !record.isInside && (record.lastDay === null || koreanDayNumber(ts) > record.lastDay + 1);
}

/**
 * The first second at which an NFT may check in: the beginning of the Korean day after it was staked. At that second it can
 * be in one pool only, so it earns a day's bonus in one pool at most.
 */
export function checkInFrom({ startTs }: Pick<NftPositionTerms, "startTs">): bigint {
  return nextKoreanDayTs(startTs);
}

/**
 * The length of the streak that a check-in at `ts` would make; null if the day has been counted. A `lastDay` of null means
 * that there was none yet.
 */
export function nextStreak(record: { lastDay: number | null; streak: number }, ts: bigint): number | null {
  const day = koreanDayNumber(ts);
  if (record.lastDay === null) return 1;
  if (day <= record.lastDay) return null;
  return day === record.lastDay + 1 ? record.streak + 1 : 1;
}

/** What a check-in on this day of a streak earns, as far as the funds suffice. */
export function bonusOf(stream: NftStreamTerms, streak: number, ts: bigint): bigint {
  if (ts >= stream.endTs) return 0n;
  const [week, month] = stream.streakBps;
  const [weekDays, monthDays] = STREAK_DAYS;
  const shareBps = streak >= monthDays ? BigInt(month) : streak >= weekDays ? BigInt(week) : BPS;
  const whole = (stream.rateRaw * shareBps) / BPS;
  const covered = stream.freeParts / PARTS;
  return whole < covered ? whole : covered;
}
