/** Settings an operator may change at once, with the value that holds until one is stored. */
export const SETTING_DEFAULTS = {
  /** Log entries of a level above this are not sent (specification: 1 to 3). */
  action_log_level: "3",
  /** An older front shows the update dialog. */
  version_punkvism_front: "20250919_1600",
  /** Raised by every change of content; part of the key of cached pages. */
  content_version: "1",
  /** Address of the coin pool that the staking screens show; empty: not set up. */
  coin_pool_address: "",
  /** NFT pools that the staking screens show, as JSON (nft-pools.ts); empty: not set up. */
  nft_pools: "",
  /** Gateways that pictures of NFTs at ipfs:// and ar:// are read through: addresses of https with a slash at their end. */
  ipfs_gateway: "https://ipfs.io/ipfs/",
  arweave_gateway: "https://arweave.net/",
  /** Campaigns that the drop page shows, as JSON (drops.ts); empty: not set up. */
  drops: "",
  /** Coins and funders of the vesting plan, as JSON (vesting.ts); empty: not set up. */
  vesting: "",
  /**
   * Upper bound of the priority fee a transaction may pay, micro-lamports a compute unit. With a much higher one the browser
   * may refuse a fee that has risen since the screen showed it (`mostPriorityFee` in the verifier).
   */
  priority_fee_cap: "50000",
  /** Facts about the company as JSON (company.ts); empty: the sample set, which production refuses. */
  company_facts: "",
  /** Sections in the place of sample ones, as JSON (content/own-sections); empty: the samples, which production refuses. */
  own_sections: "",
  /** The exchange's answer with the coin's price: an https address that gives JSON; empty: no price is shown. */
  ticker_url: "",
  /** The way to the price in that answer, such as `data.0.last`. */
  ticker_path: "",
  /** What the price is counted in: "USDT". */
  ticker_currency: "",
  /** How many reservations all visitors together may send within a minute. */
  reservations_a_minute: "30",
} as const satisfies Record<string, string>;

export type SettingKey = keyof typeof SETTING_DEFAULTS;

/** Settings that `GET /api/common/selectKeyValue` may tell anyone. */
export const PUBLIC_SETTING_KEYS = ["action_log_level", "version_punkvism_front"] as const satisfies SettingKey[];

/** Versions compare by their digits alone (specification, section 9). */
export function isOlderVersion(front: string, server: string): boolean {
  return digitsOf(front) < digitsOf(server);
}

function digitsOf(version: string): bigint {
  return BigInt(version.replace(/\D/g, "") || "0");
}
