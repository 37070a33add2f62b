import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { termOf, termsOf } from "~/domain/nft-staking/pool/offers";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { Tabs } from "~/ui/navigation";
import { useT } from "~/ui/use-t";
import type { NftTexts } from "../nft-page";
import { type NftTab, PERIOD_FILTERS } from "../nft-screens";
import { DailyEarnings } from "./daily-earnings";

export type PoolEarnsProps = {
  texts: Pick<NftTexts, "pool" | "stakeDialog" | "labels">;
  pool: NftPoolView;
  tab: Pick<NftTab, "name">;
  /** The term that the address asks for; null for the first one. */
  period: number | null;
  /** The collection's picture beside the heading. */
  children?: ReactNode;
};

/** What one NFT earns a day, for a term that links choose, so that it works without JavaScript. */
export function PoolEarns({ texts, pool, tab, period, children }: PoolEarnsProps) {
  const t = useT();
  const { pathname } = useLocation();
  const terms = termsOf(pool.offers);
  const shown = termOf(pool.offers, period);
  const offer = pool.offers.find(({ termDays }) => termDays === shown) ?? pool.offers[0];
  const items = terms.map(({ termDays }) => ({
    to: `${pathname}?term=${termDays}`,
    label: t(texts.labels, "days", { count: termDays }),
    isCurrent: termDays === shown,
    log: PERIOD_FILTERS.find(({ days }) => days === termDays)?.log,
  }));
  return (
    <section className="pool-earns" aria-labelledby="pool-title">
      <div className="pool-head">
        {children}
        <h2 id="pool-title">
          {t(texts.pool, "title", { collection: tab.name })}
          {shown > 0 ? (
            <small> {t(texts.pool, "titleFor", { days: t(texts.labels, "days", { count: shown }) })}</small>
          ) : null}
        </h2>
      </div>
      {items.length > 0 ? (
        <div className="term-tabs">
          <Tabs label={texts.stakeDialog.term} items={items} />
        </div>
      ) : null}
      {offer ? <DailyEarnings texts={texts} pool={pool} offer={offer} /> : null}
    </section>
  );
}
