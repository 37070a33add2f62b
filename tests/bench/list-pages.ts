import type { D1Database } from "@cloudflare/workers-types";
import { recordingD1, type StatementReading } from "../recording-d1.ts";
import { benchHolderLists } from "./holder-lists.ts";
import { importSource } from "./import-source.ts";
import { type Figure, median } from "./report.ts";
import { figure, openDatabaseWith, ROWS, RUNS, signatureOf } from "./seeded-d1.ts";

const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";

type ListHistory = (
  deps: { db: unknown },
  query: { wallet: string; search?: Search; cursor?: string | null },
) => Promise<{ nextCursor: string | null }>;
type Search = { kind?: string; termDays?: string; signature?: string };

/** Every list of the site that grows: the staking history of a wallet, its transactions, the news, its other lists, grants. */
export async function benchListPages(): Promise<Figure[]> {
  return [
    ...(await benchHistory()),
    ...(await benchTransactions()),
    ...(await benchNews()),
    ...(await benchHolderLists()),
  ];
}

/**
 * The staking history of one wallet, at a thousand and at a million rows: its first page, one in its middle, and every kind
 * of search. One row in four is of a kind, and one in three of those is of a term.
 */
async function benchHistory(): Promise<Figure[]> {
  const { listHistory } = await importSource<{ listHistory: ListHistory }>("app/domain/staking/queries.server.ts");
  const { openDatabase } = await importSource<{ openDatabase(d1: D1Database): unknown }>("db/client.ts");
  const figures: Figure[][] = [];
  for (const rows of ROWS) {
    const { d1, stop } = await openSeeded(rows);
    const readings: StatementReading[] = [];
    const db = openDatabase(recordingD1(d1, readings));
    const measure = async (what: string, cursor: string | null, search: Search = {}) => {
      readings.length = 0;
      for (let run = 0; run < RUNS; run++) await listHistory({ db }, { wallet: WALLET, search, cursor });
      const rowsRead = Math.max(...readings.map((reading) => reading.rows_read));
      const duration = median(readings.map((reading) => reading.duration));
      return figure(`${what} of ${rows.toLocaleString("en-US")}, ${duration.toFixed(1)} ms`, rowsRead);
    };
    // rows are one second apart, newest first
    const middle = `${rows / 2}.${signatureOf(rows / 2)}.0`;
    figures.push([
      await measure("first page", null),
      await measure("a page in the middle", middle),
      await measure("of a kind, in the middle", middle, { kind: "staked" }),
      await measure("of a term, in the middle", middle, { termDays: "30" }),
      await measure("of a kind and a term", null, { kind: "closed", termDays: "365" }),
      await measure("one signature", null, { signature: signatureOf(rows / 2) }),
      await measure("by the beginning of a signature", null, { signature: "1111" }),
      await measure("a signature of a kind and a term", null, {
        signature: signatureOf(rows / 2),
        kind: "staked",
        termDays: "365",
      }),
    ]);
    await stop();
  }
  return figures.flat();
}

type ListIntents = (db: unknown, wallet: string) => Promise<unknown[]>;
type FindIntent = (db: unknown, wallet: string, nonce: string) => Promise<unknown>;

/** What a wallet has under way, which every staking screen asks for, among everything that has ended. */
async function benchTransactions(): Promise<Figure[]> {
  const transactions = "app/domain/transactions";
  const { listOpenIntents, listUnsettledIntents } = await importSource<Record<string, ListIntents>>(
    `${transactions}/queries.server.ts`,
  );
  const { findWaiting } = await importSource<Record<string, FindIntent>>(`${transactions}/lifetime.server.ts`);
  const { openDatabase } = await importSource<{ openDatabase(d1: D1Database): unknown }>("db/client.ts");
  const figures: Figure[] = [];
  for (const rows of ROWS) {
    const { d1, stop } = await openDatabaseWith(rows, INTENT_SEED);
    const readings: StatementReading[] = [];
    const db = openDatabase(recordingD1(d1, readings));
    for (const [what, read] of [
      ["open transactions", () => listOpenIntents!(db, WALLET)],
      ["transactions in the chain's hands", () => listUnsettledIntents!(db, WALLET)],
      ["the one that waits for a nonce", () => findWaiting!(db, WALLET, "nonce")],
    ] as const) {
      readings.length = 0;
      for (let run = 0; run < RUNS; run++) await read();
      const rowsRead = Math.max(...readings.map((reading) => reading.rows_read));
      const duration = median(readings.map((reading) => reading.duration));
      figures.push(figure(`${what} of ${rows.toLocaleString("en-US")}, ${duration.toFixed(1)} ms`, rowsRead));
    }
    await stop();
  }
  return figures;
}

/**
 * To read a page of the results for a word, a word index reads more than its rows; this is the most time that it may take by
 * D1's clock.
 */
const MOST_SEARCH_MS = 25;

type NewsQuery = { language: string; cursor?: string | null; text?: string };
type NewsPage = { nextCursor: string | null };
type ReadNews = (deps: { db: unknown }, query: NewsQuery) => Promise<NewsPage>;

/** The news in one of three languages: its pages, and searches for a word that all, some and one of the pieces have. */
async function benchNews(): Promise<Figure[]> {
  const { listNews, searchNews } = await importSource<{ listNews: ReadNews; searchNews: ReadNews }>(
    "app/domain/news/queries.server.ts",
  );
  const { openDatabase } = await importSource<{ openDatabase(d1: D1Database): unknown }>("db/client.ts");
  const figures: Figure[] = [];
  for (const rows of ROWS) {
    const { d1, stop } = await openDatabaseWith(rows, NEWS_SEED);
    const readings: StatementReading[] = [];
    const db = openDatabase(recordingD1(d1, readings));
    const measure = async (read: ReadNews, query: Omit<NewsQuery, "language">) => {
      readings.length = 0;
      for (let run = 0; run < RUNS; run++) await read({ db }, { language: "en", ...query });
      const rowsRead = Math.max(...readings.map((reading) => reading.rows_read));
      return { rowsRead, ms: median(readings.map(({ duration }) => duration)) };
    };
    const of = `of ${rows.toLocaleString("en-US")} pieces of news`;
    for (const [what, query] of [
      [`first page ${of}`, {}],
      [`a page in the middle ${of}`, { cursor: `${rows / 2}.${rows / 2}` }],
    ] as const) {
      const { rowsRead, ms } = await measure(listNews, query);
      figures.push(figure(`${what}, ${ms.toFixed(1)} ms`, rowsRead));
    }
    for (const [what, query] of [
      ["a word of every piece", { text: "news" }],
      ["a word of every piece, in the middle", { text: "news", cursor: `${rows / 2}` }],
      ["a word of one in a hundred", { text: "rare" }],
      ["a word of one piece", { text: `piece${rows / 2 - ((rows / 2) % 3) + 1}` }],
      ["the beginning of every word", { text: "p" }],
      ["two words that no piece has together", { text: "rare never" }],
    ] as const) {
      const { rowsRead, ms } = await measure(searchNews, query);
      figures.push({
        what: `${what} ${of}, ${rowsRead} rows`,
        ours: ms,
        reference: null,
        unit: "ms",
        budget: `≤ ${MOST_SEARCH_MS}`,
        holds: ms <= MOST_SEARCH_MS,
      });
    }
    await stop();
  }
  return figures;
}

/** Ten are open, the oldest ones, however many have ended since. */
const INTENT_SEED = `
  WITH RECURSIVE row(n) AS (SELECT ?1 + 1 UNION ALL SELECT n + 1 FROM row WHERE n < ?2)
  INSERT INTO transaction_intent (id, request_key, wallet_address, kind, parameters, status, message, preview, lifetime,
    blockhash, last_valid_block_height, signature, created_at, updated_at)
  SELECT 'id' || n, 'key' || n, '${WALLET}', 'claim', '{}', CASE WHEN n <= 10 THEN 'sent' ELSE 'finalized' END, 'm', '{}',
    'blockhash', 'hash', 1, 'signature' || n, n, n
  FROM row`;

/** One minute apart, the languages in turn. One in a hundred is rare. */
const NEWS_SEED = `
  WITH RECURSIVE row(n) AS (SELECT ?1 + 1 UNION ALL SELECT n + 1 FROM row WHERE n < ?2)
  INSERT INTO news (group_id, language, title, summary, body, words, published_at, updated_at)
  SELECT n, CASE n % 3 WHEN 0 THEN 'ko' WHEN 1 THEN 'en' ELSE 'id' END, 'piece' || n || ' news',
    CASE WHEN n % 100 = 1 THEN 'rare' ELSE 'plain' END, '[]', 'p', n, n
  FROM row`;

const openSeeded = (rows: number) => openDatabaseWith(rows, HISTORY_SEED);

const HISTORY_SEED = `
    WITH RECURSIVE row(n) AS (SELECT ?1 + 1 UNION ALL SELECT n + 1 FROM row WHERE n < ?2)
    INSERT INTO staking_event (signature, event_index, kind, wallet_address, pool_address, position_address, amount_raw,
      fee_raw, released_raw, term_days, block_ts, slot)
    SELECT substr('${"1".repeat(88)}' || 'x' || replace(n, '0', 'A'), -88), 0,
      CASE n % 4 WHEN 0 THEN 'staked' WHEN 1 THEN 'claimed' WHEN 2 THEN 'unstaked' ELSE 'closed' END, '${WALLET}', 'pool',
      'position', '1000', '0', '0', CASE n / 4 % 3 WHEN 0 THEN 30 WHEN 1 THEN 90 ELSE 365 END, n, n
    FROM row`;
