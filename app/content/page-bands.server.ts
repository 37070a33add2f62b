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
 * The bands of what stands at an address, as HTML. They follow from the build and the facts alone, so an isolate draws
 * them anew when one of the facts differs: there are as many kept as public pages.
 */
export function bandsOf(at: PageAtAddress, locale: Locale, { company, own, ...facts }: PageFacts): string {
  const address = `${locale.path}/${at.page.slug}/${at.tab?.id ?? ""}`;
  const written = JSON.stringify(facts, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
  const last = kept.get(address);
  // an operator's facts and sections are one object for as long as they are the same (createParsedSetting)
  if (last?.company === company && last.own === own && last.facts === written) return last.html;
  const texts = textsOf(locale);
  const { slug } = at.page;
  const { district } = at.content;
  const view = viewOfPage(at, {
    locale,
    texts,
    menus: menusIn(locale, texts.shell),
    slug,
    district,
    company,
    own,
    ...facts,
  });
  const html = renderBands(view);
  kept.set(address, { company, own, facts: written, html });
  return html;
}
