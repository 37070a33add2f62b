/** One address of each kind of public page, after the language: what the gallery shows and Lighthouse measures. */
export const PAGE_KINDS = [
  { name: "home", place: "" },
  { name: "land", place: "punkyWorld" },
  { name: "collection", place: "nftGenesis" },
  { name: "codex", place: "nftProjectGearUp/weapon-codex" },
  { name: "benefits in tabs", place: "benefitMultiple" },
  { name: "projects in tabs", place: "rwaProject" },
  { name: "diagram", place: "rwaSutucture" },
  { name: "coin with plots", place: "punkvismCoin" },
  { name: "people", place: "companyBoardmember" },
  { name: "downloads", place: "companyCi" },
  { name: "news", place: "companyNews" },
  { name: "document", place: "etcPrivacy" },
  { name: "booking", place: "reservation/hotel" },
  { name: "staking", place: "powerzoneCoinStaking" },
  { name: "proof", place: "proof" },
] as const;
