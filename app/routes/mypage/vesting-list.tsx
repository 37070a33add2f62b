import { readAddress } from "~/server/address-params.server";
import { useT } from "~/ui/use-t";
import "~/styles/staking/index.css";
import "~/styles/vesting.css";
import { Link } from "react-router";
import { VESTING_COINS } from "~/domain/settings/subjects";
import { grantListSchema } from "~/domain/vesting/input";
import { getChainTs, getVestingSetting, listGrants, listOffers } from "~/domain/vesting/queries.server";
import type { GrantView } from "~/domain/vesting/view";
import { MoneyHead } from "~/features/money/money-head";
import { ReadingProblem } from "~/features/money/money-page";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { formatChainTs } from "~/features/money/money-text";
import { RefreshButton } from "~/features/money/refresh-button";
import { myListPath } from "~/features/my-page/my-list-search";
import { GrantSearch } from "~/features/vesting/grant-search";
import { GrantStateBadge } from "~/features/vesting/grant-sheet";
import { formatToken, isFlowing, planName, SHORT_DECIMALS } from "~/features/vesting/token-text";
import type { Locale } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import { landing, logged } from "~/logs/logged";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/navigation";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/vesting-list";

export const handle = landing("myVesting.landing");

/** A holder's grants: each coin's first page, or further ones of the coin that the address names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const {
    mine: { csvColumns: _, ...mine },
    states,
    plan,
    detail: { everySecond },
  } = texts.vesting;
  const query = readAddress(grantListSchema, new URL(request.url), locale);
  const page = {
    frame: { ...frame, scene: pictures["heads/vesting"], empty: pictures["closed-shop"] },
    texts: { mine: { ...mine, everySecond }, states, plan: { unnamed: plan.unnamed }, myPage: texts.myPage.title },
    localePath: locale.path,
    query,
  };
  if (!wallet) return { ...page, reading: null };
  const reading = await readOrProblem(context, async () => {
    const [setting, chainTs] = await Promise.all([getVestingSetting(deps.db), getChainTs(deps, deps.now)]);
    const coins = query.after ? [query.coin] : VESTING_COINS.filter((coin) => setting.mints[coin]);
    const lists = await Promise.all(
      coins.map(async (coin) => ({
        coin,
        ...(await listGrants(deps, { ...query, coin, wallet, setting, chainTs })),
      })),
    );
    const offers = query.after || query.q ? [] : await listOffers(deps, { wallet, setting, chainTs });
    return { lists: lists.filter(({ grants }) => grants.length > 0), offers };
  });
  return { ...page, reading };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.mine.title, texts.myPage], texts.mine.lead);
}

export default function MyVesting({ loaderData }: Route.ComponentProps) {
  const { frame, texts, localePath, reading } = loaderData;
  const { mine } = texts;
  const { texts: shell } = useShell();
  const state = useHolderState(frame.holderAddress);
  return (
    <div data-district="coin">
      <MoneyHead
        frame={frame}
        title={mine.title}
        lead={mine.lead}
        crumbs={[{ label: texts.myPage, to: `/${localePath}/mypage` }, { label: mine.title }]}
        crumbsLabel={shell.whereYouAre}
        scene={<Art picture={frame.scene} alt="" first />}
      />
      <div className="wrap band vesting">
        {state === "signed-in" ? null : <ConnectCall state={state} texts={frame.walletCall} />}
        {state === "signed-in" && reading?.problem ? (
          <ReadingProblem labels={frame.labels} message={reading.problem.message} />
        ) : null}
        {state === "signed-in" && reading?.value ? <Holding {...loaderData} found={reading.value} /> : null}
        <p>
          <ButtonLink variant="quiet" viewTransition to={`/${localePath}/mypage`} {...logged("myVesting.back")}>
            {mine.back}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type Found = NonNullable<NonNullable<Loaded["reading"]>["value"]>;

function Holding({ texts, frame, localePath, query, found }: Loaded & { found: Found }) {
  const t = useT();
  const { mine } = texts;
  const here = `/${localePath}/mypage/myVesting`;
  return (
    <>
      <Offers texts={texts} localePath={localePath} offers={found.offers} />
      <div className="vesting-tools">
        <GrantSearch texts={mine} here={here} query={query} log="myVesting.search" />
        <RefreshButton apis={["/api/vesting/sync"]} texts={mine} log="myVesting.refresh" />
      </div>
      {found.lists.length === 0 ? <Nothing frame={frame} texts={texts} isSearch={query.q !== ""} here={here} /> : null}
      {found.lists.map(({ coin, grants, nextCursor }) => (
        <section key={coin} aria-labelledby={`grants-${coin}`}>
          <h2 id={`grants-${coin}`} className="band-title">
            {coin}
          </h2>
          <Grants texts={texts} localePath={localePath} coin={coin} grants={grants} />
          <Pagination
            label={t(mine, "pages", { coin })}
            newer={query.after ? pathOf(here, { ...query, after: null }) : null}
            older={nextCursor ? pathOf(here, { ...query, coin, after: nextCursor }) : null}
            newerLabel={mine.newest}
            olderLabel={mine.older}
            newerLog="myVesting.newest"
            olderLog="myVesting.older"
          />
        </section>
      ))}
      {found.lists.length > 0 ? (
        <p>
          <ButtonLink
            size="small"
            href={myListPath(`${here}/list.csv`, {
              q: query.q || null,
              funders: query.funders === "all" ? "all" : null,
            })}
            download
            {...logged("myVesting.download")}
          >
            {mine.csv}
          </ButtonLink>
        </p>
      ) : null}
      <Notice tone={query.funders === "all" ? "warning" : "info"}>
        <p>{query.funders === "all" ? mine.shown : mine.hidden}</p>
        <p>
          <Link
            className="link"
            to={pathOf(here, { ...query, funders: query.funders === "all" ? "known" : "all", after: null })}
            {...logged("myVesting.funders")}
          >
            {query.funders === "all" ? mine.hideAgain : mine.showHidden}
          </Link>
        </p>
      </Notice>
    </>
  );
}

function pathOf(here: string, { coin, q, funders, after }: Loaded["query"]): string {
  const params = new URLSearchParams({
    ...(after ? { coin, after } : {}),
    ...(q ? { q } : {}),
    ...(funders === "all" ? { funders } : {}),
  });
  return params.size > 0 ? `${here}?${params}` : here;
}

type NothingProps = Pick<Loaded, "texts" | "frame"> & { isSearch: boolean; here: string };

function Nothing({ texts: { mine }, frame, isSearch, here }: NothingProps) {
  const { title, body } = isSearch ? mine.noHits : mine.none;
  return (
    <EmptyState
      title={title}
      art={isSearch ? undefined : <Art picture={frame.empty} alt="" />}
      action={
        isSearch ? (
          <ButtonLink to={here} {...logged("myVesting.showAll")}>
            {mine.showAll}
          </ButtonLink>
        ) : null
      }
    >
      <p>{body}</p>
    </EmptyState>
  );
}

type ListProps = Pick<Loaded, "texts" | "localePath"> & { coin: string; grants: readonly GrantView[] };

function Grants({ texts, localePath, coin, grants }: ListProps) {
  const t = useT();
  const locale = useLocale();
  const { mine, states, plan } = texts;
  const { columns } = mine;
  return (
    <DataTable
      caption={t(mine, "caption", { coin })}
      captionHidden
      columns={[
        { key: "plan", label: columns.plan },
        { key: "due", label: columns.due, align: "end" },
        { key: "toCome", label: columns.toCome, align: "end" },
        { key: "granted", label: columns.granted, align: "end" },
        { key: "next", label: columns.next },
        { key: "state", label: columns.state },
        { key: "open", label: columns.open, align: "act" },
      ]}
      rows={grants.map((grant) => ({
        key: grant.address,
        cells: {
          plan: <span className="vesting-plan-name">{planName(plan, grant.plan)}</span>,
          due: formatToken(locale, grant.figures.dueRaw, grant, SHORT_DECIMALS),
          toCome: formatToken(locale, grant.figures.toComeRaw, grant, SHORT_DECIMALS),
          granted: formatToken(locale, grant.totalRaw, grant, SHORT_DECIMALS),
          next: nextText(locale, mine.everySecond, grant),
          state: <GrantStateBadge texts={states} state={grant.figures.state} />,
          open: (
            <ButtonLink
              size="small"
              viewTransition
              to={`/${localePath}/mypage/myVestingDetail/${grant.address}`}
              {...logged("myVesting.view")}
            >
              {mine.view}
              <span className="visually-hidden">: {planName(plan, grant.plan)}</span>
            </ButtonLink>
          ),
        },
      }))}
    />
  );
}

function Offers({
  texts,
  localePath,
  offers,
}: Pick<Loaded, "texts" | "localePath"> & { offers: readonly GrantView[] }) {
  const t = useT();
  const { mine, plan } = texts;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="vesting-offers">
      <h2 id="vesting-offers" className="band-title">
        {mine.offers}
      </h2>
      {offers.map((grant) => (
        <Notice key={grant.address} title={`${grant.coin}: ${planName(plan, grant.plan)}`}>
          <p>{t(mine, "offerText", { wallet: shortAddress(grant.beneficiary) })}</p>
          <p>
            <Link
              className="link"
              to={`/${localePath}/mypage/myVestingDetail/${grant.address}`}
              {...logged("myVesting.offer")}
            >
              {mine.view}
            </Link>
          </p>
        </Notice>
      ))}
    </section>
  );
}

function nextText(locale: Locale, everySecond: string, grant: GrantView): string {
  if (isFlowing(grant)) return everySecond;
  return grant.figures.next ? formatChainTs(locale, grant.figures.next.ts) : "–";
}
