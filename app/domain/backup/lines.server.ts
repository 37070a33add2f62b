import { type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { GROUP_SIZE } from "./rules";
import { type BackedUpTable, quoted } from "./tables.server";

export type Page = { lines: string[]; lastRow: number };
type Range = { after: number; upTo: number; rows: number; bytes: number };

/**
 * The next rows of a table as lines of JSON, in the order of their row numbers; null after the last. It ends before the line
 * with which it would exceed `bytes`, unless that is its first. SQLite itself writes the JSON, so that integers above 2^53 stay
 * exact.
 */
export async function readLines(db: Database, table: BackedUpTable, range: Range): Promise<Page | null> {
  const { after, upTo, rows, bytes } = range;
  const found = await db.all<{ at: number; line: string }>(sql`
    WITH page AS (
      SELECT rowid AS at, ${lineOf(table.columns)} AS line FROM ${sql.raw(quoted(table.name))}
      WHERE rowid > ${after} AND rowid <= ${upTo} ORDER BY rowid LIMIT ${rows}
    ), sized AS (
      SELECT at, line, octet_length(line) AS own, sum(octet_length(line) + 1) OVER (ORDER BY at) AS total FROM page
    )
    SELECT at, line FROM sized WHERE total <= ${bytes} OR total = own + 1 ORDER BY at`);
  const last = found.at(-1);
  return last ? { lines: found.map(({ line }) => line), lastRow: last.at } : null;
}

/** A row as a JSON list of lists, because D1 takes few arguments of a function. */
function lineOf(columns: readonly string[]): SQL {
  const groups: string[] = [];
  for (let first = 0; first < columns.length; first += GROUP_SIZE) {
    groups.push(
      `json_array(${columns
        .slice(first, first + GROUP_SIZE)
        .map(quoted)
        .join(", ")})`,
    );
  }
  return sql.raw(`json_array(${groups.join(", ")})`);
}

/** Puts lines into their table, in their order, as they were read. */
export async function insertLines(db: Database, table: BackedUpTable, lines: readonly string[]): Promise<void> {
  const values = table.columns.map((_, at) => `value ->> '$[${Math.floor(at / GROUP_SIZE)}][${at % GROUP_SIZE}]'`);
  const into = `INSERT INTO ${quoted(table.name)} (${table.columns.map(quoted).join(", ")}) SELECT ${values.join(", ")}`;
  await db.run(sql`${sql.raw(into)} FROM json_each(${`[${lines.join(",")}]`}) ORDER BY key`);
}
