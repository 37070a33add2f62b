import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import type { InLanguages, ResourceColumn } from "./define-resource";

/** Says for each language where a text is in it. */
export function inEach(textIn: (code: LocaleCode) => SQL<string | null>): InLanguages {
  return Object.fromEntries(LOCALES.map(({ code }) => [code, textIn(code)])) as Record<LocaleCode, SQL<string | null>>;
}

/** Finds a text in JSON by its path in each language: `(code) => "$.words." + code + ".title"`. */
export function inJson(column: SQLiteColumn, pathOf: (code: LocaleCode) => string): InLanguages {
  return inEach((code) => sql<string | null>`json_extract(${column}, ${pathOf(code)})`);
}

/**
 * The expression that a list selects for a column: the text in the reader's language if there is one, or else the column's own
 * value.
 */
export function selectedOf({ from, inLanguages }: ResourceColumn, language: LocaleCode): SQLiteColumn | SQL {
  return inLanguages ? sql`coalesce(nullif(${inLanguages[language]}, ''), ${from})` : from;
}
