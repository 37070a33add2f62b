import { english } from "./news/en.ts";
import { indonesian } from "./news/id.ts";
import { korean } from "./news/ko.ts";

type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: readonly { term: string; value: string }[] };

/** A piece of sample news in one language. */
export type SamplePiece = { title: string; summary: string; body: readonly Block[] };

/** From the oldest to the newest: the day it is dated, and its picture of the art manifest. */
const PIECES = [
  { key: "open", day: "2026-08-03", cover: "home-hero" },
  { key: "wallets", day: "2026-08-06", cover: "power-zone-hero" },
  { key: "signIn", day: "2026-08-10", cover: null },
  { key: "firstStake", day: "2026-08-13", cover: "power-zone-hero" },
  { key: "costs", day: "2026-08-18", cover: null },
  { key: "calculator", day: "2026-08-21", cover: "pages/utilityProcess" },
  { key: "terms", day: "2026-08-27", cover: null },
  { key: "leaving", day: "2026-09-01", cover: "pages/utilityStructure" },
  { key: "paused", day: "2026-09-04", cover: null },
  { key: "proof", day: "2026-09-09", cover: "pages/companyVision" },
  { key: "history", day: "2026-09-15", cover: null },
  { key: "genesis", day: "2026-09-18", cover: "pages/nftGenesis" },
  { key: "kongz", day: "2026-09-23", cover: "pages/nftPunkykongz" },
  { key: "silhouettes", day: "2026-09-29", cover: "pages/nftPunkyhag" },
  { key: "codex", day: "2026-10-02", cover: "pages/nftProjectGearUp" },
  { key: "creatures", day: "2026-10-07", cover: "pages/nftProjectOcullaSummoning" },
  { key: "rwa", day: "2026-10-13", cover: "pages/rwaProject" },
  { key: "sample", day: "2026-10-16", cover: null },
  { key: "notYet", day: "2026-10-21", cover: "pages/powerzonePunkyForge" },
  { key: "fakes", day: "2026-10-27", cover: null },
  { key: "withoutScript", day: "2026-11-03", cover: null },
  { key: "booking", day: "2026-11-09", cover: "pages/benefitMembership" },
  { key: "feed", day: "2026-11-13", cover: null },
  { key: "search", day: "2026-11-18", cover: "pages/companyAbout" },
] as const;

export type SampleNews = Record<(typeof PIECES)[number]["key"], SamplePiece>;

const LANGUAGES = { ko: korean, en: english, id: indonesian };

/** Every row of the sample news: the same number for the languages of a piece, the oldest first. Nine in the morning in Korea. */
export const sampleNews = PIECES.flatMap(({ key, day, cover }, index) =>
  (["ko", "en", "id"] as const).map((language) => ({
    groupId: index + 1,
    language,
    cover,
    publishedAt: Date.parse(`${day}T09:00:00+09:00`),
    ...LANGUAGES[language][key],
  })),
);
