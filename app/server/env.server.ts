import type { D1Database, Queue, R2Bucket, RateLimit, Workflow } from "@cloudflare/workers-types";
import { z } from "zod";
import type { LogEntry } from "~/domain/logs/input";

/** The Worker's bindings, as wrangler.toml declares them. */
export interface Env {
  ENVIRONMENT: string;
  SOLANA_CLUSTER: string;
  /** Addresses of the same cluster, best first, separated by spaces. May carry keys: never sent to a browser. */
  SOLANA_RPC_URLS: string;
  /** Scheme and host of the site, such as https://example.org. Absent on the local machine, where any host is served. */
  SITE_ORIGIN?: string;
  /** Secret keys that session cookies are sealed with, separated by spaces: the first seals, all of them are accepted. */
  SESSION_KEYS: string;
  DB: D1Database;
  LOG_QUEUE: Queue<LogEntry[]>;
  LOG_ARCHIVE: R2Bucket;
  SETTLE_TRANSACTION: Workflow<{ intentId: string }>;
  // how many a minute: wrangler.toml
  /** Everything else that writes, and what a holder's screens read from the chain. */
  WRITE_LIMIT: RateLimit;
  /** Sign-ins, and looking for a holder's positions on the chain. */
  SIGN_IN_LIMIT: RateLimit;
  LOG_LIMIT: RateLimit;
  /** What is drawn or searched anew for one visitor. */
  PAGE_LIMIT: RateLimit;
  /** Reservations sent. */
  FORM_LIMIT: RateLimit;
}

const configSchema = z.object({
  ENVIRONMENT: z.enum(["local", "preview", "production"]),
  SOLANA_CLUSTER: z.enum(["local", "devnet", "mainnet-beta"]),
  SOLANA_RPC_URLS: z.string().transform((urls) => urls.split(/\s+/).filter((url) => URL.canParse(url))),
  SITE_ORIGIN: z.string().default(""),
  SESSION_KEYS: z
    .string()
    .default("")
    .transform((keys) => keys.split(/\s+/).filter(Boolean)),
});

export type Config = {
  environment: "local" | "preview" | "production";
  cluster: "local" | "devnet" | "mainnet-beta";
  rpcUrls: string[];
  /** The one origin that the site is served at; null where any host is, which is the local machine alone. */
  siteOrigin: string | null;
  /** The first seals session cookies, all of them open them. */
  sessionKeys: string[];
  /** Bindings that an operator still has to make their own; until then no request is served. */
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
    siteOrigin: vars.SITE_ORIGIN || null,
    sessionKeys: vars.SESSION_KEYS,
    missing: [
      ...(isLocal || isHttpsOrigin(vars.SITE_ORIGIN) ? [] : ["SITE_ORIGIN"]),
      ...(vars.SESSION_KEYS.length > 0 && (isLocal || vars.SESSION_KEYS.every(isSecret)) ? [] : ["SESSION_KEYS"]),
    ],
  };
  configs.set(env, config);
  return config;
}

function isHttpsOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).origin === text;
}

/** How many characters a key of 256 bits has in hexadecimal digits. */
const KEY_LENGTH = 64;

/** False for the key of the repository, which everybody knows, and for one that is too short. */
function isSecret(key: string): boolean {
  return key.length >= KEY_LENGTH && !key.startsWith(DEVELOPMENT_KEY_START);
}

/** How the key for development in wrangler.toml begins. */
const DEVELOPMENT_KEY_START = "development";
