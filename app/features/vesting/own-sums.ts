import { type DateOf, nextOf } from "~/domain/next-date";
import type { VestingCoin } from "~/domain/settings/subjects";
import { type Flow, flowOf, isFlowing } from "~/domain/vesting/flow";
import { nextReleaseOf } from "~/domain/vesting/rules";
import type { GrantPage, GrantView } from "~/domain/vesting/view";

/** A holder's grants of one coin, as one page of their list. */
export type OwnGrants = GrantPage & { coin: VestingCoin };

/** A holder's grants of one coin together, in base units. */
export type OwnCoin = {
  coin: VestingCoin;
  mint: string;
  decimals: number;
  /** Claimable now. */
  dueRaw: bigint;
  toComeRaw: bigint;
  /** What the grants that are released every second release a day, until the first of them ends; null without one. */
  flow: Flow | null;
  /**
   * The next release of the grants that are not released every second: its chain second, and what all that are released
   * on the same day release; null if there is none.
   */
  next: { ts: bigint; raw: bigint } | null;
};

export type OwnSums = {
  /** Only coins of which something can be claimed or is still to come. */
  coins: readonly OwnCoin[];
  /** From how many grants something can be claimed. */
  payers: number;
  /** Whether the wallet has more grants than were counted. */
  isPartial: boolean;
};

/**
 * What a holder can claim of each coin, what is still to come, and when more is released. Grants of unknown funders do not
 * count: anybody can make one, and choose the name that a button would show.
 */
export function sumOwnGrants(lists: readonly OwnGrants[], dayOf: DateOf): OwnSums {
  const known = lists.map(({ grants }) => grants.filter(({ funder }) => funder.name !== null));
  return {
    coins: known.flatMap((grants) => sumOfCoin(grants, dayOf)),
    payers: known.flat().filter(({ figures }) => figures.dueRaw > 0n).length,
    isPartial: lists.some(({ nextCursor }) => nextCursor !== null),
  };
}

function sumOfCoin(grants: readonly GrantView[], dayOf: DateOf): OwnCoin[] {
  const [first] = grants;
  const dueRaw = grants.reduce((sum, { figures }) => sum + figures.dueRaw, 0n);
  const toComeRaw = grants.reduce((sum, { figures }) => sum + figures.toComeRaw, 0n);
  if (!first || dueRaw + toComeRaw === 0n) return [];
  const { coin, mint, decimals } = first;
  return [{ coin, mint, decimals, dueRaw, toComeRaw, flow: flowOf(grants), next: nextOfCoin(grants, dayOf) }];
}

function nextOfCoin(grants: readonly GrantView[], dayOf: DateOf): OwnCoin["next"] {
  const releases = grants.flatMap((grant) => {
    const { next } = grant.figures;
    return (next && !isFlowing(grant) && nextReleaseOf(grant, next.ts - 1n, dayOf)) || [];
  });
  const ofDay = nextOf(releases, dayOf);
  return ofDay[0] ? { ts: ofDay[0].atTs, raw: ofDay.reduce((sum, { raw }) => sum + raw, 0n) } : null;
}
