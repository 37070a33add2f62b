import type { CompanyFacts } from "~/domain/settings/company";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { renderBands } from "./bands/render-bands.server";
import { menusIn } from "./menus";
import type { OwnSections } from "./own-sections.server";
import type { PageFacts } from "./page-facts.server";
import { type PageAtAddress, viewOfPage } from "./page-view.server";

type KeptBands = { company: CompanyFacts; own: OwnSections; facts: string; html: string };

const kept = new Map<string, KeptBands>();

/**
 * The bands of the page at an address, as HTML. They depend only on the build and the facts, so an isolate draws them again
 * only when a fact changes. As many are kept as there are public pages.
 */
export function bandsOf(at: PageAtAddress, locale: Locale, { company, own, ...facts }: PageFacts): string {
  const address = `${locale.path}/${at.page.slug}/${at.tab?.id ?? ""}`;
  const written = JSON.stringify(facts, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
  const last = kept.get(address);
  // the operator's facts and sections are the same object until they change (createParsedSetting)
  if (last?.company === company && last.own === own && last.facts === written) return last.html;
  const html = drawBands(at, locale, { company, own, ...facts });
  kept.set(address, { company, own, facts: written, html });
  return html;
}

/** The same, drawn for one request alone: a preview is not kept. */
export function drawBands(at: PageAtAddress, locale: Locale, facts: PageFacts): string {
  const texts = textsOf(locale);
  const { slug } = at.page;
  const { district } = at.content;
  return renderBands(viewOfPage(at, { locale, texts, menus: menusIn(locale, texts.shell), slug, district, ...facts }));
}
