import type { RouterContextProvider } from "react-router";
import { entitlementListSchema } from "~/domain/entitlements/input";
import { listEntitlements } from "~/domain/entitlements/queries.server";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { databaseContext } from "~/server/context";
import { openMyList } from "./my-list.server";

/**
 * What a holder was granted besides coins, one tab per kind. The search and the beginning of the page are in the address.
 */
export async function loadEntitlementList({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { locale, words, frame } = openMyList(context, "heads/entitlements");
  const { csvColumns: _, ...shown } = textsOf(locale).myLists.entitlements;
  const { tab: kind, collection, before } = readAddress(entitlementListSchema, url, locale);
  const deps = { db: context.get(databaseContext), now: new Date() };
  const page = frame.holder
    ? await listEntitlements(deps, { wallet: frame.holder, kind, collection, cursor: before })
    : null;
  return {
    ...frame,
    texts: { ...words, ...shown },
    kind,
    collection,
    isFirstPage: before === null,
    page: page ?? { entitlements: [], nextCursor: null },
  };
}

export type EntitlementListData = Awaited<ReturnType<typeof loadEntitlementList>>;
