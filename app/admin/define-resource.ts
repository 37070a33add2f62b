import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "~/domain/audit/commands.server";
import type { StaffRole } from "~/domain/staff/roles";
import type { z } from "~/domain/zod";
import type { LocaleCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Database } from "~db/client";
import type { BoardName, Noun } from "./paths";

/** A value that a page shows. A link leads to a page of the site or to an explorer. */
export type AdminValue =
  | string
  | number
  | bigint
  | Date
  | null
  | { text: string; to: string }
  | { lines: string[] }
  | CoinValue;

/**
 * An amount in base units, where the coin differs from row to row. `isLeast`: the true amount is larger than what was counted.
 */
export type CoinValue = { raw: bigint; decimals: number; unit: string; isLeast?: boolean };

/**
 * How a value is shown: as text, a moment, a number, an address, the signature of a transaction of Solana with its explorer,
 * an amount in base units of a coin, or the word of one of a few values, which is a chip, or as `words` plain text. `words`
 * names a group of `values` in the noun's texts, or in those that all nouns share.
 */
export type ShownKind =
  | { kind: "text" | "time" | "count" | "address" | "transaction" }
  | { kind: "amount"; decimals: number; unit: string }
  | { kind: "choice" | "words"; words: string };

/**
 * A column of a list. `decimalsFrom` and `mintFrom`: where the decimals and the mint of the coin are, if it differs from row to
 * row; the decimals of a coin that the site knows may be left out. `inLanguages`: where a text is in each language, if it is
 * written in several; the reader's is shown.
 */
export type ResourceColumn = ShownKind & {
  name: string;
  from: SQLiteColumn;
  decimalsFrom?: SQLiteColumn;
  mintFrom?: SQLiteColumn;
  inLanguages?: InLanguages;
};

/** Where a text is in each language; if it is missing or empty in the reader's, the text in `from` is shown. */
export type InLanguages = Readonly<Record<LocaleCode, SQLiteColumn | SQL<string | null>>>;

/**
 * A way to narrow a list: by exactly a text, by a day that is kept as text, by one of a few values, or by days (in UTC) of a
 * moment, of which the first or the last may be left out. The table has an index of the column, the list's sort and its key
 * for each (of days, the sort itself). By the beginning of a text, or an address or its beginning (of an EVM chain in any
 * case): the list is then in the order of that column, of which the table has an index, because the newest of all that begin
 * so could be found only by reading all of them. With `inLanguages`, the text may begin so in any language, each of which has
 * such an index.
 */
export type ResourceFilter =
  | { name: string; from: SQLiteColumn; kind: "address" | "exact" | "day" | "days" }
  | { name: string; from: SQLiteColumn; kind: "prefix"; inLanguages?: InLanguages }
  | { name: string; from: SQLiteColumn; kind: "choice"; options: readonly string[]; words: string };

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
  /** A form by its name among all nouns, "staff.edit" for instance: proposals are carried out by it. */
  formNamed: (name: string) => ResourceForm | null;
  /** Where a proposal is carried out: the hash that `actor` has agreed to. */
  agreed?: { hash: string };
  /** For what needs a binding or a chain; commands of the domain are given only what they need of it. */
  context: Readonly<RouterContextProvider>;
};

/**
 * The kinds of controls. `time` is a moment in UTC, to the minute, `second` one to the second; `localized` and `localizedArea` are three inputs, one for
 * each language, named `title.ko` and so on.
 */
export type FieldKind =
  | "text"
  | "email"
  | "password"
  | "code"
  | "area"
  | "choice"
  | "hidden"
  | "number"
  | "amount"
  | "day"
  | "time"
  | "second"
  | "check"
  | "address"
  | "file"
  | "localized"
  | "localizedArea";

/** A control of a form. What may be typed is in the form's schema. */
export type ResourceField = {
  name: string;
  kind: FieldKind;
  options?: readonly string[];
  words?: string;
  autoComplete?: string;
  /** The word of a value under the control, in place of the form's own hint for the field. */
  hint?: { words: string; value: string };
  /** The types of files that the browser offers, such as "image/png". */
  accept?: string;
};

/** A line of what a dry run found: what it is about, and its value before and after. */
export type Effect = {
  /** A name of `effects` in the form's texts. */
  name: string;
  /** What of several the line is about. */
  of?: string;
  before?: AdminValue;
  after: AdminValue;
};

/** The values that a form begins with, by the names of its inputs. */
export type FormValues = Record<string, string>;

// biome-ignore lint/suspicious/noConfusingVoidType: most commands return nothing
type Saved = { key: string | null; noun?: Noun; page?: string } | void;

/** A form: what is in it, where its values come from, and the domain's command that they are for. */
export type ResourceForm<Schema extends z.ZodType = z.ZodType> = {
  role: StaffRole;
  /** Whether it asks for a fresh proof of who somebody is, because it is about money, roles or personal data. */
  isFresh?: boolean;
  /**
   * Whether an opened form can be carried out only once, because each time makes something new. Somebody who sends it twice is
   * told so. Its command writes one entry of the audit log.
   */
  isOnce?: boolean;
  /** Whether it cannot be undone. Its button is then marked. */
  isFinal?: boolean;
  schema: Schema;
  fields: readonly ResourceField[];
  /** The fields that a row has in addition, by its key, if rows differ in them. */
  fieldsByKey?: Readonly<Record<string, readonly ResourceField[]>>;
  /** The values that a form without a row begins with. */
  begin?: FormValues;
  /** The values of a row by its key; null if there is no such row. A form that creates has none. */
  load?: (deps: AdminDeps, key: string) => Promise<FormValues | null>;
  /** The names of the row's facts that somebody needs in order to fill in the form. They are shown above its fields. */
  about?: readonly string[];
  /**
   * A dry run. It writes nothing, and is shown before the button that does it. If something has changed when that is
   * pressed, it is shown again.
   */
  preview?: (deps: AdminDeps, values: z.output<Schema>, key: string) => Promise<readonly Effect[]>;
  /** The deed of the same row that undoes it, to which the page after it leads. */
  undo?: string;
  /** Whether a second member of staff has to agree. It is then proposed in place of being carried out. */
  approval?: (deps: AdminDeps, values: z.output<Schema>, key: string) => Promise<boolean>;
  /**
   * Carries it out. The key that it returns, if any, is that of the row to show next, which may be of another noun; null if
   * the row is gone, and the list is shown. `page`: a page below that row, to which the form leads instead.
   */
  save: (deps: AdminDeps, values: z.output<Schema>, key: string) => Promise<Saved>;
};

/** A table of a row or a board. */
export type TableShape = { name: string; columns: readonly (ShownKind & { name: string })[] };

/** What the page of a row shows. */
export type RowFacts = {
  title: string;
  facts: Readonly<Record<string, AdminValue>>;
  tables?: Readonly<Record<string, readonly Readonly<Record<string, AdminValue>>[]>>;
  /** The deeds that the row's state allows now. */
  deeds?: readonly string[];
  /** The deed or the page that usually comes next: its button is the loud one. */
  next?: string | { text: string; to: string };
  /** Whether its form cannot change it now, because it is deleted for instance. */
  isClosed?: boolean;
  /** Whether something goes on, so that the page loads itself again every few seconds. */
  isLive?: boolean;
};

/** A list of rows of a table. */
export type TableList = {
  table: SQLiteTable;
  /** The list begins with the highest `sort`; `key` tells rows with the same one apart. The table has an index of both. */
  sort: SQLiteColumn;
  key: SQLiteColumn;
  columns: readonly ResourceColumn[];
  filters: readonly ResourceFilter[];
  /** What is true of every row of the list. */
  where?: SQL;
  /** Deeds that can be reached from a row without its page: each for the rows whose column has this value. */
  deeds?: readonly { deed: string; column: string; is: string }[];
  links?: ListLinks;
};

/** Pages that answer common questions of people who open the list, by the names of `links` in the noun's texts. */
type ListLinks = readonly { name: string; to: string }[];

/** What a list is read with. */
export type ListDeps = Pick<AdminDeps, "db" | "context">;

/**
 * A short list of what is declared in code or in a setting, all on one page; `load` says what is stored of each, or what the
 * chain says of it.
 */
type DeclaredList = {
  columns: readonly (ShownKind & { name: string })[];
  filters: readonly [];
  deeds?: undefined;
  links?: ListLinks;
  load: (deps: ListDeps) => Promise<readonly { key: string; values: Readonly<Record<string, AdminValue>> }[]>;
};

/** A noun of the staff area: its list, the page of a row, and the forms that create and change one. */
export type Resource = {
  noun: Noun;
  /** The group of the menu that it is in. */
  group: keyof Texts["admin"]["groups"];
  role: StaffRole;
  list: TableList | DeclaredList;
  detail?: {
    facts: readonly (ShownKind & { name: string })[];
    tables?: readonly TableShape[];
    /** Null if there is no such row. */
    load: (deps: AdminDeps, key: string) => Promise<RowFacts | null>;
  };
  create?: ResourceForm;
  /** Creates many rows from a file. */
  import?: ResourceForm;
  edit?: ResourceForm;
  /** What can be done with a row, by the names in ADMIN_PATHS. */
  deeds?: Readonly<Record<string, ResourceForm>>;
};

/** A form of a noun. `name` is "create", "edit" or that of a deed; it is also the name of its texts. */
export type NamedForm = { resource: Resource; form: ResourceForm; name: string };

/** A figure of a board. `of`: what of several it is about, such as a pool. `to`: the page that it comes from. */
export type BoardFigure = ShownKind & {
  name: string;
  of?: string;
  value: AdminValue;
  isBad?: boolean;
  to?: string;
  /** Name and advice in the language of the page, for a figure whose texts are those of another board. */
  label?: string;
  advice?: string;
};

/** A page of figures, plots over time and tables. Texts: the namespace of the board. */
export type Board = {
  board: BoardName;
  group: keyof Texts["admin"]["groups"];
  role: StaffRole;
  tables?: readonly TableShape[];
  load: (deps: AdminDeps) => Promise<{
    figures: readonly BoardFigure[];
    plots?: readonly { name: string; points: readonly { at: Date; value: number }[] }[];
    tables?: RowFacts["tables"];
    /** Whether the figures were made up, for the local machine. */
    isSample?: boolean;
  }>;
};

/** Declares a noun of the staff area. It only checks types; the screens of all nouns are drawn from these. */
export function defineResource(resource: Resource): Resource {
  return resource;
}

/** Declares a board of the staff area. */
export function defineBoard(board: Board): Board {
  return board;
}

/** Declares a form, whose `save` is given what its schema yields. */
export function defineForm<Schema extends z.ZodType>(form: ResourceForm<Schema>): ResourceForm {
  // the engine parses with this form's own schema before it calls `save`
  return form as unknown as ResourceForm;
}
