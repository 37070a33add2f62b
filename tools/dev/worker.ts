import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { migrate, runtimeFolder } from "./database.ts";
import { SetupError } from "./progress.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface BuiltWorkerOptions {
  /** 0 takes a free port. */
  port: number;
  /** Where D1 and the rest are stored; null stores nothing. */
  stateFolder: string | null;
  rpcUrl: string;
  /** A node of the former chain. */
  evmRpcUrl?: string;
  /** Stands in for the services behind the apps of Kaia Wallet and Klip. */
  appServicesUrl?: string;
  /** How many uses each rate limit allows per minute; a test does in a second what a person does in an hour. */
  limits?: number;
  /** Delivers each message of a queue at once, instead of in batches. */
  queuesAtOnce?: boolean;
  /** Receives the lines that the Worker writes to its console. */
  onLog?: (line: string) => void;
}

export interface BuiltWorker {
  url: string;
  database: D1Database;
  miniflare: Miniflare;
  stop(): Promise<void>;
}

/**
 * Runs the production build (`npm run build`) in workerd with every binding of wrangler.toml. Throws SetupError without a
 * build.
 */
export async function openBuiltWorker(options: BuiltWorkerOptions): Promise<BuiltWorker> {
  const { ratelimits, bindings, queueConsumers, ...worker } = readBuild(path.join(ROOT, "build"));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      name: "punkvism",
      bindings: {
        ...bindings,
        SOLANA_RPC_URLS: options.rpcUrl,
        EVM_RPC_URLS: options.evmRpcUrl ?? "",
        ...(options.appServicesUrl ? { KAIA_APP_URL: options.appServicesUrl, KLIP_URL: options.appServicesUrl } : {}),
      },
      ratelimits: withLimit(ratelimits, options.limits),
      queueConsumers: options.queuesAtOnce ? withoutWaiting(queueConsumers) : queueConsumers,
      port: options.port,
      host: "127.0.0.1",
      cf: false,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ message }) => (options.onLog ?? console.log)(message),
      unsafeTriggerHandlers: true,
      resourcePersistencePath: options.stateFolder ? runtimeFolder(options.stateFolder) : undefined,
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  const { port } = await miniflare.ready;
  const database = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  if (!options.stateFolder) await migrate(database);
  return { url: `http://localhost:${port}`, database, miniflare, stop: () => miniflare.dispose() };
}

/** A build of the Cloudflare plugin, as options for a Worker. Throws SetupError without one. */
export function readBuild(build: string) {
  const config = path.join(build, "server", "wrangler.json");
  if (!existsSync(config)) throw new SetupError("There is no build: `npm run build` makes one.");
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config);
  // modulesRules: the build is complete, so its modules are listed instead
  const { modulesRules: _, ...options } = workerOptions as typeof workerOptions & WorkerFacts;
  const rootPath = path.dirname(config);
  return { ...options, rootPath, modules: modulesOf(rootPath, main ?? "index.js") };
}

function modulesOf(folder: string, main: string) {
  const entry = path.relative(folder, path.resolve(folder, main));
  const others = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const scripts = others.filter((file) => /\.m?js$/.test(file) && file !== entry);
  return [entry, ...scripts].map((file) => ({ type: "ESModule" as const, path: file }));
}

// miniflare's own type has these behind an index signature
type WorkerFacts = {
  bindings?: Record<string, string>;
  ratelimits?: RateLimits;
  queueConsumers?: QueueConsumers;
  compatibilityDate?: string;
  compatibilityFlags?: string[];
  assets?: object;
};
type RateLimits = Record<string, { simple: { limit: number; period?: 10 | 60 } }> | undefined;
type QueueConsumers = Record<string, { maxBatchTimeout?: number }> | undefined;

function withoutWaiting(consumers: QueueConsumers = {}): QueueConsumers {
  return Object.fromEntries(
    Object.entries(consumers).map(([name, consumer]) => [name, { ...consumer, maxBatchTimeout: 0 }]),
  );
}

function withLimit(limits: RateLimits, limit: number | undefined): RateLimits {
  if (!limits || !limit) return limits;
  return Object.fromEntries(
    Object.entries(limits).map(([name, { simple, ...rest }]) => [name, { ...rest, simple: { ...simple, limit } }]),
  );
}
