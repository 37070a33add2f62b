import { renderToStaticMarkup } from "react-dom/server";
import { SectionBand } from "~/content/bands/section-view";
import { findPageAtAddress, type PageAtAddress, viewOfPage } from "~/content/page-view.server";
import { PAGES } from "~/content/pages";
import type { SectionView } from "~/content/section-views.server";
import type { Section } from "~/content/sections";
import type { SectionFacts } from "~/content/views/facts.server";
import { viewOfOpening } from "~/content/views/opening.server";
import { sampleFacts } from "~/content/views/sample-facts.server";
import { LOCALES, type Locale } from "~/locales/locales";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";

/** A guide to print: the name of its file and the whole HTML document. */
export type Guide = { file: string; html: string };

type Address = { slug: string; tabId?: string };

/** The page that offers a guide and gives it its name, and the addresses whose sections are its chapters. */
const GUIDES: readonly { page: Address; chapters: readonly Address[] }[] = [
  {
    page: { slug: "nftProjectGearUp", tabId: "home" },
    chapters: [
      { slug: "nftProjectGearUp", tabId: "home" },
      { slug: "nftProjectGearUp", tabId: "start-crafting" },
      { slug: "nftProjectGearUpCrafter" },
      { slug: "nftProjectGearUp", tabId: "weapon-codex" },
    ],
  },
  { page: { slug: "nftProjectOcullaSummoning" }, chapters: [{ slug: "nftProjectOcullaSummoning" }] },
];

/** Links to other pages are of no use on paper, and the guide's cover says what the page's opening says. */
const LEFT_OUT: readonly SectionView["kind"][] = ["opening", "downloads", "callout", "links"];

/** The guides of Gear Up! and Oculla in every language, drawn from the pages' own texts by the pages' own bands. */
export function renderGuides(): Guide[] {
  return GUIDES.flatMap(({ page, chapters }) =>
    LOCALES.map((locale) => {
      const { content, tab } = contentAt(page, locale);
      const sections = [...content.sections, ...(tab?.content.sections ?? [])];
      const { title, files } = sectionOf(sections, "downloads").items[0]!;
      const html = renderToStaticMarkup(
        <html lang={locale.intl}>
          <head>
            <meta charSet="utf-8" />
            <title>{title}</title>
            <link rel="stylesheet" href="/styles/index.css" />
            <link rel="stylesheet" href="/guide/page.css" />
            <link rel="stylesheet" href="/guide/bands.css" />
            <link rel="stylesheet" href="/guide/codex.css" />
            <style>{`@page { @top-left { content: ${JSON.stringify(title)} } }`}</style>
          </head>
          <body>
            <Cover name={title} at={page} locale={locale} />
            {chapters.map((chapter) => (
              <Chapter key={chapter.tabId ?? chapter.slug} at={chapter} locale={locale} />
            ))}
          </body>
        </html>,
      );
      return { file: files[0]!, html: `<!doctype html>${html}` };
    }),
  );
}

function Cover({ name, at, locale }: { name: string; at: Address; locale: Locale }) {
  const { title, lead, sceneAlt } = openingOf(at, locale);
  const { scene } = viewOfOpening(openingOf(at, locale), factsAt(at, locale));
  return (
    <header className="guide-cover on-night">
      <Art picture={pictures.logo} alt="Punkvism" scale={1.5} />
      <div className="guide-cover-text">
        <p className="display">{name}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <Art picture={scene} alt={sceneAlt} />
    </header>
  );
}

function Chapter({ at, locale }: { at: Address; locale: Locale }) {
  const found = contentAt(at, locale);
  const { content, tab } = found;
  const view = viewOfPage(found, factsAt(at, locale));
  const sections = tab ? (view.tabs?.sections ?? []) : view.sections;
  const lead = tab ? tab.content.description : openingOf(at, locale).lead;
  return (
    <main className="guide-chapter on-paper" data-district={content.district}>
      <h1>{tab?.content.title ?? content.title}</h1>
      <p className="lead">{lead}</p>
      {sections
        .filter(({ kind }) => !LEFT_OUT.includes(kind))
        .map((section) => (
          <SectionBand key={section.title} view={onPaper(section)} />
        ))}
    </main>
  );
}

function onPaper(view: SectionView): SectionView {
  return "ground" in view ? { ...view, ground: "paper" } : view;
}

function openingOf(at: Address, locale: Locale) {
  return sectionOf(contentAt(at, locale).content.sections, "opening");
}

function contentAt({ slug, tabId }: Address, locale: Locale): PageAtAddress {
  const page = PAGES.find((row) => row.slug === slug);
  // the first tab has no address of its own
  const found = page && findPageAtAddress(page, { locale, tabId: tabId === page.tabs?.[0] ? undefined : tabId });
  if (!found) throw new Error(`a guide names a chapter of a page that does not exist: ${slug}/${tabId ?? ""}`);
  return tabId === undefined ? { ...found, tab: null } : found;
}

function sectionOf<Kind extends Section["kind"]>(sections: readonly Section[], kind: Kind) {
  const found = sections.find((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);
  if (!found) throw new Error(`a guide needs a section of the kind ${kind}`);
  return found;
}

function factsAt({ slug }: Address, locale: Locale): SectionFacts {
  return sampleFacts(locale, { slug });
}
