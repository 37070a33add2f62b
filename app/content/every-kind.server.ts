import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { findContent } from "./contents.server";
import { PAGES } from "./pages";
import { type SectionView, viewOfSection } from "./section-views.server";
import type { Section } from "./sections";
import type { SectionFacts } from "./views/facts.server";
import { sampleFacts } from "./views/sample-facts.server";

/** For the design page of development: each kind of section as the first page that has one shows it. */
export function viewsOfEveryKind(locale: Locale): SectionView[] {
  const first = new Map<string, Section>();
  for (const section of PAGES.flatMap(({ slug }) => sectionsOf(locale, slug))) {
    const shape = section.kind === "plot" ? `plot ${section.shape}` : section.kind;
    if (!first.has(shape)) first.set(shape, section);
  }
  return [...first.values()].map((section) => viewOfSection(section, factsFor(locale)));
}

function sectionsOf({ code }: Locale, slug: string): Section[] {
  const content = findContent(code, slug);
  return [...(content?.sections ?? []), ...Object.values(content?.tabs ?? {}).flatMap(({ sections }) => sections)];
}

/** A price and news for the design page, which has neither, to show what these kinds look like with some. */
function factsFor(locale: Locale): SectionFacts {
  const { content, shell } = textsOf(locale);
  const titles = [content.mining.title, shell.coinInfo.title, shell.toBeReleased.title];
  return sampleFacts(locale, {
    slug: "punkvismCoin",
    district: "coin",
    price: { price: "0.01234", currency: "USDT", readAt: new Date("2026-11-21T11:03:00Z") },
    news: titles.map((title, index) => ({
      id: String(index),
      title,
      summary: title,
      isSample: index === 0,
      publishedOn: `2026-11-2${2 - index}`,
      href: `/${locale.path}`,
    })),
  });
}
