import { readFileSync } from "node:fs";
import type { EntitlementGrant } from "../../app/domain/entitlements/input.ts";
import type { Database } from "../../db/client.ts";
import { readCsvRecords } from "../../programs-client/csv-records.ts";
import { ENVIRONMENTS, importSource, openOver, wranglerOn } from "../indexer/wrangler-d1.ts";

const COLUMNS = [
  "grant_key",
  "wallet",
  "kind",
  "collection",
  "title_ko",
  "title_en",
  "title_id",
  "amount",
  "source",
  "granted_at",
  "expires_at",
] as const;

const USAGE = `npm run operate -- entitlements <list.csv> [${ENVIRONMENTS.join("|")}]

Grants holders BENEFIT and RWA entitlements. The first line of the file names the columns:
${COLUMNS.join(",")}
grant_key: 8 to 120 letters, digits and _ : . -, one of its own for each grant: the same key again grants nothing. kind:
benefit or rwa. collection: as in addresses (genesis, punkykongz, …). Times in UTC, as 2026-11-23T00:00:00Z; expires_at may
be empty. Nothing is granted where one row is wrong. Without an environment: the local D1 (PUNKVISM_STATE, or .local).`;

/** A command line holds 128 kB, and a row has less than 2 kB. */
const ROWS_A_RUN = 50;

/** A row that cannot be granted: its line in the file, and what is wrong with it. */
export type BadRow = { line: number; problem: string };

/** The grants of a CSV file, or every row of it that is wrong. */
export async function readEntitlementCsv(text: string): Promise<{ grants: EntitlementGrant[]; bad: BadRow[] }> {
  const { entitlementGrantSchema } = await importSource<typeof import("../../app/domain/entitlements/input.ts")>(
    "app/domain/entitlements/input.ts",
  );
  const [head, ...records] = readCsvRecords(text);
  if (head?.cells.join() !== COLUMNS.join()) {
    return { grants: [], bad: [{ line: 1, problem: `the columns are not ${COLUMNS.join(",")}` }] };
  }
  const grants: EntitlementGrant[] = [];
  const bad: BadRow[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells, isOpen } of records) {
    const [grantKey = "", walletAddress, kind, collection, ko, en, id, amount, source, grantedAt, expiresAt] = cells;
    const parsed = entitlementGrantSchema.safeParse({
      ...{ grantKey, walletAddress, kind, collection, title: { ko, en, id }, amount, source },
      grantedAt: timeOf(grantedAt),
      expiresAt: expiresAt === "" ? null : timeOf(expiresAt),
    });
    const earlier = lines.get(grantKey);
    if (isOpen || cells.length !== COLUMNS.length) bad.push({ line, problem: `not ${COLUMNS.length} cells` });
    else if (!parsed.success) bad.push({ line, problem: problemsOf(parsed.error.issues) });
    else if (earlier) bad.push({ line, problem: `grant_key is that of line ${earlier}` });
    else grants.push(parsed.data);
    lines.set(grantKey, earlier ?? line);
  }
  return { grants, bad };
}

/** Stores the grants. What was granted under the same key before stays as it is. Returns how many are new. */
export async function grantAll(db: Database, grants: readonly EntitlementGrant[]): Promise<number> {
  const { grantEntitlements } = await importSource<typeof import("../../app/domain/entitlements/commands.server.ts")>(
    "app/domain/entitlements/commands.server.ts",
  );
  let granted = 0;
  for (let i = 0; i < grants.length; i += ROWS_A_RUN) {
    granted += await grantEntitlements({ db }, grants.slice(i, i + ROWS_A_RUN));
  }
  return granted;
}

/** A time in UTC; anything else is left for the schema to refuse. */
export function timeOf(cell: string | undefined): Date | undefined {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(cell ?? "") ? new Date(cell ?? "") : undefined;
  // the 30th of February would become a day in March
  return time?.toJSON()?.replace(".000", "") === cell ? time : undefined;
}

const COLUMN_OF: Record<string, string> = {
  grantKey: "grant_key",
  walletAddress: "wallet",
  "title.ko": "title_ko",
  "title.en": "title_en",
  "title.id": "title_id",
  grantedAt: "granted_at",
  expiresAt: "expires_at",
};

function problemsOf(issues: readonly { path: readonly PropertyKey[] }[]): string {
  const names = issues.map(({ path }) => path.join("."));
  return `wrong: ${names.map((name) => COLUMN_OF[name] ?? name).join(", ")}`;
}

async function main([file, environment]: string[]): Promise<number> {
  if (!file || (environment && !(ENVIRONMENTS as readonly string[]).includes(environment))) {
    console.error(USAGE);
    return 1;
  }
  const { grants, bad } = await readEntitlementCsv(readFileSync(file, "utf8"));
  if (bad.length > 0) {
    for (const { line, problem } of bad) console.error(`line ${line}: ${problem}`);
    console.error("Nothing was granted.");
    return 1;
  }
  const granted = await grantAll(await openOver(wranglerOn(environment)), grants);
  console.log(`${granted} granted, ${grants.length - granted} had been granted before.`);
  return 0;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main(process.argv.slice(2));
