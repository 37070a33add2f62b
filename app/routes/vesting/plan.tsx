import { readAddress } from "~/server/address-params.server";
import { useT } from "~/ui/use-t";
import "~/styles/vesting.css";
import { VESTING_COINS } from "~/domain/settings/subjects";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listGrants } from "~/domain/vesting/queries.server";
import { readOrProblem } from "~/features/money/money-screen.server";
import { GrantSearch } from "~/features/vesting/grant-search";
import { listPath } from "~/features/vesting/list-path";
import { HiddenGrants, NoGrants } from "~/features/vesting/plan-notes";
import { PublicGrants } from "~/features/vesting/public-grants";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { localeContext } from "~/server/context";
import { chainDeps } from "~/server/transaction-deps.server";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { Pagination, Tabs } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";
import type { Route } from "./+types/plan";

export const handle = landing("vestingPlan.landing");

const SLUG = "tokenVestingPlan";
const COIN_LOGS = { SCG: "vestingPlan.scg", ETM: "vestingPlan.etm", PVT: "vestingPlan.pvt" } as const;

/** Grants of a coin, paged by key. `coin`, `q`, `funders` and `after` are in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { vesting, shell } = textsOf(locale);
  const url = new URL(request.url);
  const query = readAddress(grantListSchema, url, locale);
  const deps = chainDeps(context);
  const setting = await getVestingSetting(deps.db);
  const clock = await readOrProblem(context, () => getChainTs(deps, deps.now));
  const page = await listGrants(deps, { ...query, setting, chainTs: clock.value ?? 0n });
  return {
    texts: { plan: vesting.plan, states: vesting.states },
    crumbs: [{ label: shell.groups.coin }, { label: vesting.plan.title }],
    crumbsLabel: shell.whereYouAre,
    origin: url.origin,
    localePath: locale.path,
    query,
    isSetUp: Boolean(setting.mints[query.coin]),
    isClockKnown: clock.problem === null,
    grants: page.grants,
    nextCursor: page.nextCursor,
    scene: pictures["heads/vesting"],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, query } = loaderData;
  const { title, description } = texts.plan;
  const isPrivate = query.q !== "" || query.after !== null || query.funders === "all";
  return pageMeta({ origin, localePath, slug: SLUG, title: `${title} | Punkvism`, description, isPrivate });
}

export default function VestingPlan({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { texts, crumbs, crumbsLabel, localePath, query, isSetUp, isClockKnown, grants, scene } = loaderData;
  const { plan } = texts;
  const here = `/${localePath}/${SLUG}`;
  return (
    <div data-district="coin">
      <PageHead
        title={plan.heading}
        lead={plan.lead}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="wrap band vesting">
        <Tabs
          label={plan.coins}
          items={VESTING_COINS.map((coin) => ({
            to: listPath(here, { ...query, coin, after: null }),
            label: coin,
            isCurrent: coin === query.coin,
            log: COIN_LOGS[coin],
          }))}
        />
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
        {isClockKnown ? null : <Notice tone="warning" title={plan.unreadable} />}
        {!isSetUp || grants.length === 0 ? <NoGrants {...loaderData} here={here} /> : <PublicGrants {...loaderData} />}
        <Pages {...loaderData} here={here} />
        {isSetUp ? <HiddenGrants {...loaderData} here={here} /> : null}
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Pages({ texts: { plan }, query, nextCursor, here }: Loaded & { here: string }) {
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
