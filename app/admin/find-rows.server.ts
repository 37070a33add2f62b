import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "~/domain/zod";
import type { LocaleCode } from "~/locales/locales";
import type { AdminValue, ListDeps, Resource, ResourceColumn, ShownKind, TableList } from "./define-resource";
import { selectedOf } from "./in-languages.server";
import { conditionOf, filtersOf, isBeginning } from "./list-filters.server";

export type Row = Record<string, AdminValue>;

// What a row holds besides its columns, under names that no column has: its key, what it is sorted by, and the decimals of
// its amounts.
export const KEY = "$key";
const SORT = "$sort";
const DECIMALS = "$decimals.";

type ShownColumn = ShownKind & Pick<ResourceColumn, "name" | "decimalsFrom">;

/** How a value of this row is shown: an amount with the decimals of the row's coin. */
export function kindIn(column: ShownColumn, row: Row): ShownColumn {
  if (column.kind !== "amount" || !column.decimalsFrom) return column;
  return { ...column, decimals: Number(row[`${DECIMALS}${column.name}`]) };
}

/** Reads by key, so that a page costs its own rows, whatever the size of the table. */
export async function findRows(
  deps: ListDeps,
  { list }: Resource,
  { url, limit, language }: { url: URL; limit: number; language: LocaleCode },
): Promise<Row[]> {
  if ("load" in list) return (await list.load(deps)).map(({ key, values }) => ({ ...values, [KEY]: key, [SORT]: key }));
  const { table, key, columns, filters, where } = list;
  const asked = filtersOf(url, filters);
  const selected = Object.fromEntries(columns.map((column) => [column.name, selectedOf(column, language)]));
  const decimals = columns.flatMap(({ name, decimalsFrom }) =>
    decimalsFrom ? [[`${DECIMALS}${name}`, decimalsFrom] as const] : [],
  );
  const { sort, isRising } = orderOf(list, asked);
  const after = cursorIn(url)?.[0];
  const found = await deps.db
    .select({ ...selected, ...Object.fromEntries(decimals), [KEY]: key, [SORT]: sort })
    .from(table)
    .where(
      and(
        where,
        ...filters.map((filter) => conditionOf(filter, { asked, after })),
        beyond(url, { sort, key, isRising }),
      ),
    )
    .orderBy(...(isRising ? [asc(sort), asc(key)] : [desc(sort), desc(key)]))
    .limit(limit);
  // a declaration names columns of text, numbers and moments alone
  return found as Row[];
}

/** The rows come newest first, or, with a filter by the beginning of a text, in the order of that column. */
function orderOf({ sort, filters }: TableList, asked: Record<string, string>) {
  const begun = filters.find((filter) => isBeginning(filter, asked[filter.name]));
  return begun ? { sort: begun.from, isRising: true } : { sort, isRising: false };
}

const cursorSchema = z.tuple([z.union([z.number(), z.string()]), z.union([z.number(), z.string()])]);

/** Where the next page begins: after this row. */
export const cursorOf = (row: Row) =>
  JSON.stringify([row[SORT], row[KEY]].map((v) => (v instanceof Date ? v.getTime() : v)));

function cursorIn({ searchParams }: URL): z.output<typeof cursorSchema> | undefined {
  return cursorSchema.safeParse(parseJson(searchParams.get("before") ?? "")).data;
}

type Order = { sort: SQLiteColumn; key: SQLiteColumn; isRising: boolean };

/** A cursor that is not one of ours gives the first page. */
function beyond(url: URL, { sort, key, isRising }: Order): SQL | undefined {
  const cursor = cursorIn(url);
  if (!cursor) return undefined;
  const [stored, row] = cursor;
  // a moment is stored in the unit of its column, milliseconds or the seconds of a chain
  const at = typeof stored === "number" && sort.dataType === "date" ? sql.param(new Date(stored), sort) : stored;
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
