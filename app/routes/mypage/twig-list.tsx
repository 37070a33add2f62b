import type { Translate } from "~/locales/translate";
import { readAddress } from "~/server/address-params.server";
import { useT } from "~/ui/use-t";
import "~/styles/my-list.css";
import type { CollectionId } from "~/domain/settings/subjects";
import { type TwigSource, twigListSchema } from "~/domain/twig/input";
import { listTwig, listTwigSources } from "~/domain/twig/queries.server";
import { MyListPage } from "~/features/my-page/my-list-page";
import { MyListSearch, myListPath } from "~/features/my-page/my-list-search";
import { twigFrom } from "~/features/my-page/twig-from";
import { formatAmount, formatDateTime } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { type LogKey, landing, logged } from "~/logs/logged";
import { databaseContext, holderContext, localeContext } from "~/server/context";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ExplorerLink } from "~/ui/explorer-link";
import { Pagination } from "~/ui/navigation";
import { useLocale } from "~/ui/use-locale";
import type { Route } from "./+types/twig-list";

export const handle = landing("myTwigs.landing");

/** The Twig that a holder received; the search and where a page begins stand in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { myPage, myLists, wallet: walletTexts } = textsOf(context.get(localeContext));
  const { twig, entitlements: _, ...words } = myLists;
  const { csvColumns: __, ...shown } = twig;
  const { from, before } = readAddress(twigListSchema, new URL(request.url), context.get(localeContext));
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const db = context.get(databaseContext);
  const [page, sources] = holder
    ? await Promise.all([listTwig(db, { wallet: holder, from, before }), listTwigSources(db)])
    : [null, []];
  return {
    texts: { ...words, ...shown, myPage: myPage.title },
    call: walletTexts.call,
    holder,
    from,
    sources,
    isFirstPage: before === null,
    page: page ?? { entries: [], nextCursor: null },
    art: { scene: pictures["heads/twig"], empty: pictures["closed-shop"] },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.lead);
}

export default function MyTwig({ loaderData }: Route.ComponentProps) {
  const { texts, call, holder, art } = loaderData;
  return (
    <MyListPage
      district="power-zone"
      title={texts.title}
      lead={texts.lead}
      myPage={texts.myPage}
      holder={holder}
      call={call}
      scene={art.scene}
      back={texts.back}
      backLog="myTwigs.back"
    >
      <List {...loaderData} />
    </MyListPage>
  );
}

function List(props: Route.ComponentProps["loaderData"]) {
  const t = useT();
  const { texts, page, from, sources, isFirstPage } = props;
  const locale = useLocale();
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/myTwig`;
  const shown = (raw: bigint, decimals: number) => `${formatAmount(locale, raw, decimals)}\u00a0Twig`;
  return (
    <>
      <MyListSearch
        texts={texts.searching}
        here={here}
        fields={[
          {
            name: "from",
            label: texts.columns.from,
            value: from,
            options: sources.map((source) => ({ value: source, label: sourceName(t, texts, source) })),
          },
        ]}
        log="myTwigs.search"
      />
      {page.entries.length === 0 ? (
        <Nothing {...props} here={here} />
      ) : (
        <DataTable
          caption={texts.caption}
          columns={[
            { key: "date", label: texts.columns.date },
            { key: "from", label: texts.columns.from },
            { key: "amount", label: texts.columns.amount, align: "end" },
            { key: "transaction", label: texts.columns.transaction },
          ]}
          rows={page.entries.map((entry) => ({
            key: `${entry.signature}.${entry.eventIndex}`,
            cells: {
              date: formatDateTime(locale, new Date(entry.blockTs * 1000)),
              from: (
                <>
                  {twigFrom(t, texts, entry)}
                  {entry.from.kind === "pool" ? <small className="entry-note">{entry.from.nft}</small> : null}
                </>
              ),
              amount: (
                <>
                  {shown(entry.amountRaw, entry.decimals)}
                  {entry.feeRaw > 0n ? (
                    <small className="entry-note">
                      {t(texts, "fee", { amount: shown(entry.feeRaw, entry.decimals) })}
                    </small>
                  ) : null}
                </>
              ),
              transaction: <ExplorerLink kind="tx" value={entry.signature} />,
            },
          }))}
        />
      )}
      <Pagination
        label={texts.caption}
        newer={isFirstPage ? null : myListPath(here, { from })}
        older={page.nextCursor ? myListPath(here, { from, before: page.nextCursor }) : null}
        newerLabel={texts.newer}
        olderLabel={texts.older}
        newerLog="myTwigs.newest"
        olderLog="myTwigs.older"
      />
      {page.entries.length > 0 ? (
        <p>
          <ButtonLink
            size="small"
            href={myListPath(`${here}/list.csv`, { from })}
            download
            {...logged("myTwigs.download")}
          >
            {texts.csv}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

type Words = Route.ComponentProps["loaderData"]["texts"];

/** A place that Twig can come from, in words. */
function sourceName(t: Translate, texts: Words, source: TwigSource): string {
  if (source === "drops") return texts.drops;
  const [kind, collection] = source.split(".") as ["boost" | "nova", CollectionId];
  return twigFrom(t, texts, { from: { kind: "pool", pool: { kind, collection }, nft: "" } });
}

/** In the place of entries: nothing came yet, nothing is older, or nothing fits the search. */
function Nothing({ texts, from, isFirstPage, art, here }: Route.ComponentProps["loaderData"] & { here: string }) {
  const { localePath } = useShell();
  const toFirst = (label: string, log: LogKey) => (
    <ButtonLink to={here} data-log={log}>
      {label}
    </ButtonLink>
  );
  if (from !== null) {
    return (
      <EmptyState title={texts.searching.noHits} action={toFirst(texts.searching.showAll, "myTwigs.showAll")}>
        <p>{texts.searching.noHitsText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={isFirstPage ? texts.emptyTitle : texts.endTitle}
      art={<Art picture={art.empty} alt="" />}
      action={
        isFirstPage ? (
          <ButtonLink viewTransition to={`/${localePath}/powerzoneNftStaking`} {...logged("myTwigs.toBoost")}>
            {texts.toBoost}
          </ButtonLink>
        ) : (
          toFirst(texts.newer, "myTwigs.newest")
        )
      }
    >
      {isFirstPage ? <p>{texts.empty}</p> : null}
    </EmptyState>
  );
}
