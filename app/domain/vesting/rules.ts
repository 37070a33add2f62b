import {
  type GrantTerms,
  grantDueAt,
  grantedOf,
  isFullyPaid,
  nextRelease,
  type ReleasePoint,
  releaseDates,
  vestedAt,
} from "~programs/vesting-schedule";
import { type DateOf, nextOf } from "../next-date";

export * from "~programs/vesting-schedule";

/** Longer than the name of any plan; an address has at most 44 characters. */
export const LONGEST_GRANT_SEARCH = 64;

/**
 * The state of a grant: before its start, before its cliff, releasing, released in full, ended early by its creator, or paid
 * in full.
 */
const GRANT_STATES = ["ahead", "cliff", "releasing", "released", "revoked", "paid"] as const;
export type GrantState = (typeof GRANT_STATES)[number];

export type GrantFigures = {
  state: GrantState;
  /** The most that can ever reach the beneficiary. */
  grantedRaw: bigint;
  vestedRaw: bigint;
  /** Claimable now. */
  dueRaw: bigint;
  toComeRaw: bigint;
  /** The part of the grant that has been released, in ten-thousandths. */
  releasedBps: number;
  next: ReleasePoint | null;
};

/** Everything that a screen shows of a grant at a chain second. */
export function grantFiguresAt(grant: GrantTerms, ts: bigint): GrantFigures {
  const time = ts > grant.lastTs ? ts : grant.lastTs;
  const grantedRaw = grantedOf(grant);
  const vestedRaw = vestedAt(grant, time);
  return {
    state: stateAt(grant, time),
    grantedRaw,
    vestedRaw,
    dueRaw: grantDueAt(grant, time),
    toComeRaw: grantedRaw > vestedRaw ? grantedRaw - vestedRaw : 0n,
    releasedBps: grantedRaw === 0n ? 10_000 : Number((vestedRaw * 10_000n) / grantedRaw),
    next: nextRelease(grant, time),
  };
}

function stateAt(grant: GrantTerms, ts: bigint): GrantState {
  if (grant.revokedTs !== 0n) return isFullyPaid(grant) && grant.claimedRaw > 0n ? "paid" : "revoked";
  if (isFullyPaid(grant)) return "paid";
  if (ts < grant.startTs) return "ahead";
  if (ts < grant.cliffTs) return "cliff";
  return ts < grant.endTs ? "releasing" : "released";
}

/**
 * The next date after a chain second on which a grant releases something at once, and how much more than is released now it
 * has released by the last release that is shown with that date; null if nothing follows.
 */
export function nextReleaseOf(
  grant: GrantTerms & { figures: Pick<GrantFigures, "vestedRaw"> },
  afterTs: bigint,
  dateOf: DateOf,
): { atTs: bigint; raw: bigint } | null {
  const { vestedRaw } = grant.figures;
  if (grant.revokedTs !== 0n) return null;
  const ahead = releaseDates(grant).filter((ts) => ts > afterTs && vestedAt(grant, ts) > vestedRaw);
  const next = nextOf(
    ahead.map((atTs) => ({ atTs })),
    dateOf,
  );
  const [first, last] = [next[0], next.at(-1)];
  return first && last ? { atTs: first.atTs, raw: vestedAt(grant, last.atTs) - vestedRaw } : null;
}
