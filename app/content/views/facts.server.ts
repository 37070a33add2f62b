import type { PriceReading } from "~/domain/price/rules";
import type { CompanyFacts } from "~/domain/settings/company";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { type Picture, type PictureId, pictures } from "~/ui/art-manifest";
import type { District } from "~/ui/page-head";
import { files } from "../files";
import type { Menu } from "../menus";
import type { OwnSections } from "../own-sections.server";
import { findOpenPage, hasTabAddress } from "../pages";
import type { Action, SectionPlace } from "../sections";
import type { NewsTeaser } from "./news-teaser";

/** What a section needs besides its words. The route reads it; amounts are in base units. */
export type SectionFacts = {
  locale: Locale;
  texts: Texts;
  menus: readonly Menu[];
  /** The page that has the section. */
  slug: string;
  /** The tab that is shown, if the page has tabs. */
  tabId?: string;
  district: District;
  company: CompanyFacts;
  isSampleCompany: boolean;
  /** What is shown in place of sample sections. */
  own: OwnSections;
  pool: PoolFacts | null;
  price: PriceReading | null;
  /** Newest first. */
  news: readonly NewsTeaser[];
};

export type PoolFacts = {
  decimals: number;
  /** Yearly rates of the terms in the order of `termDays`, in basis points. */
  ratesBps: readonly number[];
  termDays: readonly number[];
  totalPrincipalRaw: bigint;
  freeRewardRaw: bigint;
  openPositions: number | bigint;
  /** Chain seconds. */
  chainTs: bigint;
};

/** A way on, ready to draw: an address, a dialog of this page (`#modal-<id>`), or the id of a dialog that every page has. */
export type ActionView = { label: string; isPrimary: boolean } & (
  | { href: string; log: "page.button" | "page.toStaking" }
  | { below: SectionPlace; anchor: string }
  | { file: string }
  | { opens: string }
  | { sharedDialog: string }
);

/** The log's key for a link to a page, if it has one of its own. */
const LOGS_BY_SLUG: Record<string, "page.toStaking"> = { powerzoneCoinStaking: "page.toStaking" };

/** Only links to open pages are shown. */
export function viewOfActions(actions: readonly Action[] | undefined, facts: SectionFacts): ActionView[] {
  return (actions ?? []).flatMap((action) => viewOfAction(action, facts) ?? []);
}

/**
 * The action, ready to draw. Null if it leads to a page that is not open in this language, to the tab that is shown, or to a
 * file that does not exist.
 */
export function viewOfAction(action: Action | undefined, facts: SectionFacts): ActionView | null {
  const { locale, company, slug, tabId } = facts;
  if (!action) return null;
  const { label, isPrimary = false } = action;
  if ("below" in action) return { label, isPrimary, below: action.below, anchor: `section-${action.below}` };
  if ("file" in action) return Object.hasOwn(files, action.file) ? { label, isPrimary, file: action.file } : null;
  if ("codex" in action) return { label, isPrimary, opens: dialogAnchor(action.codex) };
  if ("shared" in action) return { label, isPrimary, sharedDialog: `modal-${action.shared}` };
  if ("dialog" in action) return { label, isPrimary, opens: dialogAnchor(action.dialog) };
  if ("email" in action) {
    const subject = action.subject ? `?subject=${encodeURIComponent(action.subject)}` : "";
    return { label, isPrimary, href: `mailto:${company.emails[action.email]}${subject}`, log: "page.button" };
  }
  if ("own" in action) return { label, isPrimary, href: `/${locale.path}/${action.own}`, log: "page.button" };
  const page = findOpenPage(action.page, locale.code);
  if (!page || (action.tab !== undefined && action.page === slug && action.tab === tabId)) return null;
  const address = page.slug === "" ? `/${locale.path}` : `/${locale.path}/${page.slug}`;
  const tab = action.tab !== undefined && hasTabAddress(page, action.tab) ? `/${action.tab}` : "";
  return { label, isPrimary, href: address + tab, log: LOGS_BY_SLUG[page.slug] ?? "page.button" };
}

/** The anchor of a page's dialog, which is also its address: `/eng/rwaProcess#modal-<id>`. */
export function dialogAnchor(id: string): string {
  return `modal-${id}`;
}

export function pictureOf(id: PictureId): Picture {
  return pictures[id];
}

/** The picture under an id, which need not exist yet. */
export function findPicture(id: string): Picture | null {
  return Object.hasOwn(pictures, id) ? pictures[id as PictureId] : null;
}
