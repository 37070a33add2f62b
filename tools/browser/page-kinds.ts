export interface PageKind {
  name: string;
  /** One address of the kind, after the language. */
  place: string;
  /** False for pages that search engines are told not to list: their SEO score means nothing. */
  isIndexed?: false;
  /**
   * False for a page that is not found: the browser counts that answer as an error of the page, so its best-practices score
   * means nothing.
   */
  isFound?: false;
}

/** Each kind of page that a visitor meets. The gallery shows them and Lighthouse measures them. */
export const PAGE_KINDS: readonly PageKind[] = [
  { name: "home", place: "" },
  { name: "land", place: "punkyWorld" },
  { name: "collection", place: "nftGenesis" },
  { name: "codex", place: "nftProjectGearUp/weapon-codex" },
  { name: "encyclopedia", place: "nftProjectOcullaSummoning" },
  { name: "benefits in tabs", place: "benefitMultiple" },
  { name: "membership", place: "benefitMembership" },
  { name: "projects in tabs", place: "rwaProject" },
  { name: "process", place: "rwaProcess" },
  { name: "diagram", place: "rwaSutucture" },
  { name: "coin with plots", place: "punkvismCoin" },
  { name: "people", place: "companyBoardmember" },
  { name: "downloads", place: "companyCi" },
  { name: "news", place: "companyNews" },
  { name: "article", place: "companyNewsView/1" },
  { name: "document", place: "etcPrivacy" },
  { name: "search", place: "search", isIndexed: false },
  { name: "booking", place: "reservation/hotel" },
  { name: "staking", place: "powerzoneCoinStaking" },
  { name: "NFT staking", place: "powerzoneNftStaking" },
  { name: "NFT staking for a term", place: "powerzonePunkyNova" },
  { name: "drops", place: "powerzonePunkyDrop" },
  { name: "vesting", place: "tokenVestingPlan" },
  { name: "proof", place: "proof" },
  { name: "my page", place: "mypage", isIndexed: false },
  { name: "not found", place: "no-such-page", isIndexed: false, isFound: false },
];
