import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { csvOf, MAX_FILE_ROWS } from "~/domain/csv-file";
import { mayAct, type StaffMember } from "~/domain/staff/roles";
import { isEvmAddress, isSolanaAddress } from "~/domain/users/rules";
import { z } from "~/domain/zod";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { Database } from "~db/client";
import { amountToDecimal } from "~programs/amounts";
import type { AdminValue, Resource, ResourceColumn, ResourceFilter, ShownKind, TableList } from "./define-resource";
import type { ListView } from "./list-view";
import { type NounTexts, textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, deedPath, type NounPaths, pathOfRow } from "./paths";
import { alignOf, type Shown, showValue, wordOf } from "./show-value.server";

const ROWS_A_PAGE = 50;

type Asked = { resource: Resource; url: URL; locale: Locale };
type Row = Record<string, AdminValue>;

/** A page of a noun's list: what is asked for is in the address, so that it can be kept, shared and returned to. */
export async function readList(
  db: Database,
  { resource, url, locale, staff }: Asked & { staff: StaffMember },
): Promise<ListView> {
  const { noun, list } = resource;
  const texts = textsOf(locale).admin;
  const words = textsOfNoun(locale, noun);
  const shown: Shown = { locale, values: words.values };
  const found = await findRows(db, resource, { url, limit: ROWS_A_PAGE + 1 });
  const rows = found.slice(0, ROWS_A_PAGE);
  const paths: NounPaths = ADMIN_PATHS[noun];
  const last = rows.at(-1);
  const here = `/admin/${paths.list}`;
  const asked = filtersOf(url, list.filters);
  const canEdit = resource.edit && mayAct(staff.role, resource.edit.role);
  const rowPath = resource.detail ? paths.detail : canEdit ? paths.edit : undefined;
  return {
    title: words.title,
    lead: words.lead,
    empty: Object.keys(asked).length > 0 ? texts.list.noHits : words.empty,
    columns: list.columns.map((column) => ({
      key: column.name,
      label: words.columns[column.name] ?? column.name,
      align: alignOf(column),
    })),
    rows: rows.map((row) => ({
      key: String(row[KEY]),
      to: rowPath ? pathOfRow(rowPath, String(row[KEY])) : null,
      cells: list.columns.map((column) => showValue(kindIn(column, row), row[column.name], shown)),
      deeds: deedsOf(row, { resource, staff, words }),
    })),
    filters: list.filters.flatMap((filter) =>
      fieldsOf(filter, words.columns[filter.name] ?? filter.name, { shown, asked }),
    ),
    done: url.searchParams.has("done") ? texts.list.done : null,
    isFiltered: Object.keys(asked).length > 0,
    here,
    newest: url.searchParams.has("before") ? addressOf(here, asked) : null,
    older: found.length > ROWS_A_PAGE && last ? addressOf(here, { ...asked, before: cursorOf(last) }) : null,
    file: rows.length > 0 ? addressOf(`${here}.csv`, asked) : null,
    create: createdBy(resource, { staff, words }),
  };
}

/** The forms that create rows, for those who may. */
function createdBy(resource: Resource, { staff, words }: Omit<OfStaff, "resource">): ListView["create"] {
  const paths: NounPaths = ADMIN_PATHS[resource.noun];
  return (["create", "import"] as const).flatMap((name) => {
    const [form, path] = [resource[name], paths[name]];
    if (!form || !path || !mayAct(staff.role, form.role)) return [];
    return { to: `/admin/${path}`, label: words[name] ?? name };
  });
}

type OfStaff = { resource: Resource; staff: StaffMember; words: NounTexts };

/** What somebody may do with a row from the list. */
function deedsOf(
  row: Row,
  { resource: { noun, list, deeds = {} }, staff, words }: OfStaff,
): ListView["rows"][0]["deeds"] {
  const possible = (list.deeds ?? []).filter(({ column, is }) => row[column] === is);
  return possible.flatMap(({ deed }) => {
    const form = deeds[deed];
    if (!form || !mayAct(staff.role, form.role)) return [];
    const to = pathOfRow(deedPath(ADMIN_PATHS[noun], deed), String(row[KEY]));
    return { to, label: words.forms?.[deed]?.submit ?? deed };
  });
}

/** The rows that a list shows with these filters, up to ten thousand, as CSV. Times are ISO dates in UTC. */
export async function readListFile(db: Database, { resource, url, locale }: Asked): Promise<string> {
  const words = textsOfNoun(locale, resource.noun);
  const shownColumns = resource.list.columns;
  const order = shownColumns.map(({ name }) => name);
  const rows = await findRows(db, resource, { url, limit: MAX_FILE_ROWS });
  return csvOf({
    order,
    columns: Object.fromEntries(order.map((name) => [name, words.columns[name] ?? name])),
    rows: rows.map((row) =>
      Object.fromEntries(shownColumns.map((column) => [column.name, plainOf(kindIn(column, row), row[column.name])])),
    ),
  });
}

// names that no column of a list has
const KEY = "$key";
const SORT = "$sort";
const DECIMALS = "$decimals.";

type ShownColumn = ShownKind & Pick<ResourceColumn, "name" | "decimalsFrom">;

/** How a value of this row is shown: an amount with the decimals of the row's coin. */
function kindIn(column: ShownColumn, row: Row): ShownColumn {
  if (column.kind !== "amount" || !column.decimalsFrom) return column;
  return { ...column, decimals: Number(row[`${DECIMALS}${column.name}`]) };
}

/** Reads by key, so that a page costs its own rows, whatever the size of the table. */
async function findRows(db: Database, { list }: Resource, { url, limit }: { url: URL; limit: number }): Promise<Row[]> {
  if ("load" in list) return (await list.load(db)).map(({ key, values }) => ({ ...values, [KEY]: key, [SORT]: key }));
  const { table, key, columns, filters, where } = list;
  const asked = filtersOf(url, filters);
  const selected = Object.fromEntries(columns.map(({ name, from }) => [name, from]));
  const decimals = columns.flatMap(({ name, decimalsFrom }) =>
    decimalsFrom ? [[`${DECIMALS}${name}`, decimalsFrom] as const] : [],
  );
  const { sort, isRising } = orderOf(list, asked);
  const after = cursorIn(url)?.[0];
  const found = await db
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

/** By the newest; or by the column whose values begin with what is asked for. */
function orderOf({ sort, filters }: TableList, asked: Record<string, string>) {
  const begun = filters.find((filter) => isBeginning(filter, asked[filter.name]));
  return begun ? { sort: begun.from, isRising: true } : { sort, isRising: false };
}

function isBeginning({ kind }: ResourceFilter, text: string | undefined): boolean {
  if (text === undefined) return false;
  return kind === "prefix" || (kind === "address" && !isEvmAddress(text) && !isSolanaAddress(text));
}

function conditionOf(
  filter: ResourceFilter,
  { asked, after }: { asked: Record<string, string>; after: string | number | undefined },
): SQL | undefined {
  const { from, kind } = filter;
  const [text, last] = parametersOf(filter).map((name) => asked[name]);
  if (kind === "days") {
    return and(
      text === undefined ? undefined : gte(from, new Date(startOf(text))),
      last === undefined ? undefined : lt(from, new Date(startOf(last) + DAY_MS)),
    );
  }
  if (text === undefined) return undefined;
  // addresses of EVM chains are stored in lower case
  const begun = kind === "address" && /^0x/i.test(text) ? text.toLowerCase() : text;
  if (!isBeginning(filter, text)) return eq(from, begun);
  // from the cursor on, or else SQLite would read everything before it that begins so
  const first = typeof after === "string" && after > begun ? after : begun;
  return and(gte(from, first), lt(from, `${begun}\u{10FFFF}`));
}

const DAY_MS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const LONGEST_FILTER = 200;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The parameters of the address that a filter reads. */
const parametersOf = ({ name, kind }: ResourceFilter) => (kind === "days" ? [`${name}From`, `${name}To`] : [name]);

/** What the address asks for, as the closed set of filters understands it; anything else is left out. */
function filtersOf({ searchParams }: URL, filters: readonly ResourceFilter[]): Record<string, string> {
  const asked: Record<string, string> = {};
  for (const filter of filters) {
    for (const name of parametersOf(filter)) {
      const text = (searchParams.get(name) ?? "").trim().slice(0, LONGEST_FILTER);
      if (text !== "" && isUnderstood(filter, text)) asked[name] = text;
    }
  }
  return asked;
}

function isUnderstood(filter: ResourceFilter, text: string): boolean {
  if (filter.kind === "choice") return filter.options.includes(text);
  return (filter.kind !== "days" && filter.kind !== "day") || (DAY.test(text) && !Number.isNaN(startOf(text)));
}

/** The fields of a filter, as they are shown above the list: a range of days has two. */
function fieldsOf(
  filter: ResourceFilter,
  label: string,
  { shown, asked }: { shown: Shown; asked: Record<string, string> },
) {
  const { list } = textsOf(shown.locale).admin;
  return parametersOf(filter).map((name, at) => ({
    name,
    kind: filter.kind,
    label: filter.kind === "days" ? `${label} (${at === 0 ? list.from : list.to})` : label,
    value: asked[name] ?? "",
    options: optionsOf(filter, shown),
  }));
}

const cursorSchema = z.tuple([z.union([z.number(), z.string()]), z.union([z.number(), z.string()])]);

const cursorOf = (row: Row) => JSON.stringify([row[SORT], row[KEY]].map((v) => (v instanceof Date ? v.getTime() : v)));

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

function optionsOf(filter: ResourceFilter, shown: Shown): { value: string; label: string }[] {
  if (filter.kind !== "choice") return [];
  return filter.options.map((value) => ({ value, label: wordOf(filter.words, value, shown) }));
}

function plainOf(shown: ShownKind, value: AdminValue | undefined): string {
  if (value instanceof Date) return value.toISOString();
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return "lines" in value ? value.lines.join(" ") : value.text;
  return shown.kind === "amount" ? amountToDecimal(BigInt(value), shown.decimals) : String(value);
}

function addressOf(path: string, asked: Record<string, string>): string {
  const query = new URLSearchParams(asked).toString();
  return query ? `${path}?${query}` : path;
}
