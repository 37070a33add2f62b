import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { importSource } from "../indexer/wrangler-d1.ts";
import { adminSecretOf } from "../staff/admin-secret.ts";
import type { LocalChain } from "./chain.ts";
import { SetupError } from "./progress.ts";
import { seedAirdrops } from "./sample-airdrops.ts";
import { seedDropLists } from "./sample-drop-lists.ts";
import { seedEntitlements } from "./sample-entitlements.ts";
import { seedNews } from "./sample-news.ts";
import { seedPeople } from "./sample-people.ts";
import { seedPower } from "./sample-power.ts";
import { seedProjects } from "./sample-projects.ts";
import { seedStaff } from "./sample-staff.ts";
import { seedWeekly } from "./sample-weekly.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MIGRATIONS = path.join(ROOT, "db", "migrations");

export interface DatabaseOptions {
  /** Like PUNKVISM_STATE: the folder that holds D1 and the chain's snapshot. */
  stateFolder: string;
  chain: Pick<LocalChain, "chainId" | "isRestored">;
  /** Settings to store (app/domain/settings/rules.ts). */
  settings: Record<string, string>;
}

/** Where the Worker's runtime keeps D1 within a state folder; vite's plugin adds the same part. */
export function runtimeFolder(stateFolder: string): string {
  return path.resolve(stateFolder, "v3");
}

/**
 * Migrates the local D1, stores the settings and the samples, and ties it to its chain. Throws SetupError if it belongs to
 * another chain or to other migrations.
 */
export async function prepareDatabase({ stateFolder, chain, settings }: DatabaseOptions): Promise<void> {
  const [database] = unstable_readConfig({ config: path.join(ROOT, "wrangler.toml") }).d1_databases;
  const options = convertV4MiniflareOptions({
    modules: true,
    script: "export default {}",
    cf: false,
    d1Databases: { DB: database?.database_id ?? "" },
    resourcePersistencePath: runtimeFolder(stateFolder),
  });
  const miniflare = new Miniflare(options);
  try {
    const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
    await migrate(db);
    await tieToChain(db, chain);
    await storeSettings(db, settings);
    await seedSamples(db, new Date());
  } finally {
    await miniflare.dispose();
  }
}

/** Stores the samples, so that a newcomer sees each screen at work. Existing rows stay as they are. */
export async function seedSamples(db: D1Database, now: Date): Promise<void> {
  await seedNews(db);
  await seedDropLists(db);
  await seedEntitlements(db);
  await seedAirdrops(db);
  await seedWeekly(db, now);
  await seedPeople(db);
  await seedStaff(db);
  await seedProjects(db);
  await seedPower(db, now);
}

/** Applies new migrations with wrangler's method and table, so that either can continue where the other stopped. */
export async function migrate(db: D1Database): Promise<void> {
  await db.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  await db.exec("CREATE TABLE IF NOT EXISTS local_migration (name TEXT PRIMARY KEY, sha256 TEXT NOT NULL)");
  const applied = await db.prepare("SELECT name, sha256 FROM local_migration").all<{ name: string; sha256: string }>();
  const known = new Map(applied.results.map(({ name, sha256 }) => [name, sha256]));
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  for (const name of names.sort()) {
    const sql = readFileSync(path.join(MIGRATIONS, name), "utf8");
    const sha256 = createHash("sha256").update(sql).digest("hex");
    if (known.get(name) === sha256) continue;
    if (known.has(name))
      throw new SetupError(`The local D1 was made by an older ${name}: \`npm run reset\` starts afresh.`);
    const statements = sql.split("--> statement-breakpoint").map((statement) => db.prepare(statement));
    const note = db.prepare("INSERT INTO local_migration (name, sha256) VALUES (?, ?)").bind(name, sha256);
    await db.batch([...statements, db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name), note]);
  }
}

const CHAIN_KEY = "local_chain_id";
const READ_FROM_ACCOUNTS = ["staking_position", "nft_position", "nft_metadata", "vesting_grant", "drop_campaign"];

async function tieToChain(db: D1Database, { chainId, isRestored }: DatabaseOptions["chain"]): Promise<void> {
  const tied = await db.prepare("SELECT value FROM setting WHERE key = ?").bind(CHAIN_KEY).first<string>("value");
  if (tied !== chainId && (tied || isRestored)) {
    throw new SetupError(
      "The local D1 and the local chain do not belong together: `npm run reset` starts both afresh.",
    );
  }
  await storeSettings(db, { [CHAIN_KEY]: chainId });
  if (!isRestored) return;
  // the chain's slots and block heights started again from zero: earlier readings are older, and what was not sent has
  // expired
  await db.batch([
    ...READ_FROM_ACCOUNTS.map((table) => db.prepare(`UPDATE ${table} SET seen_slot = 0`)),
    // the chain has forgotten its transactions too; what they left in our lists stays
    db.prepare("DELETE FROM indexer_cursor"),
    db.prepare("DELETE FROM indexer_transaction"),
    db.prepare("UPDATE transaction_intent SET last_valid_block_height = 0 WHERE status IN ('built', 'signed', 'sent')"),
  ]);
}

/** Stores settings (app/domain/settings/rules.ts) over what is there, sealed with the admin code of the local site. */
export async function storeSettings(db: D1Database, settings: Record<string, string>): Promise<void> {
  const { sealSetting } = await importSource<typeof import("../../app/domain/settings/seal.server.ts")>(
    "app/domain/settings/seal.server.ts",
  );
  const adminSecret = adminSecretOf(undefined);
  const statement = db.prepare(
    `INSERT INTO setting (key, value, seal, updated_at) VALUES (?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, seal = excluded.seal, updated_at = excluded.updated_at
    WHERE value <> excluded.value OR seal IS NOT excluded.seal`,
  );
  const now = Date.now();
  const rows = Object.entries(settings).map(async ([key, value]) => {
    return statement.bind(key, value, await sealSetting(adminSecret, { key, value }), now);
  });
  await db.batch(await Promise.all(rows));
}
