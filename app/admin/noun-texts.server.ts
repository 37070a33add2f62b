import type { Locale } from "~/locales/locales";
import { type Texts, textsOf } from "~/locales/texts.server";
import type { BoardName, Noun } from "./paths";

type Words = Readonly<Record<string, string>>;

/** The words of a form. */
export type FormWords = {
  title: string;
  lead: string;
  submit: string;
  /** On the button that follows a dry run. */
  confirm?: string;
  fields?: Words;
  hints?: Words;
  /** The names of what a dry run shows. */
  effects?: Words;
};

type TableWords = { title: string; empty: string; columns: Words };

/** The texts of a noun: its namespace, `adminStaff` for instance. */
export type NounTexts = {
  title: string;
  lead: string;
  empty: string;
  create?: string;
  import?: string;
  columns: Words;
  /** What the links above the list say. */
  links?: Words;
  /** Words of the values of columns and fields, by group. */
  values?: Readonly<Record<string, Words>>;
  /** What the audit log says of the noun's commands, by the part of their name after the dot. */
  actions?: Words;
  forms?: Readonly<Record<string, FormWords>>;
  facts?: Words;
  tables?: Readonly<Record<string, TableWords>>;
};

/** The texts of a board: its namespace, `adminMain` for instance. */
export type BoardTexts = {
  title: string;
  lead: string;
  empty: string;
  values?: Readonly<Record<string, Words>>;
  figures?: Words;
  /** What to do about a figure that is bad. */
  advice?: Words;
  plots?: Words;
  tables?: Readonly<Record<string, TableWords>>;
};

/** The texts of a noun in a language. */
export function textsOfNoun(locale: Locale, noun: Noun): NounTexts {
  return inLanguage(locale)(noun);
}

/** The label of a fact of a row, which may be that of a column. */
export function labelOfFact(name: string, { facts, columns }: NounTexts): string {
  return facts?.[name] ?? columns[name] ?? name;
}

/** The texts of a board in a language. */
export function textsOfBoard(locale: Locale, board: BoardName): BoardTexts {
  return inLanguage(locale)(board);
}

function inLanguage(locale: Locale) {
  const texts = textsOf(locale);
  return <Name extends Noun | BoardName>(name: Name): Texts[`admin${Capitalize<Name>}`] =>
    texts[`admin${name.charAt(0).toUpperCase()}${name.slice(1)}` as `admin${Capitalize<Name>}`];
}
