import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import type { InLanguages, ResourceColumn } from "./define-resource";

/** Finds a text in JSON by its path in each language: `(code) => "$.words." + code + ".title"`. */
export function inJson(column: SQLiteColumn, pathOf: (code: LocaleCode) => string): InLanguages {
  const each = LOCALES.map(({ code }) => [code, sql<string | null>`json_extract(${column}, ${pathOf(code)})`]);
  return Object.fromEntries(each) as Record<LocaleCode, SQL<string | null>>;
}

/**
 * The expression that a list selects for a column: the text in the reader's language if there is one, or else the column's own
 * value.
 */
export function selectedOf({ from, inLanguages }: ResourceColumn, language: LocaleCode): SQLiteColumn | SQL {
  return inLanguages ? sql`coalesce(nullif(${inLanguages[language]}, ''), ${from})` : from;
}
