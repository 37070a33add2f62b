import type { ContentPageCode } from "~/domain/logs/content-pages";
import { POOL_COLLECTIONS } from "~/domain/nft-staking/pool/view";
import { RWA_PROJECT_IDS } from "~/domain/settings/subjects";
import { LOCALES, type LocaleCode } from "~/locales/locales";

/**
 * Every public page: where it is, what draws it, and whether it is open. Menus, routes, sitemap and tests read this table.
 */
export type PageRow = {
  /** Last part of the address, spelt as in the specification; "" is the home page. */
  slug: string;
  /** "content": drawn from a content module and cached; "screen": a route of its own. */
  kind: "content" | "screen";
  state: "open" | "to-be-released";
  /**
   * The codes under which a content page is logged: its menus and the page itself. A screen has its codes in the entry of
   * its landing.
   */
  log?: ContentPageCode;
  /** Languages it exists in; all three if absent. */
  locales?: readonly LocaleCode[];
  /** The page that the other languages have in its place. */
  elsewhere?: string;
  /** Ids of its tabs. The first tab is shown at the page's own address, the others at `<slug>/<id>`. */
  tabs?: readonly string[];
};

const ROWS = [
  { slug: "", kind: "content", state: "open", log: "000_600" },

  { slug: "punkyWorldIntro", kind: "content", state: "open", log: "010_601" },
  { slug: "punkyWorld", kind: "content", state: "open", log: "010_010_602" },
  { slug: "punkyWorldView", kind: "content", state: "open", log: "010_603" },
  { slug: "nftProject", kind: "content", state: "open", log: "010_604" },
  { slug: "nftProjectFriend", kind: "content", state: "open", log: "010_020_605" },
  {
    slug: "nftProjectGearUp",
    kind: "content",
    state: "open",
    log: "010_030_606",
    tabs: ["home", "start-crafting", "weapon-codex"],
  },
  { slug: "nftProjectGearUpCrafter", kind: "content", state: "open", log: "010_607" },
  { slug: "nftPunkyCrafter", kind: "content", state: "open", log: "010_608" },
  { slug: "nftProjectToriShop", kind: "content", state: "open", log: "010_040_609" },
  { slug: "nftProjectOcullaSummoning", kind: "content", state: "open", log: "010_050_610" },
  { slug: "nftGenesis", kind: "content", state: "open", log: "010_611" },
  { slug: "nftPunkykongz", kind: "content", state: "open", log: "010_612" },
  { slug: "nftPunkyhag", kind: "content", state: "open", log: "010_613" },
  { slug: "nftAlya", kind: "content", state: "open", log: "010_614" },
  { slug: "nftFitri", kind: "content", state: "open", log: "010_615" },

  { slug: "benefitNft", kind: "content", state: "open", log: "020_010_616" },
  {
    slug: "benefitMultiple",
    kind: "content",
    state: "open",
    log: "020_020_617",
    tabs: ["all-nft", "punkykongz", "punky-hag", "wise-alya", "fearless-fitri", "punky-society"],
  },
  { slug: "benefitMembership", kind: "content", state: "open", log: "020_030_100" },

  { slug: "powerzoneCoinStaking", kind: "screen", state: "open" },
  { slug: "proof", kind: "screen", state: "open" },
  { slug: "powerzoneNftStaking", kind: "screen", state: "open", tabs: POOL_COLLECTIONS.boost },
  { slug: "powerzonePunkyNova", kind: "screen", state: "open", tabs: POOL_COLLECTIONS.nova },
  { slug: "powerzonePunkyDrop", kind: "screen", state: "open" },
  { slug: "airdrop", kind: "screen", state: "open" },
  { slug: "powerzonePunkyForge", kind: "content", state: "open", log: "030_050_618" },

  {
    slug: "rwaProject",
    kind: "content",
    state: "open",
    log: "040_010_619",
    tabs: RWA_PROJECT_IDS,
  },
  { slug: "rwaConsortium", kind: "content", state: "open", log: "040_020_620" },
  { slug: "rwaProcess", kind: "content", state: "open", log: "040_030_621" },
  { slug: "rwaSutucture", kind: "content", state: "open", log: "040_040_622" },
  { slug: "utilityProject", kind: "content", state: "open", log: "040_623" },
  { slug: "utilityStructure", kind: "content", state: "open", log: "040_624" },
  { slug: "utilityProcess", kind: "content", state: "open", log: "040_625" },

  { slug: "punkvismCoin", kind: "content", state: "open", log: "050_010_626" },
  { slug: "punkvismCoinRwaVenture", kind: "content", state: "open", log: "050_020_627" },
  { slug: "punkvismCoinNftSynergy", kind: "content", state: "open", log: "050_040_628" },
  { slug: "tokenVestingPlan", kind: "screen", state: "open" },
  { slug: "tokenVestingPlanDetail", kind: "screen", state: "open" },

  { slug: "gameProject", kind: "content", state: "open", log: "060_010_629", tabs: ["scg-token"] },
  { slug: "gameNft", kind: "content", state: "open", log: "060_020_630" },
  { slug: "gameConsortium", kind: "content", state: "open", log: "060_030_631" },
  { slug: "soccergo", kind: "content", state: "open", log: "060_632", locales: ["ko"], elsewhere: "gameProject" },

  { slug: "companyAbout", kind: "content", state: "open", log: "070_010_633" },
  { slug: "companyVision", kind: "content", state: "open", log: "070_020_634" },
  { slug: "companyBoardmember", kind: "content", state: "open", log: "070_030_635" },
  { slug: "companyPartners", kind: "content", state: "open", log: "070_040_636" },
  { slug: "companyCi", kind: "content", state: "open", log: "070_050_637" },
  { slug: "companyNews", kind: "screen", state: "open" },

  { slug: "etcPrivacy", kind: "content", state: "open", log: "080_010_638" },
  { slug: "etcTermsofUse", kind: "content", state: "open", log: "080_020_639" },
  { slug: "etcEmail", kind: "content", state: "open", log: "080_030_640" },
  { slug: "etcCookie", kind: "content", state: "open", log: "080_040_641" },

  { slug: "reservation/hotel", kind: "screen", state: "open" },
  { slug: "reservation/plasticSurgery", kind: "screen", state: "open" },
  { slug: "reservation/eyeClinic", kind: "screen", state: "open" },
  {
    slug: "reservation2",
    kind: "content",
    state: "open",
    log: "020_030_642",
    locales: ["ko"],
    elsewhere: "benefitMembership",
  },
] as const satisfies readonly (PageRow & ({ kind: "screen" } | { kind: "content"; log: ContentPageCode }))[];

export const PAGES: readonly PageRow[] = ROWS;

type Row = (typeof ROWS)[number];
type OpenContentRow = Extract<Row, { kind: "content"; state: "open" }>;

/** Open content pages that exist in all languages, and those that exist only in Korean. */
export type ContentSlug = Exclude<OpenContentRow, { locales: readonly ["ko"] }>["slug"];
export type KoreanOnlySlug = Extract<OpenContentRow, { locales: readonly ["ko"] }>["slug"];

/** Open pages that have a route of their own. */
export type OpenScreenSlug = Extract<Row, { kind: "screen"; state: "open" }>["slug"];

/** The tab ids of a page; `never` if it has none. */
export type TabIds<Slug extends string> = Extract<Row, { slug: Slug; tabs: readonly string[] }>["tabs"][number];

/** The open page of a slug in a language, or null. */
export function findOpenPage(slug: string, locale: LocaleCode): PageRow | null {
  return PAGES.find((page) => page.slug === slug && isOpenIn(page, locale)) ?? null;
}

/** Whether a page is shown in a language: only `open` pages are, and some exist only in Korean. */
export function isOpenIn(page: PageRow, locale: LocaleCode): boolean {
  return page.state === "open" && (page.locales?.includes(locale) ?? true);
}

/** True for an address whose page is the same for everyone and may therefore be cached. */
export function isCachedPage(pathname: string): boolean {
  return CACHED_PATHS.has(pathname.endsWith("/") ? pathname.slice(0, -1) : pathname);
}

/**
 * True for an address of news that is the same for everyone: the list, the feed, and a piece of news with a possible number.
 * The sitemap names news too.
 */
export function isCachedNews(pathname: string): boolean {
  return CACHED_NEWS.test(pathname);
}

/** True for a file that does not depend on the query string, which is then ignored. */
export function takesNoQuestion(pathname: string): boolean {
  return KEPT_FILES.test(pathname) || isCachedSearch(pathname);
}

/** True for an address whose page and data are the same for every visitor. */
export function isSharedPage(pathname: string): boolean {
  return isCachedPage(pathname) || isCachedNews(pathname);
}

/**
 * True for the address that answers what the search finds in addition to what a build knows; the answer is the same for
 * everyone.
 */
export function isCachedSearch(pathname: string): boolean {
  return CACHED_SEARCH.test(pathname);
}

const CACHED_SEARCH = new RegExp(`^/api/search/facts/(${LOCALES.map(({ code }) => code).join("|")})$`);
const LANGUAGES = LOCALES.map(({ path }) => path).join("|");
const KEPT_FILES = new RegExp(`^/(sitemap\\.xml|(${LANGUAGES})/news\\.atom)$`);
const CACHED_NEWS = new RegExp(
  `^(/sitemap\\.xml|/(${LANGUAGES})/(companyNews|companyNewsView/[1-9]\\d{0,14}|news\\.atom))$`,
);

/** True for a tab that has an address below its page's: every one but the first. */
export function hasTabAddress(page: PageRow, tab: string): boolean {
  return page.tabs !== undefined && page.tabs.indexOf(tab) > 0;
}

const CACHED_PATHS = new Set(
  LOCALES.flatMap(({ code, path }) =>
    PAGES.filter((page) => page.kind === "content" && isOpenIn(page, code))
      .flatMap(({ slug, tabs = [] }) => [slug, ...tabs.slice(1).map((tab) => `${slug}/${tab}`)])
      .map((address) => (address ? `/${path}/${address}` : `/${path}`)),
  ),
);
