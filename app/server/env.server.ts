import type {
  D1Database,
  ImagesBinding,
  KVNamespace,
  Queue,
  R2Bucket,
  RateLimit,
  SendEmail,
  Workflow,
} from "@cloudflare/workers-types";
import { z } from "zod";
import type { AppWallet } from "~/domain/app-wallets/rules";
import type { LogEntry } from "~/domain/logs/input";

/** The Worker's bindings, as wrangler.toml declares them. */
export interface Env {
  ENVIRONMENT: string;
  SOLANA_CLUSTER: string;
  /**
   * RPC addresses of the same cluster, best first, separated by spaces. Of several with the same host, only the first is
   * used. They may contain keys, so they are never sent to a browser.
   */
  SOLANA_RPC_URLS: string;
  /** The number of the former chain: 8217 is Kaia, 1001 its test network. */
  EVM_CHAIN_ID: string;
  /** Its RPC addresses, like SOLANA_RPC_URLS. If it is empty, nobody can sign in with a wallet of that chain, except locally. */
  EVM_RPC_URLS?: string;
  /** How many blocks have to follow one of the former chain until it counts as final. */
  EVM_CONFIRMATIONS?: string;
  // the secret keys of the migration (app/domain/migration/keys.server.ts); without them nothing is minted
  MINTER_KEY?: string;
  MINT_SEED?: string;
  OPERATOR_KEY?: string;
  /** The secret from which the wallets of jobs follow (app/domain/jobs/job-wallet.server.ts); without it no job can begin. */
  JOB_SEED?: string;
  /**
   * The key that writes the head of the audit log to the chain (app/domain/audit/anchor-key.server.ts); without it nothing is
   * written.
   */
  AUDIT_KEY?: string;
  /** The services behind the apps of Kaia Wallet and Klip; absent, they are those of their makers. */
  KAIA_APP_URL?: string;
  KLIP_URL?: string;
  /** The service that knows breached passwords; absent, it is that of haveibeenpwned.com, and on the local machine none. */
  BREACHED_PASSWORDS_URL?: string;
  /** Scheme and host of the site, such as https://example.org. Absent on the local machine, where any host is served. */
  SITE_ORIGIN?: string;
  /** Secret keys that seal session cookies, separated by spaces. The first one seals; all of them are accepted. */
  SESSION_KEYS: string;
  /** The specification's admin code, a secret: whose account does not fit it is no staff. Without it nobody is. */
  ADMIN_CODE?: string;
  /** Delivers mails. Absent on the local machine, where the staff area shows them. */
  MAIL?: SendEmail;
  /** The address that mails come from. */
  MAIL_FROM?: string;
  DB: D1Database;
  LOG_QUEUE: Queue<LogEntry[]>;
  LOG_ARCHIVE: R2Bucket;
  /** The pictures that applicants send as proof. The bucket has no public address. */
  PROJECT_IMAGES: R2Bucket;
  /** The pictures that staff upload, and what draws them in their widths. */
  PICTURES: R2Bucket;
  IMAGES: ImagesBinding;
  /** The backups of D1, which hold personal data. The bucket has no public address, and no route reads it. */
  BACKUPS: R2Bucket;
  /** Toasts of the staff area (server/toast.server.ts): nothing that anybody has to trust. */
  TOASTS: KVNamespace;
  SETTLE_TRANSACTION: Workflow<{ intentId: string }>;
  MIGRATE_NFT: Workflow<{ seq: number }>;
  RUN_JOB: Workflow<{ id: string }>;
  BACK_UP: Workflow<{ id: string; startedAt: number }>;
  // the limits per minute are in wrangler.toml
  /** All other writes, and what a holder's screens read from the chain. */
  WRITE_LIMIT: RateLimit;
  /** Sign-ins, and searching the chain for a holder's positions. */
  SIGN_IN_LIMIT: RateLimit;
  LOG_LIMIT: RateLimit;
  /** What is rendered or searched for one visitor. */
  PAGE_LIMIT: RateLimit;
  /** Bookings that are sent. */
  FORM_LIMIT: RateLimit;
}

const configSchema = z.object({
  ENVIRONMENT: z.enum(["local", "preview", "production"]),
  SOLANA_CLUSTER: z.enum(["local", "devnet", "mainnet-beta"]),
  SOLANA_RPC_URLS: z.string().transform(readUrls),
  EVM_CHAIN_ID: z.coerce.number().int().positive(),
  EVM_RPC_URLS: z.string().default("").transform(readUrls),
  EVM_CONFIRMATIONS: z.coerce.number().int().min(0).max(1_000).default(10),
  KAIA_APP_URL: z.url().default("https://api.kaiawallet.io"),
  KLIP_URL: z.url().default("https://a2a-api.klipwallet.com"),
  BREACHED_PASSWORDS_URL: z.url().optional(),
  SITE_ORIGIN: z.string().default(""),
  ADMIN_CODE: z.string().default(""),
  SESSION_KEYS: z
    .string()
    .default("")
    .transform((keys) => keys.split(/\s+/).filter(Boolean)),
});

export type Config = {
  environment: "local" | "preview" | "production";
  cluster: "local" | "devnet" | "mainnet-beta";
  rpcUrls: string[];
  evmChainId: number;
  evmRpcUrls: string[];
  evmConfirmations: number;
  appWalletServices: Record<AppWallet, string>;
  /** The service that is asked about new passwords; null on the local machine. */
  breachedPasswords: string | null;
  /** The one origin at which the site is served; null on the local machine, where any host is served. */
  siteOrigin: string | null;
  /** The admin code that accounts of staff have to fit; "" if the environment has none of its own, and then nobody is staff. */
  adminCode: string;
  /** The first key seals session cookies; all of them open one. */
  sessionKeys: string[];
  /** Bindings that still have the repository's own values; no request is served until an operator has replaced them. */
  missing: string[];
};

const configs = new WeakMap<Env, Config>();

/** The plain settings of the environment, checked once. Throws at the first request when one is missing or misspelt. */
export function readConfig(env: Env): Config {
  const known = configs.get(env);
  if (known) return known;
  const vars = configSchema.parse(env);
  if (vars.SOLANA_RPC_URLS.length === 0) throw new Error("SOLANA_RPC_URLS names no address");
  const isLocal = vars.ENVIRONMENT === "local";
  const config: Config = {
    environment: vars.ENVIRONMENT,
    cluster: vars.SOLANA_CLUSTER,
    rpcUrls: vars.SOLANA_RPC_URLS,
    evmChainId: vars.EVM_CHAIN_ID,
    evmRpcUrls: vars.EVM_RPC_URLS,
    evmConfirmations: vars.EVM_CONFIRMATIONS,
    appWalletServices: { kaia: vars.KAIA_APP_URL, klip: vars.KLIP_URL },
    breachedPasswords: vars.BREACHED_PASSWORDS_URL ?? (isLocal ? null : "https://api.pwnedpasswords.com"),
    siteOrigin: vars.SITE_ORIGIN || null,
    adminCode: isLocal || isSecret(vars.ADMIN_CODE) ? vars.ADMIN_CODE : "",
    sessionKeys: vars.SESSION_KEYS,
    missing: [
      ...(isLocal || isHttpsOrigin(vars.SITE_ORIGIN) ? [] : ["SITE_ORIGIN"]),
      ...(vars.SESSION_KEYS.length > 0 && (isLocal || vars.SESSION_KEYS.every(isSecret)) ? [] : ["SESSION_KEYS"]),
    ],
  };
  configs.set(env, config);
  return config;
}

/** One address of each host: two of the same host are the same node, which must not be its own witness. */
function readUrls(urls: string): string[] {
  const parsed = urls.split(/\s+/).filter((url) => URL.canParse(url));
  const hosts = parsed.map((url) => new URL(url).host);
  return parsed.filter((_, at) => hosts.indexOf(hosts[at] ?? "") === at);
}

function isHttpsOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).origin === text;
}

/** The number of hexadecimal digits in a key of 256 bits. */
const KEY_LENGTH = 64;

/** False for the key in the repository, which everybody knows, and for a key that is too short. */
function isSecret(key: string): boolean {
  return key.length >= KEY_LENGTH && !key.startsWith(DEVELOPMENT_KEY_START);
}

/** The beginning of the development key in wrangler.toml. */
const DEVELOPMENT_KEY_START = "development";
