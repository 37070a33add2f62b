import { ENVIRONMENTS, importSource } from "../indexer/wrangler-d1.ts";
import { openBindings } from "./open-bindings.ts";

const USAGE = `npm run operate -- backup [${ENVIRONMENTS.join("|")}]

Makes a backup of D1 now, beside those that cron makes every night, and prints its id and the SHA-256 of its manifest.
Without an environment: of the local D1 (PUNKVISM_STATE, or .local). Backups hold personal data.`;

async function main([environment]: string[]): Promise<number> {
  if (environment !== undefined && !ENVIRONMENTS.some((known) => known === environment)) {
    console.error(USAGE);
    return 1;
  }
  const { makeBackup } = await importSource<typeof import("../../app/domain/backup/commands.server.ts")>(
    "app/domain/backup/commands.server.ts",
  );
  const { backupIdOf } =
    await importSource<typeof import("../../app/domain/backup/rules.ts")>("app/domain/backup/rules.ts");
  const bindings = await openBindings(environment);
  try {
    const startedAt = new Date();
    const { id, sha256, rows, bytes } = await makeBackup(
      { ...bindings, now: new Date(), actor: { command: "npm run operate -- backup" } },
      backupIdOf(startedAt),
      startedAt,
    );
    console.log(`${id}: ${rows} rows, ${bytes} bytes\nThe SHA-256 of its manifest: ${sha256}`);
    return 0;
  } finally {
    await bindings.close();
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
