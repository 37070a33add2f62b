import type { D1Database, Queue, R2Bucket, RateLimit, Workflow } from "@cloudflare/workers-types";
import { z } from "zod";
import type { LogEntry } from "./domain/logs/input";

/** The Worker's bindings, as wrangler.toml declares them. */
export interface Env {
  ENVIRONMENT: string;
  SOLANA_CLUSTER: string;
  /** Addresses of the same cluster, best first, separated by spaces. May carry keys: never sent to a browser. */
  SOLANA_RPC_URLS: string;
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
});

export type Config = {
  environment: "local" | "preview" | "production";
  cluster: "local" | "devnet" | "mainnet-beta";
  rpcUrls: string[];
};

const configs = new WeakMap<Env, Config>();

/** The plain settings of the environment, checked once. Throws at the first request when one is missing or misspelt. */
export function readConfig(env: Env): Config {
  const known = configs.get(env);
  if (known) return known;
  const vars = configSchema.parse(env);
  if (vars.SOLANA_RPC_URLS.length === 0) throw new Error("SOLANA_RPC_URLS names no address");
  const config = { environment: vars.ENVIRONMENT, cluster: vars.SOLANA_CLUSTER, rpcUrls: vars.SOLANA_RPC_URLS };
  configs.set(env, config);
  return config;
}
