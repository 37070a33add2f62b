import { findContent } from "./contents.server";
import { opensIn, shownSection } from "./own-sections.server";
import { hasTabAddress, type PageRow } from "./pages";
import { type SectionView, viewOfSection } from "./section-views.server";
import type { PageContent, Section, TabContent } from "./sections";
import type { SectionFacts } from "./views/facts.server";
import { type DialogView, viewOfDialog } from "./views/text.server";

/** What is shown at one address: a page, or a page with one of its tabs. */
export type PageAtAddress = {
  page: PageRow;
  content: PageContent;
  /** The tab shown below the page's sections, and its id. */
  tab: { id: string; content: TabContent } | null;
};

export type PageView = {
  sections: SectionView[];
  tabs: { label: string; items: { href: string; label: string; isCurrent: boolean }[]; sections: SectionView[] } | null;
  dialogs: DialogView[];
};

/** The content at `/<locale>/<slug>[/<tabId>]`, or null if there is none. The first tab has no address of its own. */
export function findPageAtAddress(
  page: PageRow,
  { locale, tabId }: Pick<SectionFacts, "locale"> & { tabId: string | undefined },
): PageAtAddress | null {
  const content = findContent(locale.code, page.slug);
  if (!content || (tabId !== undefined && !hasTabAddress(page, tabId))) return null;
  const id = tabId ?? page.tabs?.[0];
  if (id === undefined) return { page, content, tab: null };
  const tab = content.tabs?.[id];
  return tab ? { page, content, tab: { id, content: tab } } : null;
}

/** All sections at an address, from the top. */
export function sectionsAt({ content, tab }: PageAtAddress): readonly Section[] {
  return [...content.sections, ...(tab?.content.sections ?? [])];
}

/** What a page shows at an address: its own sections and, below them, those of the tab. */
export function viewOfPage(at: PageAtAddress, given: SectionFacts): PageView {
  const { content, tab } = at;
  const facts = { ...given, tabId: tab?.id };
  const shown = (sections: readonly Section[]) =>
    sections.flatMap((section) => shownSection(section, facts.own, facts.locale.code) ?? []);
  const sections = shown(content.sections);
  const tabSections = shown(tab?.content.sections ?? []);
  const dialogs = [...(content.dialogs ?? []), ...(tab?.content.dialogs ?? [])];
  // the section that opened the dialog may have been left out
  const opened = opensIn([sections, tabSections, dialogs]);
  return {
    sections: withPlaces(
      sections.map((section) => viewOfSection(section, facts)),
      tabSections,
    ),
    tabs: tab && {
      label: content.tabsLabel ?? "",
      items: viewOfTabs(at, facts),
      sections: tabSections.map((section) => viewOfSection(section, facts)),
    },
    dialogs: dialogs.filter(({ id }) => opened.includes(id)).map((dialog) => viewOfDialog(dialog, facts)),
  };
}

/** Leaves out the actions of the opening that lead to a section which the operator has left out. */
function withPlaces(views: SectionView[], tabSections: readonly Section[]): SectionView[] {
  const kinds = new Set<string>([...views, ...tabSections].map(({ kind }) => kind));
  return views.map((view) => {
    if (view.kind !== "opening") return view;
    return { ...view, actions: view.actions.filter((action) => !("below" in action) || kinds.has(action.below)) };
  });
}

function viewOfTabs({ page, content, tab }: PageAtAddress, { locale }: SectionFacts) {
  return (page.tabs ?? []).map((id) => ({
    href: `/${locale.path}/${page.slug}${hasTabAddress(page, id) ? `/${id}` : ""}`,
    label: content.tabs?.[id]?.label ?? id,
    isCurrent: id === tab?.id,
  }));
}
