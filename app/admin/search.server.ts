import { mayAct } from "~/domain/staff/roles";
import {
  searchAccounts,
  searchBookings,
  searchNewsTitles,
  searchSignatures,
  searchWallets,
} from "~/domain/staff/search.server";
import type { Locale } from "~/locales/locales";
import type { AdminDeps } from "./define-resource";
import { textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, type Noun, type NounPaths, pathOfRow } from "./paths";
import { RESOURCES } from "./resources.server";

const LONGEST = 200;

type Hit = { text: string; to: string };
export type SearchGroup = { noun: Noun; title: string; hits: Hit[] };

/** What the staff area finds by exact keys and the beginnings of keys, of the nouns that somebody's role may read. */
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
      noun,
      title: textsOfNoun(locale, noun).title,
      hits: hitsOf(noun, (await readers[noun]?.()) ?? []),
    })),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}

function hitsOf(noun: Noun, rows: readonly { key: string; text: string }[]): Hit[] {
  const { list, detail, edit }: NounPaths = ADMIN_PATHS[noun];
  const pattern = detail ?? edit;
  return rows.map(({ key, text }) => ({ text, to: pattern ? pathOfRow(pattern, key) : `/admin/${list}` }));
}
