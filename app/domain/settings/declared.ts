import { isWrittenNumber } from "~programs/amounts";
import { tickerSchema } from "../price/rules";
import { solanaAddressInput } from "../users/input";
import { z } from "../zod.ts";
import { coinsSchema } from "./coins";
import { companySchema } from "./company";
import { dropsSchema } from "./drops";
import { jobAmountsSchema } from "./job-amounts";
import { migrationSchema } from "./migration";
import { nftPoolsSchema } from "./nft-pools";
import { hiddenNftPartsSchema } from "./nft-tab-parts";
import type { SettingKey } from "./rules";
import { servicePricesSchema } from "./service-prices";
import { vestingSchema } from "./vesting";

/** What a setting is for whoever changes it. Its default: rules.ts. */
export type DeclaredSetting = {
  kind: "text" | "email" | "number" | "decimal" | "choice" | "address" | "json";
  options?: readonly string[];
  /** What may be stored: the text itself, or for `json` what the text says. It is the schema with which the site reads it. */
  schema: z.ZodType;
  /** The pages that show it, as their addresses behind the language; "*" stands for all pages. */
  pages: readonly string[];
  /** Whether a copy of these pages is kept, so that the content version rises with a change. */
  isCached?: boolean;
  /** Whether a second member of staff has to agree, because coins go where it points. */
  needsApproval?: boolean;
  /** Whether the site itself writes it, so that nobody has to. */
  isWrittenBySite?: boolean;
};

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,14})$/)
    .refine((digits) => Number(digits) >= least && Number(digits) <= most);
/** An amount of a chain's own coin, such as 0.5. "1.500" is refused, because half of the world reads it as 1,500. */
const coins = z
  .string()
  .regex(/^(0|[1-9]\d{0,6})(\.\d{1,9})?$/, { abort: true })
  .refine((text) => Number(text) > 0)
  .refine(isWrittenNumber, "twoReadings");
const httpsFolder = z.url({ protocol: /^https$/ }).regex(/\/$/);
const httpsOrigin = z
  .url({ protocol: /^https$/ })
  .refine((text) => URL.canParse(text) && new URL(text).origin === text);

const STAKING = ["powerzoneCoinStaking", "mypage", "proof"] as const;
const NFT_POOLS = ["powerzoneNftStaking", "powerzonePunkyNova", "mypage", "proof"] as const;

/** Every setting that an operator may change: one literal each. */
export const DECLARED_SETTINGS = {
  action_log_level: { kind: "choice", options: ["1", "2", "3"], schema: z.enum(["1", "2", "3"]), pages: [] },
  version_punkvism_front: {
    kind: "text",
    schema: z
      .string()
      .regex(/^[\w.-]*\d[\w.-]*$/)
      .max(40),
    pages: ["*"],
  },
  dcent_bridge_version: { kind: "choice", options: ["1", "2"], schema: z.enum(["1", "2"]), pages: [] },
  dcent_test_coin: { kind: "address", schema: solanaAddressInput, pages: ["test/dcentTransfer"] },
  content_version: { kind: "number", schema: whole(1, 1e12), pages: ["*"], isWrittenBySite: true },
  coin_pool_address: { kind: "address", schema: solanaAddressInput, pages: STAKING, needsApproval: true },
  nft_pools: { kind: "json", schema: nftPoolsSchema, pages: NFT_POOLS, needsApproval: true },
  coins: { kind: "json", schema: coinsSchema, pages: ["tokenVestingPlan"] },
  hidden_nft_parts: {
    kind: "json",
    schema: hiddenNftPartsSchema,
    pages: ["powerzoneNftStaking", "powerzonePunkyNova"],
  },
  ipfs_gateway: { kind: "text", schema: httpsFolder, pages: NFT_POOLS },
  arweave_gateway: { kind: "text", schema: httpsFolder, pages: NFT_POOLS },
  drops: { kind: "json", schema: dropsSchema, pages: ["powerzonePunkyDrop", "mypage/myDrop"] },
  vesting: {
    kind: "json",
    schema: vestingSchema,
    pages: ["tokenVestingPlan", "mypage/myVesting", "proof"],
    // forms of grants and airdrops take the coin and the wallets that pay from here
    needsApproval: true,
  },
  migration: {
    kind: "json",
    schema: migrationSchema,
    pages: ["mypage/migration", "proof/migration", "proof"],
    needsApproval: true,
  },
  priority_fee_cap: { kind: "number", schema: whole(0, 10_000_000), pages: [] },
  company_facts: { kind: "json", schema: companySchema, pages: ["*"], isCached: true },
  // the sections themselves are checked by app/content/own-sections.server.ts, of which this layer knows nothing
  own_sections: { kind: "json", schema: z.record(z.string(), z.unknown()), pages: ["*"], isCached: true },
  ticker_url: { kind: "text", schema: tickerSchema.shape.url, pages: ["*"] },
  ticker_path: { kind: "text", schema: tickerSchema.shape.path, pages: ["*"] },
  ticker_currency: { kind: "text", schema: tickerSchema.shape.currency, pages: ["*"] },
  system_wallet: { kind: "address", schema: solanaAddressInput, pages: [], needsApproval: true },
  admin_supply_wallet: { kind: "address", schema: solanaAddressInput, pages: [], needsApproval: true },
  job_approval_amounts: { kind: "json", schema: jobAmountsSchema, pages: [], needsApproval: true },
  service_prices: { kind: "json", schema: servicePricesSchema, pages: ["project"], needsApproval: true },
  system_mail_sender: { kind: "email", schema: z.email().max(200), pages: [] },
  explorer_domain: { kind: "text", schema: httpsOrigin, pages: [] },
  explorer_contract_path: { kind: "text", schema: z.string().regex(/^\/\S{0,199}$/), pages: [] },
  reservations_a_minute: { kind: "number", schema: whole(0, 10_000), pages: ["reservation"] },
  alert_runway_days: { kind: "number", schema: whole(1, 3_650), pages: [] },
  alert_payer_sol: { kind: "decimal", schema: coins, pages: [] },
  alert_payer_kaia: { kind: "decimal", schema: coins, pages: [] },
  alert_lag_seconds: { kind: "number", schema: whole(60, 86_400), pages: [] },
  alert_node_slots: { kind: "number", schema: whole(10, 100_000), pages: [] },
  alert_failed_percent: { kind: "number", schema: whole(1, 100), pages: [] },
  alert_cron_minutes: { kind: "number", schema: whole(2, 1_440), pages: [] },
  alert_mail_minutes: { kind: "number", schema: whole(5, 1_440), pages: [] },
  alert_database_megabytes: { kind: "number", schema: whole(10, 10_000), pages: [] },
} as const satisfies Record<SettingKey, DeclaredSetting>;

/** How a setting is declared. */
export function declaredSetting(key: SettingKey): DeclaredSetting {
  return DECLARED_SETTINGS[key];
}

/** Whether a text, such as a part of an address, is the key of a setting. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(DECLARED_SETTINGS, key);
}
