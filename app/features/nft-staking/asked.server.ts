import { z } from "zod";
import { entitlementCursorSchema } from "~/domain/entitlements/input";
import { countEntitlements, listEntitlements } from "~/domain/entitlements/queries.server";
import { eventCursorSchema } from "~/domain/event-cursor";
import { nftSearchSchema } from "~/domain/nft-staking/history/input";
import { listHistoryNfts, listNftHistory } from "~/domain/nft-staking/history/queries.server";
import type { openMoneyScreen } from "~/features/money/money-screen.server";
import { readAddress } from "~/server/address-params.server";
import type { NftTab } from "./nft-screens";

const nftDetailsSchema = nftSearchSchema.extend({
  details: z.coerce.number().int().min(0).max(3).default(0),
  cursor: eventCursorSchema.nullable().default(null),
});

const entitlementPageSchema = z.object({ cursor: entitlementCursorSchema.nullable().default(null) });

type Screen = Pick<Awaited<ReturnType<typeof openMoneyScreen>>, "deps" | "locale">;

type AskedOf = { tab: NftTab; wallet: string; url: URL };

/** The modal that the address asks for: the details of a reward, or a list. Null if it asks for none. */
export async function readAsked({ deps, locale }: Screen, { tab, wallet, url }: AskedOf) {
  const key = { kind: tab.kind, collection: tab.id };
  if (url.searchParams.has("details")) {
    const { details: place, cursor, ...search } = readAddress(nftDetailsSchema, url, locale);
    const [page, nfts] = await Promise.all([
      listNftHistory(deps, { wallet, key, place, search, cursor }),
      listHistoryNfts(deps, { wallet, key, mint: search.mint }),
    ]);
    return { kind: "details" as const, place, search, page, nfts, isFirstPage: !cursor };
  }
  const { list } = readAddress(z.object({ list: z.enum(tab.lists).nullable().default(null) }), url, locale);
  if (list === null) return null;
  if (list === "bonus") return { kind: "check-ins" as const };
  const { cursor } = readAddress(entitlementPageSchema, url, locale);
  const query = { wallet, kind: list, collection: tab.id };
  const [page, count] = await Promise.all([
    listEntitlements(deps, { ...query, cursor }),
    countEntitlements(deps, query),
  ]);
  return { kind: "entitlements" as const, list, page, count, isFirstPage: cursor === null };
}
