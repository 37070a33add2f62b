import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { getPlatformProxy, unstable_readConfig } from "wrangler";
import type { BackupDeps } from "../../app/domain/backup/commands.server.ts";
import { importSource } from "../indexer/wrangler-d1.ts";

export type OpenBindings = BackupDeps & { close(): Promise<void> };

/**
 * The D1 and the bucket of backups of an environment, as a Worker has them. Those of an environment are reached through
 * wrangler with the operator's rights; without one, they are the local ones (PUNKVISM_STATE, or .local).
 */
export async function openBindings(environment: string | undefined): Promise<OpenBindings> {
  const folder = mkdtempSync(path.join(tmpdir(), "punkvism-backup-"));
  const configPath = path.join(folder, "wrangler.json");
  writeFileSync(configPath, JSON.stringify(bindingsOf(environment)));
  const state = path.resolve(process.env.PUNKVISM_STATE ?? ".local", "v3");
  const options = { configPath, persist: environment ? false : { path: state }, remoteBindings: Boolean(environment) };
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; BACKUPS: R2Bucket }>(options);
  const { openDatabase } = await importSource<typeof import("../../db/client.ts")>("db/client.ts");
  return {
    db: openDatabase(env.DB),
    backups: env.BACKUPS,
    close: async () => {
      await dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A configuration with these two bindings of wrangler.toml and no other, so that wrangler opens nothing else. */
function bindingsOf(environment: string | undefined) {
  const { name, account_id, compatibility_date, d1_databases, r2_buckets } = unstable_readConfig(
    { config: "wrangler.toml", ...(environment ? { env: environment } : {}) },
    { hideWarnings: true },
  );
  const remote = Boolean(environment);
  return {
    ...{ name, account_id, compatibility_date },
    d1_databases: d1_databases
      .filter(({ binding }) => binding === "DB")
      .map(({ binding, database_name, database_id }) => ({ binding, database_name, database_id, remote })),
    r2_buckets: r2_buckets
      .filter(({ binding }) => binding === "BACKUPS")
      .map(({ binding, bucket_name }) => ({ binding, bucket_name, remote })),
  };
}
