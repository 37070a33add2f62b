import { findNextDeed } from "~/domain/authority/next-deed.server";
import type { Deed } from "~/domain/authority/queries.server";
import { tIn } from "~/locales/i18next.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { Database } from "~db/client";
import { ADMIN_PATHS, pathOfRow } from "../paths";

/** Leads from a deed to the page on which its wallet signs the next one that waits; null if none waits for it. */
export async function nextDeedLink(
  db: Database,
  { deed, locale }: { deed: Deed; locale: Locale },
): Promise<{ text: string; to: string } | null> {
  const next = await findNextDeed(db, deed);
  if (!next) return null;
  const text = next.place
    ? tIn(locale, "adminAuthorityDeed")("next.deedOf", next.place)
    : textsOf(locale).adminAuthorityDeed.next.deed;
  return { text, to: `${pathOfRow(ADMIN_PATHS.authorityDeed.detail, next.id)}/sign` };
}
