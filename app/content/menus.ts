import type { Locale } from "~/locales/locales";
import { isOpenIn, isSharedPage, PAGES } from "./pages";

/**
 * The header's menus in the specification's order. The words of a group and of an entry are the shell's texts under the same
 * key. An entry without a page has not been released. An entry that is marked as not released has a page that can be read at
 * its address, but opens "To be released", as the specification says.
 */
export const MENU_ROWS = [
  {
    key: "punktopia",
    district: "punktopia",
    entries: [
      { key: "tormia", slug: "punkyWorld" },
      { key: "punkyFriend", slug: "nftProjectFriend" },
      { key: "gearUp", slug: "nftProjectGearUp" },
      { key: "toriShop", slug: "nftProjectToriShop" },
      { key: "ocullaSummoning", slug: "nftProjectOcullaSummoning" },
    ],
  },
  {
    key: "benefit",
    district: "benefit",
    entries: [
      { key: "benefitNft", slug: "benefitNft" },
      { key: "benefitMultiple", slug: "benefitMultiple" },
      { key: "benefitMembership", slug: "benefitMembership" },
    ],
  },
  {
    key: "powerZone",
    district: "power-zone",
    entries: [
      { key: "coinStaking", slug: "powerzoneCoinStaking" },
      { key: "punkyBoost", slug: "powerzoneNftStaking" },
      { key: "punkyNova", slug: "powerzonePunkyNova" },
      { key: "punkyForge", slug: "powerzonePunkyForge", isToBeReleased: true },
      { key: "punkyDrop", slug: "powerzonePunkyDrop" },
      { key: "chaosCube", slug: null },
    ],
  },
  {
    key: "rwaPlan",
    district: "rwa",
    entries: [
      { key: "rwaProject", slug: "rwaProject" },
      { key: "rwaConsortium", slug: "rwaConsortium" },
      { key: "rwaProcess", slug: "rwaProcess" },
      { key: "rwaStructure", slug: "rwaSutucture" },
    ],
  },
  {
    key: "coin",
    district: "coin",
    entries: [
      { key: "coinOverview", slug: "punkvismCoin" },
      { key: "rwaVenture", slug: "punkvismCoinRwaVenture" },
      { key: "dashBoard", slug: null },
      { key: "nftSynergy", slug: "punkvismCoinNftSynergy" },
      { key: "vestingPlan", slug: "tokenVestingPlan" },
    ],
  },
  {
    key: "game",
    district: "game",
    entries: [
      { key: "gameProject", slug: "gameProject" },
      { key: "gameNft", slug: "gameNft" },
      { key: "gameConsortium", slug: "gameConsortium" },
      { key: "gameStructure", slug: null },
    ],
  },
  {
    key: "company",
    district: "company",
    entries: [
      { key: "aboutUs", slug: "companyAbout" },
      { key: "visionValues", slug: "companyVision" },
      { key: "boardMember", slug: "companyBoardmember" },
      { key: "partners", slug: "companyPartners" },
      { key: "ciBi", slug: "companyCi" },
      { key: "news", slug: "companyNews" },
    ],
  },
] as const;

export const POLICY_ROWS = [
  { key: "privacy", slug: "etcPrivacy" },
  { key: "termsOfUse", slug: "etcTermsofUse" },
  { key: "emailRefusal", slug: "etcEmail" },
  { key: "cookie", slug: "etcCookie" },
  { key: "aboutUs", slug: "companyAbout" },
] as const;

type GroupKey = (typeof MENU_ROWS)[number]["key"];
type EntryKey = (typeof MENU_ROWS)[number]["entries"][number]["key"] | (typeof POLICY_ROWS)[number]["key"];

/** The keys that the shell's texts must have. */
export type MenuWords = { groups: Record<GroupKey, string>; entries: Record<EntryKey, string> };

/**
 * `to` is the address if the page is open in this language, and null if it is still to be released. `isLive` is true if the
 * page is rendered for each visitor.
 */
export type MenuEntry = {
  key: EntryKey;
  label: string;
  to: string | null;
  isLive?: true;
};
export type Menu = {
  key: GroupKey;
  district: (typeof MENU_ROWS)[number]["district"];
  label: string;
  entries: readonly MenuEntry[];
};

/** The menus of one language; the page table decides which pages are open. */
export function menusIn(locale: Locale, words: MenuWords): readonly Menu[] {
  const menus = known.get(words) ?? makeMenus(locale, words);
  known.set(words, menus);
  return menus;
}

// keyed by the words of a language, of which there is one object
const known = new WeakMap<MenuWords, readonly Menu[]>();

function makeMenus(locale: Locale, words: MenuWords): readonly Menu[] {
  return MENU_ROWS.map(({ key, district, entries }) => ({
    key,
    district,
    label: words.groups[key],
    entries: entries.map((entry) => entryIn(locale, words, entry)),
  }));
}

/** The links at the foot of every page. */
export function policiesIn(locale: Locale, words: MenuWords): readonly MenuEntry[] {
  return POLICY_ROWS.map((row) => entryIn(locale, words, row));
}

/** Addresses of the pages in the menus that are rendered for each visitor. */
export function livePagesIn(menus: readonly Menu[]): string[] {
  return menus.flatMap(({ entries }) => entries.flatMap(({ isLive, to }) => (isLive && to ? [to] : [])));
}

type EntryRow = { key: EntryKey; slug: string | null; isToBeReleased?: true };

function entryIn(locale: Locale, words: MenuWords, { key, slug, isToBeReleased }: EntryRow): MenuEntry {
  const page = PAGES.find((row) => row.slug === slug);
  const label = words.entries[key];
  if (isToBeReleased || !page || !isOpenIn(page, locale.code)) return { key, label, to: null };
  const to = `/${locale.path}/${slug}`;
  return { key, label, to, ...(isSharedPage(to) ? {} : { isLive: true }) };
}
