import { and, is, type SQL, sql } from "drizzle-orm";
import { SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import { readKnownCoins } from "~/domain/settings/known-coins.server";
import { z } from "~/domain/zod";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import type {
  AdminValue,
  ListDeps,
  Resource,
  ResourceColumn,
  ResourceFilter,
  ShownKind,
  TableList,
} from "./define-resource";
import { selectedOf } from "./in-languages.server";
import { beginningOf, conditionOf, filtersOf, isBeginning } from "./list-filters.server";

export type Row = Record<string, AdminValue>;

// What a row holds besides its columns, under names that no column has: its key, what it is sorted by, and the decimals, the
// mint and the symbol of its amounts' coins.
export const KEY = "$key";
const SORT = "$sort";
const DECIMALS = "$decimals.";
const MINT = "$mint.";
const UNIT = "$unit.";

type ShownColumn = ShownKind & Pick<ResourceColumn, "name">;

/** How a value of this row is shown: an amount with the decimals and the symbol of the row's coin. */
export function kindIn(column: ShownColumn, row: Row): ShownColumn {
  if (column.kind !== "amount") return column;
  const { name, decimals, unit } = column;
  return {
    ...column,
    decimals: Number(row[`${DECIMALS}${name}`] ?? decimals),
    unit: String(row[`${UNIT}${name}`] ?? unit),
  };
}

/** Reads by key, so that a page costs its own rows, whatever the size of the table. */
export async function findRows(
  deps: ListDeps,
  { list }: Resource,
  { url, limit, language }: { url: URL; limit: number; language: LocaleCode },
): Promise<Row[]> {
  if ("load" in list) return (await list.load(deps)).map(({ key, values }) => ({ ...values, [KEY]: key, [SORT]: key }));
  const { table, key, columns, where } = list;
  const selected = Object.fromEntries(columns.map((column) => [column.name, selectedOf(column, language)]));
  const coins = columns.flatMap(({ name, decimalsFrom, mintFrom }) => [
    ...(decimalsFrom ? [[`${DECIMALS}${name}`, decimalsFrom] as const] : []),
    ...(mintFrom ? [[`${MINT}${name}`, mintFrom] as const] : []),
  ]);
  const shown = { ...selected, ...Object.fromEntries(coins), [KEY]: key };
  const { isRising, parts } = partsOf(list, url);
  const [first, second, ...others] = parts.map(({ sort, conditions }) =>
    deps.db
      .select({ ...shown, [SORT]: sort })
      .from(table)
      .where(and(where, ...conditions, beyond(url, { sort, key, isRising }))),
  );
  if (!first) return [];
  // what is selected last is named by its place, because that is all that the parts of a union have in common
  const place = Object.keys(shown).length;
  const order = [place + 1, place].map((at) => sql.raw(`${at} ${isRising ? "asc" : "desc"}`));
  const found = second
    ? await unionAll(first, second, ...others)
        .orderBy(...order)
        .limit(limit)
    : await first.orderBy(...order).limit(limit);
  // a declaration names columns of text, numbers and moments alone
  return withCoins(deps.db, list, found as Row[]);
}

/** Names the coins of amounts by their mints. */
async function withCoins(db: Database, { columns }: TableList, rows: Row[]): Promise<Row[]> {
  const named = columns.flatMap(({ name, mintFrom }) => (mintFrom ? [name] : []));
  if (named.length === 0 || rows.length === 0) return rows;
  const coins = await readKnownCoins(db);
  return rows.map((row) => {
    const ofCoin = named.flatMap((name): [string, AdminValue][] => {
      const coin = coins.get(String(row[`${MINT}${name}`]));
      const decimals = row[`${DECIMALS}${name}`] ?? coin?.decimals ?? null;
      // base units beside a symbol would be read as whole coins
      if (!coin || decimals === null) return [];
      return [
        [`${UNIT}${name}`, coin.symbol],
        [`${DECIMALS}${name}`, decimals],
      ];
    });
    return { ...row, ...Object.fromEntries(ofCoin) };
  });
}

/** Rows of a list in one order; a list that is narrowed by a text in several languages has a part for each of them. */
type Part = { sort: SQLiteColumn | SQL; conditions: (SQL | undefined)[] };

/** The rows come newest first, or, with a filter by the beginning of a text, in the order of that column. */
function partsOf({ sort, filters }: TableList, url: URL): { isRising: boolean; parts: Part[] } {
  const asked = filtersOf(url, filters);
  const after = cursorIn(url)?.[0];
  const narrow = (all: readonly ResourceFilter[]) => all.map((filter) => conditionOf(filter, { asked, after }));
  const begun = filters.find((filter) => isBeginning(filter, asked[filter.name]));
  if (!begun) return { isRising: false, parts: [{ sort, conditions: narrow(filters) }] };
  const others = narrow(filters.filter((filter) => filter !== begun));
  const parts = textsOf(begun).map((from, at, texts): Part => {
    // a row that begins so in an earlier language is found there
    const earlier = texts.slice(0, at).map((text) => beginningOf(text, asked[begun.name] ?? ""));
    const conditions = [
      conditionOf(begun, { asked, after, from }),
      ...earlier.map((begins) => sql`not coalesce(${begins}, 0)`),
    ];
    return { sort: from, conditions: [...conditions, ...others] };
  });
  return { isRising: true, parts };
}

function textsOf(filter: ResourceFilter): (SQLiteColumn | SQL)[] {
  return "inLanguages" in filter && filter.inLanguages ? Object.values(filter.inLanguages) : [filter.from];
}

const cursorSchema = z.tuple([z.union([z.number(), z.string()]), z.union([z.number(), z.string()])]);

/** Where the next page begins: after this row. */
export const cursorOf = (row: Row) =>
  JSON.stringify([row[SORT], row[KEY]].map((v) => (v instanceof Date ? v.getTime() : v)));

function cursorIn({ searchParams }: URL): z.output<typeof cursorSchema> | undefined {
  return cursorSchema.safeParse(parseJson(searchParams.get("before") ?? "")).data;
}

type Order = { sort: SQLiteColumn | SQL; key: SQLiteColumn; isRising: boolean };

/** A cursor that is not one of ours gives the first page. */
function beyond(url: URL, { sort, key, isRising }: Order): SQL | undefined {
  const cursor = cursorIn(url);
  if (!cursor) return undefined;
  const [stored, row] = cursor;
  // a moment is stored in the unit of its column, milliseconds or the seconds of a chain
  const at =
    typeof stored === "number" && is(sort, SQLiteColumn) && sort.dataType === "date"
      ? sql.param(new Date(stored), sort)
      : stored;
  return isRising ? sql`(${sort}, ${key}) > (${at}, ${row})` : sql`(${sort}, ${key}) < (${at}, ${row})`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // the cursor is part of an address, which anybody may write
    return null;
  }
}
