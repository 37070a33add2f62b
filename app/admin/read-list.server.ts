import { csvOf, MAX_FILE_ROWS } from "~/domain/csv-file";
import { mayAct, type StaffMember } from "~/domain/staff/roles";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { amountToDecimal } from "~programs/amounts";
import type { AdminValue, ListDeps, Resource, ShownKind } from "./define-resource";
import { cursorOf, findRows, KEY, kindIn, type Row } from "./find-rows.server";
import { fieldsOf, filtersOf } from "./list-filters.server";
import type { ListView } from "./list-view";
import { type NounTexts, textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, deedPath, type NounPaths, pathOfRow } from "./paths";
import { alignOf, plainAmount, type Shown, showValue } from "./show-value.server";

const ROWS_A_PAGE = 50;

type Asked = { resource: Resource; url: URL; locale: Locale };

/** A page of a noun's list: what is asked for is in the address, so that it can be kept, shared and returned to. */
export async function readList(
  deps: ListDeps,
  { resource, url, locale, staff }: Asked & { staff: StaffMember },
): Promise<ListView> {
  const { noun, list } = resource;
  const texts = textsOf(locale).admin;
  const words = textsOfNoun(locale, noun);
  const shown: Shown = { locale, values: words.values };
  const found = await findRows(deps, resource, { url, limit: ROWS_A_PAGE + 1, language: locale.code });
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
    isFiltered: Object.keys(asked).length > 0,
    here,
    newest: url.searchParams.has("before") ? addressOf(here, asked) : null,
    older: found.length > ROWS_A_PAGE && last ? addressOf(here, { ...asked, before: cursorOf(last) }) : null,
    file: rows.length > 0 ? addressOf(`/admin/files/${paths.list}.csv`, asked) : null,
    create: createdBy(resource, { staff, words }),
    links: (list.links ?? []).map(({ name, to }) => ({ to, label: words.links?.[name] ?? name })),
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
export async function readListFile(deps: ListDeps, { resource, url, locale }: Asked) {
  const words = textsOfNoun(locale, resource.noun);
  const shownColumns = resource.list.columns;
  const order = shownColumns.map(({ name }) => name);
  const rows = await findRows(deps, resource, { url, limit: MAX_FILE_ROWS, language: locale.code });
  const text = csvOf({
    order,
    columns: Object.fromEntries(order.map((name) => [name, words.columns[name] ?? name])),
    rows: rows.map((row) =>
      Object.fromEntries(shownColumns.map((column) => [column.name, plainOf(kindIn(column, row), row[column.name])])),
    ),
  });
  return { text, rows: rows.length, filter: filtersOf(url, resource.list.filters) };
}

function plainOf(shown: ShownKind, value: AdminValue | undefined): string {
  if (value instanceof Date) return value.toISOString();
  if (value === null || value === undefined) return "";
  if (typeof value === "object") {
    if ("raw" in value) return plainAmount(value);
    return "lines" in value ? value.lines.join(" ") : value.text;
  }
  return shown.kind === "amount" ? amountToDecimal(BigInt(value), shown.decimals) : String(value);
}

function addressOf(path: string, asked: Record<string, string>): string {
  const query = new URLSearchParams(asked).toString();
  return query ? `${path}?${query}` : path;
}
