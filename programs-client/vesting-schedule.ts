/**
 * What a grant has released and when it releases more, in base units, exactly as the vesting program computes it (rules:
 * programs/vesting/README.md). Pure: the time is an argument, and nothing is imported, so that the browser, the Worker and
 * tools share it. Times are chain seconds.
 */

/** The part of a grant that decides what is released when. */
export interface GrantTerms {
  /** as granted, before anything was revoked */
  totalRaw: bigint;
  claimedRaw: bigint;
  /** went back to the creator when the grant was revoked */
  returnedRaw: bigint;
  startTs: bigint;
  cliffTs: bigint;
  endTs: bigint;
  /** 0n: never revoked */
  revokedTs: bigint;
  /** the latest second the grant has seen */
  lastTs: bigint;
  /** 0: released every second */
  stepSeconds: number;
}

/** How much is released at one point in time. */
export interface ReleasePoint {
  ts: bigint;
  vestedRaw: bigint;
}

/** The most that can ever reach the beneficiary: everything, or what had vested when the grant was revoked. */
export function grantedOf(grant: Pick<GrantTerms, "totalRaw" | "returnedRaw">): bigint {
  return grant.totalRaw - grant.returnedRaw;
}

/**
 * What has become the beneficiary's by `ts`, claimed or not: nothing before the cliff; then the share of the time that has
 * passed since the start, cut to whole steps and rounded down; everything from the end on. After revoking it no longer
 * changes.
 */
export function vestedAt(grant: GrantTerms, ts: bigint): bigint {
  const grantedRaw = grantedOf(grant);
  if (grant.revokedTs !== 0n && ts >= grant.revokedTs) return grantedRaw;
  if (ts < grant.cliffTs) return 0n;
  if (ts >= grant.endTs) return grant.totalRaw;
  const elapsed = ts - grant.startTs;
  const step = BigInt(grant.stepSeconds);
  const released = step === 0n ? elapsed : elapsed - (elapsed % step);
  return (grant.totalRaw * released) / (grant.endTs - grant.startTs);
}

/**
 * What can be claimed at `ts`. As in the program, the time is never earlier than the latest second that the grant has seen.
 */
export function grantDueAt(grant: GrantTerms, ts: bigint): bigint {
  const time = ts > grant.lastTs ? ts : grant.lastTs;
  const vestedRaw = vestedAt(grant, time);
  return vestedRaw > grant.claimedRaw ? vestedRaw - grant.claimedRaw : 0n;
}

/** Whether everything that can ever be paid has been paid. */
export function isFullyPaid(grant: Pick<GrantTerms, "totalRaw" | "returnedRaw" | "claimedRaw">): boolean {
  return grant.claimedRaw >= grantedOf(grant);
}

/** The next second after `ts` at which more is released, and how much is released by then; null if nothing follows. */
export function nextRelease(grant: GrantTerms, ts: bigint): ReleasePoint | null {
  const vestedRaw = vestedAt(grant, ts);
  if (grant.revokedTs !== 0n || vestedRaw >= grant.totalRaw) return null;
  const next = ts < grant.cliffTs ? grant.cliffTs : ts + 1n;
  const point = (at: bigint) => ({ ts: at, vestedRaw: vestedAt(grant, at) });
  if (point(next).vestedRaw > vestedRaw) return point(next);
  const duration = grant.endTs - grant.startTs;
  // the first second whose share is a unit more, then the end of its step
  const unit = ceiling((vestedRaw + 1n) * duration, grant.totalRaw);
  const step = BigInt(grant.stepSeconds);
  const elapsed = step === 0n ? unit : ceiling(unit, step) * step;
  const at = grant.startTs + elapsed;
  return point(at < grant.endTs ? at : grant.endTs);
}

const DAY = 86_400n;
const ROW_SECONDS = [DAY, 7n * DAY, 30n * DAY, 90n * DAY, 365n * DAY];

/**
 * The releases as rows: start, cliff and end, and between them each step. For a release by the second the rows are a day, a
 * week, 30, 90 or 365 days apart, whichever is the shortest that fits. There are at most `maxRows`; the spacing is widened
 * if there would be more.
 */
export function releaseRows(grant: GrantTerms, maxRows = 60): ReleasePoint[] {
  const { startTs, cliffTs, endTs } = grant;
  const space = rowSpace(grant, maxRows);
  const times = new Set([startTs, cliffTs, endTs]);
  for (let ts = startTs + space; ts < endTs; ts += space) {
    if (ts > cliffTs) times.add(ts);
  }
  if (grant.revokedTs > startTs && grant.revokedTs < endTs) times.add(grant.revokedTs);
  return [...times].sort(ascending).map((ts) => ({ ts, vestedRaw: vestedAt(grant, ts) }));
}

/** Seconds between two rows. The widest spacing of the list is widened further until there are few enough rows. */
function rowSpace({ startTs, endTs, stepSeconds }: GrantTerms, maxRows: number): bigint {
  const duration = endTs - startTs;
  const least = ceiling(duration, BigInt(maxRows));
  const step = BigInt(stepSeconds);
  if (step !== 0n) return step * ceiling(least, step);
  const listed = ROW_SECONDS.find((seconds) => seconds >= least && seconds < duration);
  return listed ?? (least < 1n ? 1n : least);
}

/**
 * The seconds at which a grant releases something at once: its cliff, each step after it, its end; the first `max` of them.
 */
export function releaseDates(grant: GrantTerms, max = 400): bigint[] {
  const { startTs, cliffTs, endTs } = grant;
  const step = BigInt(grant.stepSeconds);
  const dates = cliffTs > startTs && cliffTs < endTs ? [cliffTs] : [];
  const first = step === 0n ? endTs : startTs + step;
  for (let ts = first; step !== 0n && ts < endTs && dates.length < max - 1; ts += step) {
    if (ts > cliffTs) dates.push(ts);
  }
  return [...dates, endTs];
}

function ceiling(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

function ascending(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
