import { POOL_COLLECTIONS } from "~/domain/nft-staking/pool/view";
import { COLLECTION_NAMES, type CollectionId } from "~/domain/settings/subjects";
import type { Locale } from "~/locales/locales";
import { type Texts, textsOf } from "~/locales/texts.server";
import { type Translate, translateIn } from "~/locales/translate";
import { findContent } from "./contents.server";
import { hasTabAddress, isOpenIn, PAGES } from "./pages";
import { sampleIdOf } from "./sample-places.server";
import type { Section } from "./sections";

/** What the search reads and shows of a page. `words` are its most telling texts, one per line. */
export type PageDocument = {
  href: string;
  title: string;
  description: string;
  words: string;
  /** True for an example in place of what only an operator knows. */
  isSample?: true;
};

/** Every open page and tab of a language. */
export function searchDocuments(locale: Locale): PageDocument[] {
  return [...contentDocuments(locale), ...screenDocuments(locale)];
}

function contentDocuments(locale: Locale): PageDocument[] {
  const pages = PAGES.filter((page) => page.kind === "content" && isOpenIn(page, locale.code));
  return pages.flatMap((page) => {
    const content = findContent(locale.code, page.slug);
    if (!content) return [];
    const href = `/${locale.path}${page.slug && `/${page.slug}`}`;
    const { title, description, sections, dialogs, tabs = {} } = content;
    const ids = page.tabs ?? [];
    const shown = ids[0] === undefined ? undefined : tabs[ids[0]];
    const own = {
      href,
      title,
      description,
      words: tellingIn([certain(sections), dialogs, certain(shown?.sections), shown?.dialogs]),
    };
    const below = ids.flatMap((id) => {
      const tab = hasTabAddress(page, id) ? tabs[id] : undefined;
      if (!tab) return [];
      const words = tellingIn([{ title: tab.label }, certain(tab.sections), tab.dialogs]);
      return [{ href: `${href}/${id}`, title: tab.title, description: tab.description, words }];
    });
    return [own, ...below];
  });
}

/** The sections whose words a build knows. Samples are left out: an operator's words replace them (search-facts.server.ts). */
function certain(sections: readonly Section[] = []): readonly Section[] {
  return sections.filter((section) => !sampleIdOf(section));
}

/** Screens that anyone may open, described by their own texts. */
function screenDocuments(locale: Locale): PageDocument[] {
  const { airdrop, staking, nftStaking, drop, proof, news, myPage, shell, vesting, reservation } = textsOf(locale);
  const t = translateIn(locale);
  const at = (slug: string) => `/${locale.path}/${slug}`;
  const { powerZone, company } = shell.groups;
  return [
    {
      href: at("powerzoneCoinStaking"),
      title: staking.status.title,
      description: staking.status.description,
      words: powerZone,
    },
    ...poolDocuments(t, at("powerzoneNftStaking"), nftStaking.boost, POOL_COLLECTIONS.boost),
    ...poolDocuments(t, at("powerzonePunkyNova"), nftStaking.nova, POOL_COLLECTIONS.nova),
    {
      href: at("powerzonePunkyDrop"),
      title: drop.title,
      description: drop.description,
      words: tellingIn({ ...drop, list: null }),
    },
    { href: at("airdrop"), title: airdrop.title, description: airdrop.description, words: powerZone },
    { href: at("proof"), title: proof.title, description: proof.description, words: tellingIn(proof) },
    {
      href: at("tokenVestingPlan"),
      title: vesting.plan.title,
      description: vesting.plan.description,
      words: tellingIn(vesting.detail.words),
    },
    { href: at("companyNews"), title: news.title, description: news.description, words: company },
    ...Object.entries(reservation.kinds).map(([kind, texts]) => ({
      href: at(`reservation/${kind}`),
      title: texts.title,
      description: texts.description,
      words: `${reservation.membership}\n${tellingIn(texts)}`,
    })),
    { href: at("mypage"), title: myPage.title, description: myPage.lead, words: tellingIn(myPage.lists) },
  ];
}

type PoolTexts = Texts["nftStaking"]["boost"] | Texts["nftStaking"]["nova"];

/** A screen of NFT pools and each of its tabs; the first tab is the screen itself. */
function poolDocuments(
  t: Translate,
  href: string,
  texts: PoolTexts,
  collections: readonly CollectionId[],
): PageDocument[] {
  const tabs = texts.tabs as Record<string, { lead: string; description: string }>;
  const [, ...others] = collections;
  const own = { href, title: texts.title, description: texts.description, words: tellingIn([texts.info, tabs]) };
  const below = others.map((id) => ({
    href: `${href}/${id}`,
    title: t(texts, "tabTitle", { collection: COLLECTION_NAMES[id] }),
    description: tabs[id]?.description ?? texts.description,
    words: tellingIn(tabs[id]),
  }));
  return [own, ...below];
}

/** Keys of titles, descriptions and answers: what headings, cards, steps, people and questions say. */
const TELLING = new Set(["title", "question", "heading", "name", "caption", "lead", "answer", "body"]);
/** Keys of things that are pressed rather than read. */
const NOT_READ = new Set(["action", "actions"]);

/** Every telling text in a piece of content, once. */
export function tellingIn(content: unknown): string {
  return [...new Set(walk(content, "title"))].join("\n");
}

function walk(value: unknown, key: string): string[] {
  if (typeof value === "string") return TELLING.has(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => (typeof item === "string" ? [] : walk(item, key)));
  return Object.entries(value).flatMap(([name, part]) => (NOT_READ.has(name) ? [] : walk(part, name)));
}
