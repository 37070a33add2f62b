import { formatChainTs } from "~/locales/format";
import { readAddress } from "~/server/address-params.server";
import { useT } from "~/ui/use-t";
import "~/styles/vesting.css";
import { VESTING_COINS } from "~/domain/settings/subjects";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listGrants } from "~/domain/vesting/queries.server";
import { readOrProblem } from "~/features/money/money-screen.server";
import { GrantSearch } from "~/features/vesting/grant-search";
import { GrantStateBadge } from "~/features/vesting/grant-sheet";
import { listPath } from "~/features/vesting/list-path";
import { formatShare, formatToken, planName, SHORT_DECIMALS } from "~/features/vesting/token-text";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { localeContext } from "~/server/context";
import { chainDeps } from "~/server/transaction-deps.server";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination, Tabs } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";
import { useLocale } from "~/ui/use-locale";
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
        {!isSetUp || grants.length === 0 ? <Nothing {...loaderData} here={here} /> : <Grants {...loaderData} />}
        <Pages {...loaderData} here={here} />
        {isSetUp ? <Hidden {...loaderData} here={here} /> : null}
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Grants({ texts, grants, query, localePath }: Loaded) {
  const t = useT();
  const locale = useLocale();
  const { plan, states } = texts;
  const { columns } = plan;
  return (
    <DataTable
      caption={t(plan, "caption", { coin: query.coin })}
      columns={[
        { key: "plan", label: columns.plan },
        { key: "beneficiary", label: columns.beneficiary },
        { key: "granted", label: columns.granted, align: "end" },
        { key: "released", label: columns.released, align: "end" },
        { key: "end", label: columns.end },
        { key: "state", label: columns.state },
        { key: "open", label: columns.open, align: "act" },
      ]}
      rows={grants.map((grant) => ({
        key: grant.address,
        cells: {
          plan: <span className="vesting-plan-name">{planName(plan, grant.plan)}</span>,
          beneficiary: <ExplorerLink kind="address" value={grant.beneficiary} />,
          granted: formatToken(locale, grant.totalRaw, grant, SHORT_DECIMALS),
          released: formatShare(locale, grant.figures.vestedRaw, grant.figures.grantedRaw),
          end: formatChainTs(locale, grant.endTs),
          state: <GrantStateBadge texts={states} state={grant.figures.state} />,
          open: (
            <ButtonLink
              size="small"
              viewTransition
              to={`/${localePath}/tokenVestingPlanDetail/${grant.address}`}
              {...logged("vestingPlan.details")}
            >
              {plan.details}
              <span className="visually-hidden">: {planName(plan, grant.plan)}</span>
            </ButtonLink>
          ),
        },
      }))}
    />
  );
}

function Nothing({ texts: { plan }, query, isSetUp, here }: Loaded & { here: string }) {
  const t = useT();
  const words = nothingOf(plan, query, isSetUp);
  return (
    <EmptyState
      title={t(words, "title", { coin: query.coin })}
      action={
        query.q || query.after ? (
          <ButtonLink to={listPath(here, { ...query, q: "", after: null })} {...logged("vestingPlan.showAll")}>
            {plan.showAll}
          </ButtonLink>
        ) : null
      }
    >
      <p>{words.body}</p>
    </EmptyState>
  );
}

function nothingOf(plan: Loaded["texts"]["plan"], query: Loaded["query"], isSetUp: boolean) {
  if (!isSetUp) return plan.notSetUp;
  if (query.after) return plan.end;
  return query.q ? plan.noHits : plan.none;
}

/** Says why some grants are not shown, or that some of those shown come from unknown funders. */
function Hidden({ texts: { plan }, query, here }: Loaded & { here: string }) {
  const isAll = query.funders === "all";
  return (
    <Notice tone={isAll ? "warning" : "info"}>
      <p>{isAll ? plan.shown : plan.hidden}</p>
      <p>
        <PageLink
          className="link"
          rel="nofollow"
          prefetch="none"
          to={listPath(here, { ...query, funders: isAll ? "known" : "all", after: null })}
          {...logged("vestingPlan.funders")}
        >
          {isAll ? plan.hideAgain : plan.showHidden}
        </PageLink>
      </p>
    </Notice>
  );
}

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
