import { type DateOf, nextOf } from "../next-date";
import { backAtEnd } from "../staking/rules";
import { nextReleaseOf } from "../vesting/rules";
import { addUp } from "./earnings";
import type { AccountHoldings, CoinPart, GrantPart, NextMoney } from "./view";

type NftPart = NonNullable<AccountHoldings["nfts"]["value"]>[number];

/**
 * The next date on which something becomes the holder's to take that was not before, after fees, added up over everything of
 * the same kind whose date is shown in the same words; null if there is none. Of a coin position it is the whole sum that its
 * screen names for the end of the term, with what can be claimed before.
 */
export function nextMoney({ coin, nfts, grants }: AccountHoldings, dateOf: DateOf): NextMoney | null {
  const dates = [
    ...(coin.value ? coinEnds(coin.value) : []),
    ...(nfts.value ?? []).flatMap(nftEnds),
    ...(grants.value ? nextReleases(grants.value, dateOf) : []),
  ];
  const next = nextOf(dates, dateOf);
  const [first] = next;
  if (!first) return null;
  const same = next.filter(({ kind }) => kind === first.kind);
  return { ...first, sums: addUp(same.flatMap(({ sums }) => sums)) };
}

/** At its end, a position pays its principal and all of its reward that was not claimed. */
function coinEnds({ mint, decimals, positions }: CoinPart): NextMoney[] {
  return positions
    .filter(({ figures }) => figures.state === "running")
    .map((position): NextMoney => {
      const { principalRaw, dueNetRaw } = backAtEnd(position);
      const raw = principalRaw + dueNetRaw;
      return { atTs: position.figures.endTs, kind: "coin-term", sums: [{ mint, symbol: "SCG", decimals, raw }] };
    });
}

/** At the end of a term, at least what has accrued for it so far falls due. */
function nftEnds({ pool, positions }: NftPart): NextMoney[] {
  return positions.flatMap(({ state, endTs, rewards }): NextMoney[] => {
    if (state !== "inside" || endTs === null) return [];
    const sums = pool.streams.flatMap(({ place, mint, symbol, decimals }) => {
      const raw = rewards[place]?.lockedNetRaw ?? 0n;
      return raw > 0n ? [{ mint, symbol, decimals, raw }] : [];
    });
    return [{ atTs: endTs, kind: "nft-term", sums }];
  });
}

/** The next date of each grant, and what is released from now until the last release that is shown with that date. */
function nextReleases({ grants, chainTs }: GrantPart, dateOf: DateOf): NextMoney[] {
  return grants.flatMap((grant): NextMoney[] => {
    const { mint, coin: symbol, decimals } = grant;
    const next = nextReleaseOf(grant, chainTs, dateOf);
    return next ? [{ atTs: next.atTs, kind: "release", sums: [{ mint, symbol, decimals, raw: next.raw }] }] : [];
  });
}
