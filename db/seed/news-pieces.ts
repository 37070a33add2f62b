type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: readonly { term: string; value: string }[] };

/** A piece of sample news in one language. */
type SamplePiece = { title: string; summary: string; body: readonly Block[] };

/** From the oldest to the newest, each with its date and its picture in the art manifest. */
export const NEWS_PIECES = [
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

export type SampleNews = Record<(typeof NEWS_PIECES)[number]["key"], SamplePiece>;
