import { parseArgs } from "node:util";
import { ENVIRONMENTS, importSource } from "../indexer/wrangler-d1.ts";
import { openBindings } from "./open-bindings.ts";

const USAGE = `npm run operate -- restore <backup|newest> [${ENVIRONMENTS.join("|")}] [--sha256 <of its manifest>|--unchecked]

Puts a backup into the D1 that wrangler.toml names, which has to have its tables (wrangler d1 migrations apply) and nothing in
them. Nothing is written before every part was read and compared with the manifest; afterwards every row is, and the audit log
with its own hashes. An environment needs the hash of the backup's manifest, from a copy of /admin/backups or of the audit log,
because whoever can write into the bucket could have put an invented backup there; --unchecked goes without it. Without an
environment: into the local D1 (PUNKVISM_STATE, or .local). Ends with 1 if the backup was not put back.`;

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: { sha256: { type: "string" }, unchecked: { type: "boolean", default: false } },
  });
  const [asked, environment] = positionals;
  if (!asked || (environment !== undefined && !ENVIRONMENTS.some((known) => known === environment))) {
    console.error(USAGE);
    return 1;
  }
  const { sha256, unchecked } = values;
  if (environment && sha256 === undefined && !unchecked) {
    console.error(
      "Give --sha256, the hash of the backup's manifest. Somebody who can write into the bucket could have invented the backup;",
    );
    console.error("if you have the hash nowhere else, look at the backup's rows yourself and give --unchecked.");
    return 1;
  }
  const { restoreBackup } = await importSource<typeof import("../../app/domain/backup/restore.server.ts")>(
    "app/domain/backup/restore.server.ts",
  );
  const { findNewestBackup } = await importSource<typeof import("../../app/domain/backup/delete-old.server.ts")>(
    "app/domain/backup/delete-old.server.ts",
  );
  const bindings = await openBindings(environment);
  try {
    const id = asked === "newest" ? await findNewestBackup(bindings.backups) : asked;
    if (!id) throw new Error("The bucket has no finished backup.");
    const tables = await restoreBackup(
      { ...bindings, now: new Date() },
      { id, sha256, say: (line) => console.log(line) },
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${id}: ${rows} rows of ${tables.length} tables are the same as in the backup.`);
    console.log("The entries of its audit log follow each other. Compare them with the memos on the chain next:");
    console.log(`npm run operate -- check-audit ${environment ?? ""} --rpc <node> --signer <address of AUDIT_KEY>`);
    return 0;
  } catch (error) {
    if (!isRefused(error)) throw error;
    console.error(`Not put back. ${error.message}`);
    return 1;
  } finally {
    await bindings.close();
  }
}

/** Whether the restore itself refused, which it explains in its message. */
function isRefused(error: unknown): error is Error {
  return error instanceof Error && "problem" in error;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
