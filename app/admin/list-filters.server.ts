import { and, eq, gte, lt, type SQL, type SQLWrapper } from "drizzle-orm";
import { isEvmAddress, isSolanaAddress } from "~/domain/users/rules";
import { textsOf } from "~/locales/texts.server";
import type { ResourceFilter } from "./define-resource";
import { type Shown, wordOf } from "./show-value.server";

/** Whether a filter leaves only rows that begin with a text. The list is then in the order of that column. */
export function isBeginning({ kind }: ResourceFilter, text: string | undefined): boolean {
  if (text === undefined) return false;
  return kind === "prefix" || (kind === "address" && !isEvmAddress(text) && !isSolanaAddress(text));
}

/** What is true of a text that begins so, and no earlier in its order than with `first`. */
export const beginningOf = (from: SQLWrapper, begun: string, first = begun): SQL | undefined =>
  and(gte(from, first), lt(from, `${begun}\u{10FFFF}`));

type AskedRows = { asked: Record<string, string>; after: string | number | undefined; from?: SQLWrapper };

/**
 * What is true of the rows that a filter leaves. `after`: the value at which the page before ended. `from`: what is compared
 * in place of the filter's column.
 */
export function conditionOf(filter: ResourceFilter, { asked, after, from = filter.from }: AskedRows): SQL | undefined {
  const { kind } = filter;
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
  // the range begins at the cursor: otherwise SQLite would read every earlier row that begins with the text
  const first = typeof after === "string" && after > begun ? after : begun;
  return beginningOf(from, begun, first);
}

const DAY_MS = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const LONGEST_FILTER = 200;

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The parameters of the address that a filter reads. */
const parametersOf = ({ name, kind }: ResourceFilter) => (kind === "days" ? [`${name}From`, `${name}To`] : [name]);

/** What the address asks for, as the closed set of filters understands it; anything else is left out. */
export function filtersOf({ searchParams }: URL, filters: readonly ResourceFilter[]): Record<string, string> {
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
export function fieldsOf(
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

function optionsOf(filter: ResourceFilter, shown: Shown): { value: string; label: string }[] {
  if (filter.kind !== "choice") return [];
  return filter.options.map((value) => ({ value, label: wordOf(filter.words, value, shown) }));
}
