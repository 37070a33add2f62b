import type { Deed } from "~/domain/authority/queries.server";
import { openedBy } from "~/domain/power/opened-pools.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { AdminValue } from "../define-resource";
import { ADMIN_PATHS, pathOfRow } from "../paths";

/** The steps that are left after a deed has opened a pool, until holders can stake in it; null for any other deed. */
export function nextSteps(deed: Deed, locale: Locale): { step: AdminValue }[] | null {
  const pool = deed.status === "landed" ? openedBy(deed) : null;
  if (!pool) return null;
  const { next } = textsOf(locale).adminAuthorityDeed;
  const isNftPool = deed.kind === "createNftPool";
  const setting = isNftPool ? "nft_pools" : "coin_pool_address";
  return [
    { step: pool },
    ...(isNftPool ? [{ step: { text: next.addStream, to: pathOfRow(ADMIN_PATHS.nftPool.detail, pool) } }] : []),
    { step: { text: next.setting, to: pathOfRow(ADMIN_PATHS.setting.detail, setting) } },
    { step: next.pins },
  ];
}
