/** Settings that an operator may change at once, each with the value that applies until one is stored. */
export const SETTING_DEFAULTS = {
  /** Log entries with a level above this are not sent (specification: 1 to 3). */
  action_log_level: "3",
  /** A front end with an older version shows the update dialog. */
  version_punkvism_front: "20250919_1600",
  /** The version of D'CENT's bridge that is in service: "1" or "2". */
  dcent_bridge_version: "1",
  /** The mint of the stablecoin in the test transfer with D'CENT, of six decimals; empty if there is none. */
  dcent_test_coin: "",
  /** Rises with every change of content; part of the key of cached pages. */
  content_version: "1",
  /** The address of the coin pool on the staking screens; empty if not set up. */
  coin_pool_address: "",
  /** The NFT pools on the staking screens, as JSON (nft-pools.ts); empty if not set up. */
  nft_pools: "",
  /** What the site says of coins, as JSON (coins.ts); empty if nothing. */
  coins: "",
  /** What the screens of NFT pools leave out, as JSON (nft-tab-parts.ts); empty if nothing. */
  hidden_nft_parts: "",
  /** Gateways through which pictures of NFTs at ipfs:// and ar:// are read: https addresses with a trailing slash. */
  ipfs_gateway: "https://ipfs.io/ipfs/",
  arweave_gateway: "https://arweave.net/",
  /** The campaigns on the drop page, as JSON (drops.ts); empty if not set up. */
  drops: "",
  /** Coins and funders of the vesting plan, as JSON (vesting.ts); empty if not set up. */
  vesting: "",
  /** The contracts of the migration by the number of their chain, as JSON (migration.ts); empty if not set up. */
  migration: "",
  /**
   * Upper bound of the priority fee that a transaction may pay, in micro-lamports per compute unit. With a much higher bound
   * the browser may refuse a fee that has risen since the screen showed it (`mostPriorityFee` in the verifier).
   */
  priority_fee_cap: "50000",
  /** Facts about the company, as JSON (company.ts). If empty, the sample set is used, which production refuses. */
  company_facts: "",
  /**
   * Sections in place of the samples, as JSON (content/own-sections). If empty, the samples are used, which production
   * refuses.
   */
  own_sections: "",
  /** The address of the exchange's answer with the coin's price: https, with JSON. If empty, no price is shown. */
  ticker_url: "",
  /** The path to the price in that answer, such as `data.0.last`. */
  ticker_path: "",
  /** The currency of the price: "USDT". */
  ticker_currency: "",
  /** The wallet that acts for the site; empty if not set up. */
  system_wallet: "",
  /** The wallet from which staff send what jobs and airdrops give; empty if not set up. */
  admin_supply_wallet: "",
  /** How much jobs may send within a day without a second person, as JSON (job-amounts.ts); empty if none may. */
  job_approval_amounts: "",
  /** What the services for projects cost, as JSON (service-prices.ts). What has no price is not offered. */
  service_prices: "",
  /** The address that the site's mails come from, in place of the variable MAIL_FROM. */
  system_mail_sender: "",
  /**
   * The explorer to which two pages of the staff area lead, that of a transaction and that of contracts: an https origin without
   * a trailing slash. Pages for holders never follow it, because whoever writes into D1 could lead them to a false explorer.
   */
  explorer_domain: "https://explorer.solana.com",
  /** The path on that explorer at which the source of a contract is submitted; empty if it has none. */
  explorer_contract_path: "",
  /** How many reservations all visitors together may send within a minute. */
  reservations_a_minute: "30",
  // from where on a check of the site's health is bad (app/domain/health/check.ts)
  /** Days for which a stream or pool can still pay. */
  alert_runway_days: "14",
  /** SOL of the minter: enough for about 25 mints. */
  alert_payer_sol: "0.5",
  /** KAIA of the operator: enough for more than a hundred confirmations. */
  alert_payer_kaia: "1",
  /** Seconds that the lists are behind the chain. */
  alert_lag_seconds: "180",
  /** Slots that a node is behind the node that is furthest. */
  alert_node_slots: "150",
  /** How many of the last hour's transactions failed, in percent. */
  alert_failed_percent: "30",
  /** Minutes since a task of cron, which runs every minute, last ended well. */
  alert_cron_minutes: "10",
  /** Minutes that a mail has been due. */
  alert_mail_minutes: "30",
  /** The size of D1; a database takes ten thousand megabytes. */
  alert_database_megabytes: "6000",
} as const satisfies Record<string, string>;

export type SettingKey = keyof typeof SETTING_DEFAULTS;

/** Settings that `GET /api/common/selectKeyValue` may tell anyone. */
export const PUBLIC_SETTING_KEYS = [
  "action_log_level",
  "version_punkvism_front",
  "dcent_bridge_version",
] as const satisfies SettingKey[];

/**
 * Settings with a seal (seal.server.ts): they say to which wallets, pools and contracts coins and powers go, and how much one
 * member of staff may send alone.
 */
export const SEALED_SETTING_KEYS = [
  "coin_pool_address",
  "nft_pools",
  "vesting",
  "migration",
  "system_wallet",
  "admin_supply_wallet",
  "job_approval_amounts",
  "service_prices",
] as const satisfies SettingKey[];

export type SealedSettingKey = (typeof SEALED_SETTING_KEYS)[number];

/** Versions are compared by their digits alone (specification, section 9). */
export function isOlderVersion(front: string, server: string): boolean {
  return digitsOf(front) < digitsOf(server);
}

function digitsOf(version: string): bigint {
  return BigInt(version.replace(/\D/g, "") || "0");
}
