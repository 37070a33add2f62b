import { and, asc, eq, gte, lt, or, type SQLWrapper, sql } from "drizzle-orm";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import {
  account,
  newsPiece,
  newsTitleIn,
  nftEvent,
  reservation,
  stakingEvent,
  transactionIntent,
  user,
} from "~db/schema";
import { canonicalAddress } from "../wallet-chains";

/** What somebody typed: without spaces around it, and not too long. */
export type Sought = string;

/** Rows of each kind that a search shows. */
const MOST = 10;
/** The beginning of a key has to say more than this before it is looked for. */
const SHORTEST = 3;

const begins = (column: SQLWrapper, text: string) => and(gte(column, text), lt(column, `${text}\u{10FFFF}`));
const isLong = (text: string) => text.length >= SHORTEST;

/** Wallets by an address or its beginning. */
export async function searchWallets(db: Database, sought: Sought): Promise<string[]> {
  if (!isLong(sought)) return [];
  const address = canonicalAddress(sought.replace(/^0X/, "0x"));
  const { walletAddress } = user;
  const rows = await db
    .select({ walletAddress })
    .from(user)
    .where(begins(walletAddress, address))
    .orderBy(asc(walletAddress))
    .limit(MOST);
  return rows.map((row) => row.walletAddress);
}

/** The wallets that a signature of a transaction belongs to, by the whole signature. */
export async function searchSignatures(db: Database, sought: Sought): Promise<string[]> {
  if (sought.length < 64) return [];
  const [built, coins, nfts] = await db.batch([
    db
      .select({ wallet: transactionIntent.walletAddress })
      .from(transactionIntent)
      .where(eq(transactionIntent.signature, sought))
      .limit(MOST),
    db
      .select({ wallet: stakingEvent.walletAddress })
      .from(stakingEvent)
      .where(eq(stakingEvent.signature, sought))
      .limit(MOST),
    db.select({ wallet: nftEvent.walletAddress }).from(nftEvent).where(eq(nftEvent.signature, sought)).limit(MOST),
  ]);
  return [...new Set([...built, ...coins, ...nfts].map(({ wallet }) => wallet))];
}

/** Bookings by the guest's whole e-mail address, by their number or its beginning. */
export async function searchBookings(
  db: Database,
  sought: Sought,
): Promise<{ seq: number; reference: string; name: string }[]> {
  if (!isLong(sought)) return [];
  const { seq, reference, name, email } = reservation;
  const asked = sought.includes("@")
    ? or(eq(email, sought), eq(email, sought.toLowerCase()))
    : begins(reference, sought.toUpperCase());
  return db.select({ seq, reference, name }).from(reservation).where(asked).limit(MOST);
}

/** Members of staff by their whole e-mail address. */
export async function searchAccounts(db: Database, sought: Sought): Promise<{ id: string; email: string }[]> {
  const { id, email } = account;
  return db.select({ id, email }).from(account).where(eq(email, sought.toLowerCase())).limit(MOST);
}

/** News by the beginning of the title in any language, in the case in which it is written. */
export async function searchNewsTitles(db: Database, sought: Sought): Promise<{ seq: number; title: string }[]> {
  if (sought === "") return [];
  const [korean, english, indonesian] = await db.batch([
    newsByTitle(db, { code: "ko", sought }),
    newsByTitle(db, { code: "en", sought }),
    newsByTitle(db, { code: "id", sought }),
  ]);
  // one whose titles begin so in two languages is named once
  const found = new Map([...indonesian, ...english, ...korean].map((row) => [row.seq, row]));
  return [...found.values()].sort((a, b) => (a.title < b.title ? -1 : 1)).slice(0, MOST);
}

function newsByTitle(db: Database, { code, sought }: { code: LocaleCode; sought: Sought }) {
  const { seq, words } = newsPiece;
  const title = sql<string>`${newsTitleIn(words, code)}`;
  return db.select({ seq, title }).from(newsPiece).where(begins(title, sought)).orderBy(asc(title)).limit(MOST);
}
