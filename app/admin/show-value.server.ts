import { formatAmount, formatDateTime, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import { textsOf } from "~/locales/texts.server";
import { amountToDecimal } from "~programs/amounts";
import type { AdminValue, CoinValue, RowFacts, ShownKind, TableShape } from "./define-resource";
import { explorerUrlOf } from "./explorer-url";
import { textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, type Noun } from "./paths";
import { sharedWordsOf } from "./shared-words.server";
import type { TableView, ValueView } from "./value-view";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What values are shown with: the language, and the groups of words of their noun or board. */
export type Shown = { locale: Locale; values: Words | undefined };

/** A value of a row as it is shown. */
export function showValue(kind: ShownKind, value: AdminValue | undefined, shown: Shown): ValueView {
  if (value === null || value === undefined || value === "") return { kind: "none" };
  if (value instanceof Date)
    return { kind: "time", text: formatDateTime(shown.locale, value), iso: value.toISOString() };
  if (typeof value === "object") {
    if ("to" in value) return { kind: "link", ...value };
    if ("raw" in value) return { kind: "figure", text: amountIn(shown.locale, value) };
    return value.lines.length > 0 ? { kind: "lines", ...value } : { kind: "none" };
  }
  if (kind.kind === "count") return { kind: "figure", text: formatNumber(shown.locale, Number(value)) };
  if (kind.kind === "amount") {
    const { decimals, unit } = kind;
    return { kind: "figure", text: amountIn(shown.locale, { raw: BigInt(value), decimals, unit }) };
  }
  if (kind.kind === "transaction")
    return { kind: "link", text: shortAddress(String(value)), to: explorerUrlOf("tx", String(value)) };
  if (kind.kind === "choice") return { kind: "chip", text: wordOf(kind.words, String(value), shown) };
  if (kind.kind === "words") return { kind: "text", text: wordOf(kind.words, String(value), shown) };
  return { kind: kind.kind === "address" ? "address" : "text", text: String(value) };
}

/** An amount as a language writes it. Its unit does not break onto the next line. */
function amountIn(locale: Locale, { raw, decimals, unit, isLeast }: CoinValue): string {
  const figure = formatAmount(locale, raw, decimals);
  return `${unit ? `${figure}\u00a0${unit}` : figure}${isLeast ? "+" : ""}`;
}

/** The same for a file or a proposal, where the figure has one form in every language. */
export function plainAmount({ raw, decimals, unit, isLeast }: CoinValue): string {
  return `${`${amountToDecimal(raw, decimals)} ${unit}`.trimEnd()}${isLeast ? "+" : ""}`;
}

/** The word of a value: of the noun or board itself, or one that all of them share; without one, the value. */
export function wordOf(group: string | undefined, value: string, { locale, values }: Shown): string {
  if (group === undefined) return value;
  if (group === "actions") return actionWords(locale)[value] ?? exportWords(value, locale) ?? value;
  if (group === "nouns") return value in ADMIN_PATHS ? textsOfNoun(locale, value as Noun).title : value;
  if (group === "forms") return formTitle(value, locale) ?? value;
  return (values?.[group] ?? sharedWordsOf(locale)[group])?.[value] ?? value;
}

/** What the audit log says of every command, `staff.invite` for instance: the `actions` of every noun. */
function actionWords(locale: Locale): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [namespace, texts] of Object.entries(textsOf(locale))) {
    if (!namespace.startsWith("admin") || !("actions" in texts)) continue;
    const noun = namespace.charAt(5).toLowerCase() + namespace.slice(6);
    for (const [verb, words] of Object.entries(texts.actions)) found[`${noun}.${verb}`] = words;
  }
  return found;
}

/** What the audit log says of a file that was taken out, `staff.export` for instance; undefined for anything else. */
function exportWords(value: string, locale: Locale): string | undefined {
  const [noun = "", verb] = value.split(".");
  if (verb !== "export" || !(noun in ADMIN_PATHS)) return undefined;
  return `${textsOfNoun(locale, noun as Noun).title}: ${textsOf(locale).admin.list.exported}`;
}

/** The title of a form by its name among all nouns, "staff.edit" for instance. */
export function formTitle(name: string, locale: Locale): string | undefined {
  const [noun = "", form = ""] = name.split(".");
  return noun in ADMIN_PATHS ? textsOfNoun(locale, noun as Noun).forms?.[form]?.title : undefined;
}

/** Whether a column's values stand at its end, as figures do. */
export function alignOf({ kind }: ShownKind): "start" | "end" {
  return kind === "count" || kind === "amount" ? "end" : "start";
}

/** The tables of a row or a board, with their rows. A table that the loader did not fill is left out. */
export function showTables(
  shapes: readonly TableShape[],
  rows: RowFacts["tables"],
  { words, shown }: { words: TableTexts | undefined; shown: Shown },
): TableView[] {
  return shapes.flatMap(({ name, columns }) => {
    const texts = words?.[name];
    const filled = rows?.[name];
    if (!texts || !filled) return [];
    return {
      name,
      title: texts.title,
      empty: texts.empty,
      columns: columns.map((column) => ({
        key: column.name,
        label: texts.columns[column.name] ?? column.name,
        align: alignOf(column),
      })),
      rows: filled.map((row, at) => ({
        key: String(at),
        cells: columns.map((column) => showValue(column, row[column.name], shown)),
      })),
    };
  });
}

type TableTexts = Readonly<Record<string, { title: string; empty: string; columns: Readonly<Record<string, string>> }>>;
