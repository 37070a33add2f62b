/**
 * The NFT collections, by the ids that pictures, facts and page addresses use; their names are the same in every language.
 */
export const COLLECTION_NAMES = {
  genesis: "Genesis",
  punkykongz: "PunkyKongz",
  "punky-hag": "Punky HA_G",
  "wise-alya": "Wise Alya",
  "fearless-fitri": "Fearless Fitri",
  "punky-society": "Punky Society",
  crafter: "Crafter",
} as const;

export type CollectionId = keyof typeof COLLECTION_NAMES;
export const COLLECTION_IDS = Object.keys(COLLECTION_NAMES) as [CollectionId, ...CollectionId[]];

/** The projects of the RWA plan, in the order of their tabs. */
export const RWA_PROJECT_IDS = [
  "pvt",
  "dnn",
  "etm",
  "lotus-fund",
  "chichipingping",
  "starrich",
  "yumastem",
  "btn",
  "anang-care",
  "mint-ai",
  "xiiid",
  "foodie",
] as const;

/** What holders of NFTs may mine. */
export const MINING_SUBJECTS = [...RWA_PROJECT_IDS, "scg-token"] as const;
export type MiningSubject = (typeof MINING_SUBJECTS)[number];

/** Subjects that have addresses on other sites. */
export const LINK_SUBJECTS = [...MINING_SUBJECTS, ...COLLECTION_IDS, "punky-world"] as const;
export type LinkSubject = (typeof LINK_SUBJECTS)[number];

/** The coins that are granted, in the order of their selectors. */
export const VESTING_COINS = ["SCG", "ETM", "PVT"] as const;
export type VestingCoin = (typeof VESTING_COINS)[number];

/** The payment codes of the specification: services that projects pay for. */
export const SERVICE_CODES = [
  "CREATE_TOKEN",
  "MINT_TOKEN",
  "BURN_TOKEN",
  "CONTRACT_VERIFY",
  "CREATE_POOL",
  "CREATE_AIRDROP",
  "CREATE_WHITELIST",
  "CREATE_PRESALE",
  "CREATE_RECRUIT",
  "CREATE_MINTING",
] as const;

/** The coins in which services are paid. */
export const SERVICE_COINS = ["SCG", "USDC"] as const;
