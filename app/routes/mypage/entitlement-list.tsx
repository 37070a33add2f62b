import { readAddress } from "~/server/address-params.server";
import "~/styles/my-list.css";
import { entitlementListSchema } from "~/domain/entitlements/input";
import { listEntitlements } from "~/domain/entitlements/queries.server";
import { ENTITLEMENT_KINDS } from "~/domain/entitlements/view";
import { COLLECTION_IDS, COLLECTION_NAMES } from "~/domain/settings/subjects";
import { EntitlementTable } from "~/features/my-page/entitlement-table";
import { MyListPage } from "~/features/my-page/my-list-page";
import { MyListSearch, myListPath } from "~/features/my-page/my-list-search";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { databaseContext, holderContext, localeContext } from "~/server/context";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Pagination, Tabs } from "~/ui/navigation";
import type { Route } from "./+types/entitlement-list";

export const handle = landing("myEntitlements.landing");

const TAB_LOGS = { benefit: "myEntitlements.tabBenefit", rwa: "myEntitlements.tabRwa" } as const;

/** What a holder was granted beside coins, a tab a kind; the search and where a page begins stand in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { myPage, myLists, wallet: walletTexts } = textsOf(locale);
  const { twig: _, entitlements: own, ...words } = myLists;
  const { csvColumns: __, ...shown } = own;
  const { tab: kind, collection, before } = readAddress(entitlementListSchema, new URL(request.url), locale);
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const deps = { db: context.get(databaseContext), now: new Date() };
  const page = holder ? await listEntitlements(deps, { wallet: holder, kind, collection, cursor: before }) : null;
  return {
    texts: { ...words, ...shown, myPage: myPage.title },
    call: walletTexts.call,
    holder,
    kind,
    collection,
    isFirstPage: before === null,
    page: page ?? { entitlements: [], nextCursor: null },
    art: { scene: pictures["heads/entitlements"], empty: pictures["closed-shop"] },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.title, texts.myPage], texts.lead);
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

function List({ texts, kind, collection, page, isFirstPage, art }: Route.ComponentProps["loaderData"]) {
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/myEntitlement`;
  const isSearch = collection !== null;
  const tabs = ENTITLEMENT_KINDS.map((id) => ({
    to: `${here}?tab=${id}`,
    label: texts.tabs[id],
    isCurrent: id === kind,
    log: TAB_LOGS[id],
  }));
  return (
    <>
      <Tabs label={texts.tabsLabel} items={tabs} />
      <MyListSearch
        texts={texts.searching}
        here={here}
        tab={kind}
        fields={[
          {
            name: "collection",
            label: texts.columns.collection,
            value: collection,
            options: COLLECTION_IDS.map((id) => ({ value: id, label: COLLECTION_NAMES[id] })),
          },
        ]}
        log="myEntitlements.search"
      />
      {page.entitlements.length === 0 ? (
        <EmptyState
          title={isSearch ? texts.searching.noHits : isFirstPage ? texts.emptyTitle : texts.endTitle}
          art={isSearch ? undefined : <Art picture={art.empty} alt="" />}
          action={
            isSearch || !isFirstPage ? (
              <ButtonLink
                to={`${here}?tab=${kind}`}
                {...logged(isSearch ? "myEntitlements.showAll" : "myEntitlements.newest")}
              >
                {isSearch ? texts.searching.showAll : texts.newer}
              </ButtonLink>
            ) : null
          }
        >
          {isSearch ? <p>{texts.searching.noHitsText}</p> : isFirstPage ? <p>{texts.empty[kind]}</p> : null}
        </EmptyState>
      ) : (
        <EntitlementTable texts={texts} entitlements={page.entitlements} />
      )}
      <Pagination
        label={texts.caption}
        newer={isFirstPage ? null : myListPath(here, { tab: kind, collection })}
        older={page.nextCursor ? myListPath(here, { tab: kind, collection, before: page.nextCursor }) : null}
        newerLabel={texts.newer}
        olderLabel={texts.older}
        newerLog="myEntitlements.newest"
        olderLog="myEntitlements.older"
      />
      {page.entitlements.length > 0 ? (
        <p>
          <ButtonLink
            size="small"
            href={myListPath(`${here}/list.csv`, { tab: kind, collection })}
            download
            {...logged("myEntitlements.download")}
          >
            {texts.csv}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
