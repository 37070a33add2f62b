import type { LocaleCode } from "~/locales/locales";
import { findContent } from "./contents.server";
import { hasTabAddress, PAGES, type PageRow } from "./pages";
import type { SampleSectionId } from "./sample-sections";
import type { Section } from "./sections";

/** The place of a sample section, and what else is on its page. */
export type SamplePlace = {
  id: SampleSectionId;
  /** The address below its language: `benefitMultiple/punkykongz`. */
  address: string;
  /** The example, in each language. */
  sections: Record<LocaleCode, Section>;
  /** Dialogs that a section there may open. */
  dialogs: readonly string[];
  /** Headings of the other sections there that are not samples. */
  otherTitles: Record<LocaleCode, readonly string[]>;
};

/** Every sample section of the content modules, in the order of the pages. */
export function listSamplePlaces(): readonly SamplePlace[] {
  places ??= PAGES.flatMap((page) => [
    ...placesAmong(page),
    ...(page.tabs ?? []).flatMap((tab) => placesAmong(page, tab)),
  ]);
  return places;
}

let places: readonly SamplePlace[] | undefined;

/** The sample sections among a page's own sections, or among those of one of its tabs. */
function placesAmong(page: PageRow, tab?: string): SamplePlace[] {
  const address = tab !== undefined && hasTabAddress(page, tab) ? `${page.slug}/${tab}` : page.slug;
  const sectionsIn = (code: LocaleCode) => partOf(page, code, tab)?.sections ?? [];
  return sectionsIn("en").flatMap((section, index) => {
    const id = sampleIdOf(section);
    const [ko, en, indonesian] = [sectionsIn("ko")[index], section, sectionsIn("id")[index]];
    if (!id || !ko || !indonesian) return [];
    const others = (code: LocaleCode) => titlesBeside(page, code, tab);
    return {
      id,
      address,
      sections: { ko, en, id: indonesian },
      dialogs: dialogsAt(page, tab),
      otherTitles: { ko: others("ko"), en: others("en"), id: others("id") },
    };
  });
}

export function sampleIdOf(section: Section): SampleSectionId | undefined {
  return "sample" in section ? section.sample : undefined;
}

function partOf({ slug }: PageRow, code: LocaleCode, tab: string | undefined) {
  const content = findContent(code, slug);
  return tab === undefined ? content : content?.tabs?.[tab];
}

function dialogsAt(page: PageRow, tab: string | undefined): string[] {
  const parts = [partOf(page, "en", undefined), tab === undefined ? null : partOf(page, "en", tab)];
  return parts.flatMap((part) => (part?.dialogs ?? []).map(({ id }) => id));
}

/** A page's own sections are shown together with each of its tabs, so they are compared with all of them. */
function titlesBeside(page: PageRow, code: LocaleCode, tab: string | undefined): string[] {
  const tabs = tab === undefined ? (page.tabs ?? []) : [tab];
  const parts = [partOf(page, code, undefined), ...tabs.map((one) => partOf(page, code, one))];
  return parts.flatMap((part) => (part?.sections ?? []).flatMap((one) => (sampleIdOf(one) ? [] : [one.title])));
}
