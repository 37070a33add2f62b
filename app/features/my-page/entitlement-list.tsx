import { ENTITLEMENT_KINDS } from "~/domain/entitlements/view";
import { COLLECTION_IDS, COLLECTION_NAMES } from "~/domain/settings/subjects";
import type { EntitlementListData } from "./entitlement-list.server";
import { EntitlementTable } from "./entitlement-table";
import { MyList } from "./my-list";

const TAB_LOGS = { benefit: "myEntitlements.tabBenefit", rwa: "myEntitlements.tabRwa" } as const;

/** The list of what a holder was granted besides coins. */
export function EntitlementList(loaded: EntitlementListData) {
  const { texts, kind, collection, page, isFirstPage } = loaded;
  const options = COLLECTION_IDS.map((id) => ({ value: id, label: COLLECTION_NAMES[id] }));
  return (
    <MyList
      district="benefit"
      path="myEntitlement"
      loaded={loaded}
      logs={{
        back: "myEntitlements.back",
        search: "myEntitlements.search",
        showAll: "myEntitlements.showAll",
        newest: "myEntitlements.newest",
        older: "myEntitlements.older",
        download: "myEntitlements.download",
      }}
      tabs={{
        label: texts.tabsLabel,
        current: kind,
        items: ENTITLEMENT_KINDS.map((id) => ({ id, label: texts.tabs[id], log: TAB_LOGS[id] })),
      }}
      fields={[{ name: "collection", label: texts.columns.collection, value: collection, options }]}
      page={{ isFirst: isFirstPage, nextCursor: page.nextCursor }}
      table={
        page.entitlements.length === 0
          ? null
          : { drawn: <EntitlementTable texts={texts} entitlements={page.entitlements} /> }
      }
      none={{ title: texts.emptyTitle, text: texts.empty[kind] }}
      end={{ title: texts.endTitle }}
    />
  );
}
