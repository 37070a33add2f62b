import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { LEFT_OUT } from "./rules";

/** A table that a backup holds. */
export type BackedUpTable = { name: string; columns: string[] };

/**
 * The tables of a database that a backup holds, each after those that it refers to: a restore can fill them in this order, and a
 * backup reads the parent of each row before that row.
 */
export async function listTables(db: Database): Promise<BackedUpTable[]> {
  const all = await db.all<{ name: string; type: string }>(sql`PRAGMA table_list`);
  const names = all
    .filter(({ name, type }) => type === "table" && !/^(sqlite|_cf)_/.test(name) && !Object.hasOwn(LEFT_OUT, name))
    .map(({ name }) => name)
    .sort();
  const tables: BackedUpTable[] = [];
  const parents = new Map<string, string[]>();
  for (const name of names) {
    const columns = await db.all<{ name: string }>(sql.raw(`PRAGMA table_info(${quoted(name)})`));
    tables.push({ name, columns: columns.map((column) => column.name) });
    const keys = await db.all<{ table: string }>(sql.raw(`PRAGMA foreign_key_list(${quoted(name)})`));
    parents.set(
      name,
      keys.map(({ table }) => table).filter((table) => table !== name),
    );
  }
  return parentsFirst(tables, parents);
}

function parentsFirst(tables: readonly BackedUpTable[], parents: ReadonlyMap<string, readonly string[]>) {
  const ordered: BackedUpTable[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(({ name }) => !parents.get(name)?.some((parent) => left.has(parent)));
    if (free.length === 0)
      throw new Error(`tables that refer to each other in a circle: ${[...left.keys()].join(", ")}`);
    for (const table of free) {
      ordered.push(table);
      left.delete(table.name);
    }
  }
  return ordered;
}

/** The name of the last migration of a database; "" if it has none. */
export async function readSchema(db: Database): Promise<string> {
  const [last] = await db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1`);
  return last?.name ?? "";
}

/**
 * The highest row of each table, all read in one transaction. Rows that come later are in no backup that begins now, in
 * whichever order its tables are read. Tables without rows are not in the map.
 */
export async function readLastRows(db: Database, tables: readonly BackedUpTable[]): Promise<Map<string, number>> {
  const statements = tables.map(({ name }) =>
    db.all<{ last: number | null }>(sql.raw(`SELECT max(rowid) AS last FROM ${quoted(name)}`)),
  );
  const [first, ...others] = statements;
  if (!first) return new Map();
  const answers = (await db.batch([first, ...others])) as { last: number | null }[][];
  return new Map(
    tables.flatMap(({ name }, at) => {
      const last = answers[at]?.[0]?.last ?? null;
      return last === null ? [] : [[name, last]];
    }),
  );
}

/** The highest number that each counting table ever gave to a row. */
export async function readSequences(db: Database): Promise<Map<string, number>> {
  const rows = await db.all<{ name: string; seq: number }>(sql`SELECT name, seq FROM sqlite_sequence`);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

/** A name of a table or column as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
