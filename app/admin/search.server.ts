import { mayAct } from "~/domain/staff/roles";
import {
  searchAccounts,
  searchBookings,
  searchNewsTitles,
  searchSignatures,
  searchWallets,
} from "~/domain/staff/search.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { AdminDeps } from "./define-resource";
import { menuFor } from "./menu.server";
import { textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, type Noun, type NounPaths, pathOfRow } from "./paths";
import { RESOURCES } from "./resources.server";

const LONGEST = 200;

type Hit = { text: string; to: string };
/** What was found of a noun, or among the pages of the menu. */
export type SearchGroup = { key: string; title: string; hits: Hit[] };

/**
 * The pages of the menu whose names contain the text, and the rows whose keys equal it or begin with it, of the nouns that the
 * searcher's role may read.
 */
export async function searchNouns(
  { db, actor }: Pick<AdminDeps, "db" | "actor">,
  typed: string,
  locale: Locale,
): Promise<SearchGroup[]> {
  const sought = typed.trim().slice(0, LONGEST);
  if (sought === "") return [];
  const mayRead = (noun: Noun) =>
    RESOURCES.some((known) => known.noun === noun && mayAct(actor.staff.role, known.role));
  const readers: Partial<Record<Noun, () => Promise<{ key: string; text: string }[]>>> = {
    user: async () => {
      const wallets = [...(await searchWallets(db, sought)), ...(await searchSignatures(db, sought))];
      return wallets.map((wallet) => ({ key: wallet, text: wallet }));
    },
    reservation: async () =>
      (await searchBookings(db, sought)).map(({ seq, reference, name }) => ({
        key: String(seq),
        text: `${reference} · ${name}`,
      })),
    news: async () => (await searchNewsTitles(db, sought)).map(({ seq, title }) => ({ key: String(seq), text: title })),
    staff: async () => (await searchAccounts(db, sought)).map(({ id, email }) => ({ key: id, text: email })),
  };
  const nouns = (Object.keys(readers) as Noun[]).filter(mayRead);
  const groups = await Promise.all(
    nouns.map(async (noun) => ({
      key: noun,
      title: textsOfNoun(locale, noun).title,
      hits: hitsOf(noun, (await readers[noun]?.()) ?? []),
    })),
  );
  const pages = {
    key: "pages",
    title: textsOf(locale).admin.search.pages,
    hits: pagesNamed(sought, { actor, locale }),
  };
  return [pages, ...groups].filter(({ hits }) => hits.length > 0);
}

function pagesNamed(sought: string, { actor, locale }: Pick<AdminDeps, "actor"> & { locale: Locale }): Hit[] {
  const inLowerCase = (text: string) => text.toLocaleLowerCase(locale.intl);
  return menuFor(actor.staff, locale)
    .filter(({ label }) => inLowerCase(label).includes(inLowerCase(sought)))
    .map(({ label, to }) => ({ text: label, to }));
}

function hitsOf(noun: Noun, rows: readonly { key: string; text: string }[]): Hit[] {
  const { list, detail, edit }: NounPaths = ADMIN_PATHS[noun];
  const pattern = detail ?? edit;
  return rows.map(({ key, text }) => ({ text, to: pattern ? pathOfRow(pattern, key) : `/admin/${list}` }));
}
