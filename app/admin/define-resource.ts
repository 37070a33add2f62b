import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { StaffActor } from "~/domain/audit/commands.server";
import type { StaffRole } from "~/domain/staff/roles";
import type { z } from "~/domain/zod";
import type { LocaleCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Database } from "~db/client";
import type { Noun } from "./paths";

/** Texts of the values of a column or field: a part of `values` in the namespace `admin`. */
type ValueWords = keyof Texts["admin"]["values"];

/** A column of a list. `text`, `time`, `count` are shown as such; `choice` as a chip with its word. */
export type ResourceColumn = {
  name: string;
  from: SQLiteColumn;
  kind: "text" | "time" | "count" | "choice" | "address";
  words?: ValueWords;
};

/**
 * A way to narrow a list, with an index of the table for it: by the beginning of a text, by exactly a text, by one of a
 * few values, or by days (in UTC), of which the first or the last may be left out.
 */
export type ResourceFilter =
  | { name: string; from: SQLiteColumn; kind: "prefix" | "exact" | "days" }
  | { name: string; from: SQLiteColumn; kind: "choice"; options: readonly string[]; words: ValueWords };

/** What a command of staff is given. */
export type AdminDeps = {
  db: Database;
  now: Date;
  actor: StaffActor;
  /** The site's admin code. */
  adminSecret: string;
  language: LocaleCode;
  /** The whole address of a path of the site. */
  linkTo: (path: string) => string;
};

export type FieldKind = "text" | "email" | "password" | "code" | "area" | "choice" | "hidden";

/** A control of a form. What may be typed is in the form's schema. */
export type ResourceField = {
  name: string;
  kind: FieldKind;
  options?: readonly string[];
  words?: ValueWords;
  autoComplete?: string;
};

/** A form: what is in it, where its values come from, and the domain's command that they are for. */
export type ResourceForm<Schema extends z.ZodType = z.ZodType> = {
  role: StaffRole;
  /** Whether it asks for a fresh proof of who somebody is, because it is about money, roles or personal data. */
  isFresh?: boolean;
  schema: Schema;
  fields: readonly ResourceField[];
  /** The values of a row by its key; null if there is no such row. A form that creates has none. */
  load?: (deps: AdminDeps, key: string) => Promise<Record<string, string> | null>;
  save: (deps: AdminDeps, values: z.output<Schema>, key: string) => Promise<unknown>;
};

/** A noun of the staff area: its list, and the forms that create and change a row. */
export type Resource = {
  noun: Noun;
  /** The group of the menu that it is in. */
  group: keyof Texts["admin"]["groups"];
  role: StaffRole;
  list: {
    table: SQLiteTable;
    /** The list begins with the highest `sort`; `key` tells rows with the same one apart. The table has an index of both. */
    sort: SQLiteColumn;
    key: SQLiteColumn;
    columns: readonly ResourceColumn[];
    filters: readonly ResourceFilter[];
  };
  create?: ResourceForm;
  edit?: ResourceForm;
};

/** Declares a noun of the staff area. It only checks types; the screens of all nouns are drawn from these. */
export function defineResource(resource: Resource): Resource {
  return resource;
}

/** Declares a form, whose `save` is given what its schema yields. */
export function defineForm<Schema extends z.ZodType>(form: ResourceForm<Schema>): ResourceForm {
  // the engine parses with this form's own schema before it calls `save`
  return form as unknown as ResourceForm;
}
