import { toComeNetAt } from "../staking/rules";
import { releaseDates, vestedAt } from "../vesting/rules";
import { byCoin } from "./rules";
import type { AccountHoldings, CoinAmount, CoinPart, GrantPart, NextMoney } from "./view";

type NftPart = NonNullable<AccountHoldings["nfts"]["value"]>[number];

/** The words in which a screen shows a chain second, such as its day. */
type DateOf = (ts: bigint) => string;

/**
 * The next date on which something becomes the holder's to take that was not before, after fees, added up over everything of
 * the same kind whose date is shown in the same words; null if there is none. Rewards that can be claimed meanwhile are not
 * in it.
 */
export function nextMoney({ coin, nfts, grants }: AccountHoldings, dateOf: DateOf): NextMoney | null {
  const dates = [
    ...(coin.value ? coinEnds(coin.value) : []),
    ...(nfts.value ?? []).flatMap(nftEnds),
    ...(grants.value ? nextReleases(grants.value, dateOf) : []),
  ].toSorted((a, b) => Number(a.atTs - b.atTs));
  const [first] = dates;
  if (!first) return null;
  const shown = dateOf(first.atTs);
  const same = dates.filter(({ atTs, kind }) => kind === first.kind && dateOf(atTs) === shown);
  return { ...first, sums: addUp(same.flatMap(({ sums }) => sums)) };
}

/** At its end, a position pays what its reward still lacks, and its principal can leave without giving anything up. */
function coinEnds({ mint, decimals, positions, chainTs }: CoinPart): NextMoney[] {
  return positions
    .filter(({ figures }) => figures.state === "running")
    .map((position): NextMoney => {
      const raw = position.principalRaw + toComeNetAt(position, chainTs);
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
    const { mint, coin: symbol, decimals, figures, revokedTs } = grant;
    if (revokedTs !== 0n) return [];
    const ahead = releaseDates(grant).filter((ts) => ts > chainTs && vestedAt(grant, ts) > figures.vestedRaw);
    const [atTs] = ahead;
    if (atTs === undefined) return [];
    const shown = dateOf(atTs);
    const other = ahead.findIndex((ts) => dateOf(ts) !== shown);
    const lastTs = (other === -1 ? ahead : ahead.slice(0, other)).at(-1) ?? atTs;
    const raw = vestedAt(grant, lastTs) - figures.vestedRaw;
    return [{ atTs, kind: "release", sums: [{ mint, symbol, decimals, raw }] }];
  });
}

/** Amounts of coins, each coin once, in the order of my page. */
export function addUp(amounts: readonly CoinAmount[]): CoinAmount[] {
  const sums = new Map<string, CoinAmount>();
  for (const amount of amounts) {
    sums.set(amount.mint, { ...amount, raw: amount.raw + (sums.get(amount.mint)?.raw ?? 0n) });
  }
  return [...sums.values()].sort(byCoin);
}
