import "~/styles/my-list.css";
import { Art } from "~/components/art";
import { pictures } from "~/components/art-manifest";
import { ButtonLink } from "~/components/button";
import { DataTable } from "~/components/data-table";
import { EmptyState } from "~/components/empty-state";
import { MyListPage } from "~/components/my-list-page";
import { Pagination, Tabs } from "~/components/navigation";
import { SampleMark } from "~/components/sample-mark";
import { useLocale } from "~/components/use-locale";
import { useShell } from "~/components/use-shell";
import { databaseContext, holderContext, localeContext } from "~/context";
import { entitlementListSchema } from "~/domain/entitlements/input";
import { listEntitlements } from "~/domain/entitlements/queries.server";
import { ENTITLEMENT_KINDS, type Entitlement } from "~/domain/entitlements/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { formatDate } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import type { Route } from "./+types/entitlement-list";

export const handle = landing("myEntitlements.landing");

const TAB_LOGS = { benefit: "myEntitlements.tabBenefit", rwa: "myEntitlements.tabRwa" } as const;

/** What a holder was granted beside coins, a tab a kind; `before` in the address is where a page begins. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { myPage, myLists, wallet: walletTexts } = textsOf(context.get(localeContext));
  const { twig: _, entitlements: own, ...words } = myLists;
  const { csvColumns: __, ...shown } = own;
  const params = new URL(request.url).searchParams;
  const { kind, before } = entitlementListSchema.parse({ kind: params.get("tab"), before: params.get("before") });
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const deps = { db: context.get(databaseContext), now: new Date() };
  const page = holder ? await listEntitlements(deps, { wallet: holder, kind, cursor: before }) : null;
  return {
    texts: { ...words, ...shown, myPage: myPage.title },
    call: walletTexts.call,
    holder,
    kind,
    isFirstPage: before === null,
    page: page ?? { entitlements: [], nextCursor: null },
    art: { scene: pictures["benefit-strip"], empty: pictures["closed-shop"] },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.texts.title ?? ""} | Punkvism` }, { name: "robots", content: "noindex" }];
}

export default function MyEntitlements({ loaderData }: Route.ComponentProps) {
  const { texts, call, holder, art } = loaderData;
  return (
    <MyListPage
      district="benefit"
      title={texts.title}
      lead={texts.lead}
      myPage={texts.myPage}
      holder={holder}
      call={call}
      scene={art.scene}
      back={texts.back}
      backLog="myEntitlements.back"
    >
      <List {...loaderData} />
    </MyListPage>
  );
}

function List({ texts, kind, page, isFirstPage, art }: Route.ComponentProps["loaderData"]) {
  const locale = useLocale();
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/myEntitlement`;
  const day = (iso: string) => formatDate(locale, new Date(iso));
  const until = ({ expiresAt, isExpired }: Entitlement) => {
    if (expiresAt === null) return texts.noEnd;
    return isExpired ? `${day(expiresAt)}, ${texts.expired}` : day(expiresAt);
  };
  const tabs = ENTITLEMENT_KINDS.map((id) => ({
    to: `${here}?tab=${id}`,
    label: texts.tabs[id],
    isCurrent: id === kind,
    log: TAB_LOGS[id],
  }));
  return (
    <>
      <Tabs label={texts.tabsLabel} items={tabs} />
      {page.entitlements.length === 0 ? (
        <EmptyState
          level={2}
          title={isFirstPage ? texts.emptyTitle : texts.endTitle}
          art={<Art picture={art.empty} alt="" />}
          action={isFirstPage ? null : <ButtonLink to={`${here}?tab=${kind}`}>{texts.newer}</ButtonLink>}
        >
          {isFirstPage ? <p>{texts.empty[kind]}</p> : null}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.caption}
          columns={[
            { key: "entry", label: texts.columns.entry },
            { key: "collection", label: texts.columns.collection },
            { key: "amount", label: texts.columns.amount, align: "end" },
            { key: "granted", label: texts.columns.granted },
            { key: "until", label: texts.columns.until },
            { key: "source", label: texts.columns.source },
          ]}
          rows={page.entitlements.map((entry) => ({
            key: entry.id,
            cells: {
              entry: (
                <span className="row">
                  {entry.title[locale.code]} {entry.isSample ? <SampleMark /> : null}
                </span>
              ),
              collection: COLLECTION_NAMES[entry.collection],
              amount: entry.amount,
              granted: day(entry.grantedAt),
              until: until(entry),
              source: entry.source,
            },
          }))}
        />
      )}
      <Pagination
        label={texts.caption}
        newer={isFirstPage ? null : `${here}?tab=${kind}`}
        older={page.nextCursor ? `${here}?tab=${kind}&before=${page.nextCursor}` : null}
        newerLabel={texts.newer}
        olderLabel={texts.older}
        olderLog="myEntitlements.older"
      />
      <p>
        <ButtonLink size="small" href={`${here}/list.csv?tab=${kind}`} download {...logged("myEntitlements.download")}>
          {texts.csv}
        </ButtonLink>
      </p>
    </>
  );
}
