import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { migrate } from "../../tools/dev/database.ts";
import type { Figure } from "./report.ts";

export const ROWS = [1_000, 1_000_000];
export const RUNS = 21;
const SEED_AT_ONCE = 20_000;
const PAGE_SIZE = 20;
const MOST_ROWS_READ = 3 * PAGE_SIZE;

/** The rows that a page of a list reads, and three times the length of a page. */
export function figure(what: string, rowsRead: number): Figure {
  const holds = rowsRead <= MOST_ROWS_READ;
  return { what, ours: rowsRead, reference: null, unit: "rows read", budget: `≤ ${MOST_ROWS_READ}`, holds };
}

// base58, as the cursor's schema wants it: without a zero
export const signatureOf = (row: number) => `x${row}`.replaceAll("0", "A").padStart(88, "1");

/**
 * A migrated D1 with this many rows from a seed, which receives the first and last number of the rows that it is to make.
 */
export async function openDatabaseWith(rows: number, seed: string) {
  const options = { modules: true, script: "export default {}", d1Databases: ["DB"], cf: false } as const;
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...options, d1Databases: { DB: "bench" } }));
  const d1 = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  await migrate(d1);
  const statement = d1.prepare(seed);
  for (let from = 0; from < rows; from += SEED_AT_ONCE) {
    await statement.bind(from, Math.min(from + SEED_AT_ONCE, rows)).run();
  }
  return { d1, stop: () => miniflare.dispose() };
}
