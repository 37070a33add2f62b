export interface PageKind {
  name: string;
  /** One address of the kind, after the language. */
  place: string;
  /** False where search engines are told to stay away: its score as something to be found says nothing. */
  isIndexed?: false;
  /** False where nothing is: a browser counts that answer as an error of the page, so its score in best practices says nothing. */
  isFound?: false;
}

/** Each kind of page a visitor meets: what the gallery shows and Lighthouse measures. */
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
  { name: "account", place: "mypage/account", isIndexed: false },
  { name: "not found", place: "no-such-page", isIndexed: false, isFound: false },
];
