import { readFileSync } from "node:fs";
import { problemOf, type ReadRows, runsOf } from "../../app/domain/csv-rows.ts";
import type { EntitlementGrant } from "../../app/domain/entitlements/input.ts";
import type { Database } from "../../db/client.ts";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";

const USAGE = `npm run operate -- entitlements <list.csv> [${ENVIRONMENTS.join("|")}]

Grants holders BENEFIT and RWA entitlements. The first line of the file names the columns:
grant_key,wallet,kind,collection,title_ko,title_en,title_id,amount,source,granted_at,expires_at
grant_key: 8 to 120 letters, digits and _ : . -, one of its own for each grant: the same key again grants nothing. kind:
benefit or rwa. collection: as in addresses (genesis, punkykongz, …). Times in UTC, as 2026-11-23T00:00:00Z; expires_at may
be empty. Nothing is granted where one row is wrong. Without an environment: the local D1 (PUNKVISM_STATE, or .local).`;

/** A command line holds 128 kB, and a row has less than 2 kB. */
const ROWS_A_RUN = 50;

/** The grants of a CSV file, or every row of it that is wrong. */
export async function readEntitlementCsv(text: string): Promise<ReadRows<EntitlementGrant>> {
  const { readEntitlementRows } = await importSource<typeof import("../../app/domain/entitlements/csv.ts")>(
    "app/domain/entitlements/csv.ts",
  );
  return readEntitlementRows(text);
}

/** Stores the grants. What was granted under the same key before stays as it is. Returns how many are new. */
export async function grantAll(db: Database, grants: readonly EntitlementGrant[]): Promise<number> {
  const { grantEntitlements } = await importSource<typeof import("../../app/domain/entitlements/commands.server.ts")>(
    "app/domain/entitlements/commands.server.ts",
  );
  let granted = 0;
  for (const run of runsOf(grants, ROWS_A_RUN)) granted += await grantEntitlements({ db }, run);
  return granted;
}

async function main([file, environment]: string[]): Promise<number> {
  if (!file || (environment && !(ENVIRONMENTS as readonly string[]).includes(environment))) {
    console.error(USAGE);
    return 1;
  }
  const { rows: grants, bad } = await readEntitlementCsv(readFileSync(file, "utf8"));
  if (bad.length > 0) {
    for (const row of bad) console.error(`line ${row.line}: ${problemOf(row)}`);
    console.error("Nothing was granted.");
    return 1;
  }
  const granted = await grantAll(await openOver(wranglerOn(environment)), grants);
  console.log(`${granted} granted, ${grants.length - granted} had been granted before.`);
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
