import { formatBps, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { type Picture, pictures } from "~/ui/art-manifest";
import { findContent } from "../contents.server";
import { MENU_ROWS, POLICY_ROWS } from "../menus";
import type { HeroSection, OpeningSection, PageContent } from "../sections";
import { type ActionView, findPicture, pictureOf, type SectionFacts, viewOfActions } from "./facts.server";

/** The words at the top of a page, the same on every page. */
export type OpeningWordsView = {
  /** What people search for; the heading of the page. */
  name: string;
  /** The tab, if its address is below the page's: then the heading names both, and there is no headline. */
  part: string | null;
  title: string | null;
  lead: string;
  actions: ActionView[];
};
export type HeroView = OpeningWordsView & Pick<HeroSection, "kind" | "sceneAlt"> & Scenes;
export type OpeningView = OpeningWordsView &
  Pick<OpeningSection, "kind" | "sceneAlt"> &
  Scenes & {
    /** Lower, because the tabs that follow are what the visitor came for. */
    isLow: boolean;
  };

type Scenes = { scene: Picture; narrowScene: Picture };

export function viewOfHero(section: HeroSection, facts: SectionFacts): HeroView {
  const { kind, sceneAlt, scene, narrowScene } = section;
  const scenes = { scene: pictureOf(scene), narrowScene: pictureOf(narrowScene) };
  return { kind, sceneAlt, ...wordsOf(section, facts), ...scenes };
}

/** On a tab with an address of its own, the opening names the tab and says what it is; the rest is on the page's address. */
export function viewOfOpening(section: OpeningSection, facts: SectionFacts): OpeningView {
  const { kind, sceneAlt } = section;
  const content = findContent(facts.locale.code, facts.slug);
  const ids = Object.keys(content?.tabs ?? {});
  const tab = facts.tabId !== undefined && facts.tabId !== ids[0] ? content?.tabs?.[facts.tabId] : undefined;
  const words = wordsOf(section, facts);
  const shown = tab ? { ...words, part: tab.label, title: null, lead: tab.description, actions: [] } : words;
  const isLow = ids.length > 0 && content?.sections.length === 1;
  return { kind, sceneAlt, ...shown, isLow, ...scenesOf(facts) };
}

function wordsOf(section: HeroSection | OpeningSection, facts: SectionFacts): OpeningWordsView {
  const { locale, texts, slug, pool, company } = facts;
  const t = translateIn(locale);
  const name = section.name ?? findMenuName(slug, texts) ?? section.title;
  const content = findContent(locale.code, slug);
  const counts = { members: formatNumber(locale, company.board.length), items: formatNumber(locale, itemsIn(content)) };
  return {
    name,
    part: null,
    title: section.title,
    lead: section.leadWithRates && pool ? t(section, "leadWithRates", ratesIn(locale, pool.ratesBps)) : section.lead,
    actions: viewOfActions(section.actions, facts).map((action) => ({ ...action, label: t(action, "label", counts) })),
  };
}

/** What the menu calls a page, or else the foot of every page; null if neither leads to it. */
export function findMenuName(slug: string, { shell }: Texts): string | null {
  const entries = [...MENU_ROWS.flatMap(({ entries }) => [...entries]), ...POLICY_ROWS];
  const entry = entries.find((candidate) => candidate.slug === slug);
  return entry ? shell.entries[entry.key] : null;
}

function ratesIn(locale: Locale, ratesBps: readonly number[]) {
  return {
    lowest: formatBps(locale, Math.min(...ratesBps)),
    highest: formatBps(locale, Math.max(...ratesBps)),
  };
}

/** The number of entries in the page's codex. */
function itemsIn(content: PageContent | null): number {
  const tabs = Object.values(content?.tabs ?? {});
  const sections = [...(content?.sections ?? []), ...tabs.flatMap((tab) => tab.sections)];
  return sections.reduce((sum, section) => sum + (section.kind === "codex" ? section.items.length : 0), 0);
}

/** The page's own scene, or its district's until the page's is drawn. */
function scenesOf({ slug, district }: SectionFacts): Scenes {
  const own = findPicture(`pages/${slug}`);
  const ownNarrow = findPicture(`pages/${slug}-mobile`);
  if (own && ownNarrow) return { scene: own, narrowScene: ownNarrow };
  if (district === "punktopia") return { scene: pictures["home-hero"], narrowScene: pictures["home-hero-mobile"] };
  return { scene: pictures[`${district}-hero`], narrowScene: pictures[`${district}-hero-mobile`] };
}
