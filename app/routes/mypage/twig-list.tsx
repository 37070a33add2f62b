import "~/styles/my-list.css";
import { Art } from "~/components/art";
import { pictures } from "~/components/art-manifest";
import { ButtonLink } from "~/components/button";
import { DataTable } from "~/components/data-table";
import { EmptyState } from "~/components/empty-state";
import { ExplorerLink } from "~/components/explorer-link";
import { MyListPage } from "~/components/my-list-page";
import { Pagination } from "~/components/navigation";
import { twigFrom } from "~/components/twig-from";
import { useLocale } from "~/components/use-locale";
import { useShell } from "~/components/use-shell";
import { databaseContext, holderContext, localeContext } from "~/context";
import { listTwig } from "~/domain/twig/queries.server";
import { fill } from "~/locales/fill";
import { formatAmount, formatDateTime } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import type { Route } from "./+types/twig-list";

export const handle = landing("myTwigs.landing");

/** The Twig that a holder received; `before` in the address is where a page begins. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { myPage, myLists, wallet: walletTexts } = textsOf(context.get(localeContext));
  const { twig, entitlements: _, ...words } = myLists;
  const before = new URL(request.url).searchParams.get("before");
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const page = holder ? await listTwig(context.get(databaseContext), { wallet: holder, before }) : null;
  return {
    texts: { ...words, ...twig, myPage: myPage.title },
    call: walletTexts.call,
    holder,
    isFirstPage: before === null,
    page: page ?? { entries: [], nextCursor: null },
    art: { scene: pictures["heads/twig"], empty: pictures["closed-shop"] },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.texts.title ?? ""} | Punkvism` }, { name: "robots", content: "noindex" }];
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

function List({ texts, page, isFirstPage, art }: Route.ComponentProps["loaderData"]) {
  const locale = useLocale();
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/myTwig`;
  const shown = (raw: bigint, decimals: number) => `${formatAmount(locale, raw, decimals)}\u00a0Twig`;
  return (
    <>
      {page.entries.length === 0 ? (
        <EmptyState
          level={2}
          title={isFirstPage ? texts.emptyTitle : texts.endTitle}
          art={<Art picture={art.empty} alt="" />}
          action={
            isFirstPage ? (
              <ButtonLink viewTransition to={`/${localePath}/powerzoneNftStaking`}>
                {texts.toBoost}
              </ButtonLink>
            ) : (
              <ButtonLink to={here}>{texts.newer}</ButtonLink>
            )
          }
        >
          {isFirstPage ? <p>{texts.empty}</p> : null}
        </EmptyState>
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
                  {twigFrom(texts, entry)}
                  {entry.from.kind === "pool" ? <small className="entry-note">{entry.from.nft}</small> : null}
                </>
              ),
              amount: (
                <>
                  {shown(entry.amountRaw, entry.decimals)}
                  {entry.feeRaw > 0n ? (
                    <small className="entry-note">
                      {fill(texts.fee, { amount: shown(entry.feeRaw, entry.decimals) })}
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
        newer={isFirstPage ? null : here}
        older={page.nextCursor ? `${here}?before=${page.nextCursor}` : null}
        newerLabel={texts.newer}
        olderLabel={texts.older}
        olderLog="myTwigs.older"
      />
      <p>
        <ButtonLink size="small" href={`${here}/list.csv`} download {...logged("myTwigs.download")}>
          {texts.csv}
        </ButtonLink>
      </p>
    </>
  );
}
