import { useState } from "react";
import { VESTING_COINS } from "~/domain/settings/subjects";
import type { GrantListQuery } from "~/domain/vesting/input";
import type { GrantPage } from "~/domain/vesting/view";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ExplorerLink } from "~/ui/explorer-link";
import { Fold } from "~/ui/fold";
import { Pagination, Tabs } from "~/ui/navigation";
import { PageLink } from "~/ui/page-link";
import { useT } from "~/ui/use-t";
import { AboutCoin } from "./about-coin";
import type { AboutCoinView } from "./about-coin.server";
import { GrantRows } from "./grant-row";
import { GrantSearch } from "./grant-search";
import { listPath } from "./list-path";
import { HiddenGrants, NoGrants } from "./plan-notes";

const COIN_LOGS = { SCG: "vestingPlan.scg", ETM: "vestingPlan.etm", PVT: "vestingPlan.pvt" } as const;

export type PublicPlanProps = GrantPage & {
  texts: Pick<Texts["vesting"], "plan" | "states" | "row">;
  localePath: string;
  query: GrantListQuery;
  /** The page's own path. */
  here: string;
  isSetUp: boolean;
  /** Whether the holder's own grants stand above, so that those of others are folded until they are asked for. */
  hasOwn: boolean;
  /** Whether the address asks for certain grants. */
  isAsked: boolean;
  /** The time of the server. */
  now: Date;
  /** What staff say of the coin; null if nothing. */
  about: AboutCoinView | null;
};

/** The grants of a coin, of everybody: coins, search, and the list. */
export function PublicPlan(props: PublicPlanProps) {
  const t = useT();
  const { texts, query, here, isSetUp, grants, hasOwn, isAsked, about } = props;
  const { plan } = texts;
  // once it was asked for, it stays open: the first coin has an address without parameters
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return (
    <section className="vesting" aria-labelledby="public-plan">
      <h2 id="public-plan">{plan.public}</h2>
      <Tabs
        label={plan.coins}
        items={VESTING_COINS.map((coin) => ({
          to: listPath(here, { ...query, coin, after: null }),
          label: coin,
          isCurrent: coin === query.coin,
          log: COIN_LOGS[coin],
        }))}
      />
      {about ? <AboutCoin texts={plan} about={about} /> : null}
      <div className="vesting-tools">
        <GrantSearch texts={plan} here={here} query={query} coin={query.coin} log="vestingPlan.search" />
      </div>
      {query.q ? (
        <p className="row-apart">
          <strong>{t(plan, "found", { query: query.q })}</strong>
          <PageLink
            className="external link"
            to={listPath(here, { ...query, q: "", after: null })}
            {...logged("vestingPlan.showAll")}
          >
            {plan.showAll}
          </PageLink>
        </p>
      ) : null}
      {isSetUp ? (
        <Fold summary={t(plan, "caption", { coin: query.coin })} isOpen={wasAsked || !hasOwn}>
          {grants.length === 0 ? <NoGrants {...props} /> : <Grants {...props} />}
          <Pages {...props} />
          <HiddenGrants {...props} />
        </Fold>
      ) : (
        <NoGrants {...props} />
      )}
    </section>
  );
}

function Grants({ texts, grants, localePath, now }: PublicPlanProps) {
  const { plan } = texts;
  return (
    <GrantRows
      texts={texts}
      grants={grants}
      link={{ path: `/${localePath}/tokenVestingPlanDetail`, label: plan.details, log: "vestingPlan.details" }}
      now={now}
      noteOf={({ beneficiary }) => (
        <p className="faint">
          {plan.beneficiary}: <ExplorerLink kind="address" value={beneficiary} />
        </p>
      )}
    />
  );
}

function Pages({ texts: { plan }, query, nextCursor, here }: PublicPlanProps) {
  return (
    <Pagination
      label={plan.pages}
      newer={query.after ? listPath(here, { ...query, after: null }) : null}
      older={nextCursor ? listPath(here, { ...query, after: nextCursor }) : null}
      newerLabel={plan.newest}
      olderLabel={plan.older}
      newerLog="vestingPlan.newest"
      olderLog="vestingPlan.older"
    />
  );
}
