import type { VestingCoin } from "~/domain/settings/subjects";
import type { GrantPage } from "~/domain/vesting/view";
import { isFlowing } from "./token-text";

/** A holder's grants of one coin, as one page of their list. */
export type OwnGrants = GrantPage & { coin: VestingCoin };

export type OwnSums = {
  /** What can be claimed of each coin, in base units; only coins of which something can be claimed. */
  due: readonly { coin: VestingCoin; mint: string; decimals: number; raw: bigint }[];
  /** The next release of a grant that is not released every second: its coin and chain second; null if there is none. */
  next: { coin: VestingCoin; ts: bigint } | null;
  /** The coins of which a grant is released every second. */
  flowing: readonly VestingCoin[];
  /** From how many grants something can be claimed. */
  payers: number;
  /** Whether the wallet has more grants than were counted. */
  isPartial: boolean;
};

/**
 * What a holder can claim and when more is released. Grants of unknown funders do not count: anybody can make one, and
 * choose the name that a button would show.
 */
export function sumOwnGrants(lists: readonly OwnGrants[]): OwnSums {
  const known = lists.flatMap(({ grants }) => grants).filter(({ funder }) => funder.name !== null);
  const due = lists.flatMap(({ coin }) => {
    const ofCoin = known.filter((grant) => grant.coin === coin);
    const raw = ofCoin.reduce((sum, { figures }) => sum + figures.dueRaw, 0n);
    const [first] = ofCoin;
    return first && raw > 0n ? [{ coin, mint: first.mint, decimals: first.decimals, raw }] : [];
  });
  const nexts = known.flatMap((grant) => {
    const { coin, figures } = grant;
    return isFlowing(grant) || !figures.next ? [] : [{ coin, ts: figures.next.ts }];
  });
  return {
    due,
    next: nexts.reduce<OwnSums["next"]>((first, next) => (first && first.ts <= next.ts ? first : next), null),
    flowing: [...new Set(known.filter(isFlowing).map(({ coin }) => coin))],
    payers: known.filter(({ figures }) => figures.dueRaw > 0n).length,
    isPartial: lists.some(({ nextCursor }) => nextCursor !== null),
  };
}
