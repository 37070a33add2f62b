import type { D1Database } from "@cloudflare/workers-types";
import { recordingD1, type StatementReading } from "../recording-d1.ts";
import { importSource } from "./import-source.ts";
import { type Figure, median } from "./report.ts";
import { openDatabaseWith, ROWS } from "./seeded-d1.ts";

const RUNS = 5;
/** Three times a page of 50 rows. */
const MOST_ROWS_READ = 150;

/** The numbers of the rows that a statement makes. D1 binds each number as a float, which writes 7 as 7.0. */
const numbered =
  "WITH RECURSIVE row(n) AS (SELECT CAST(?1 AS INTEGER) + 1 UNION ALL SELECT n + 1 FROM row WHERE n < ?2)";

const address = "'Wa' || substr('BBBBBBBBBB' || replace(n, '0', 'A'), -10)";

type List = { noun: string; seed: string; queries: { what: string; query: (rows: number) => string }[] };

const middle = (rows: number, key: string | number = rows / 2) =>
  `before=${encodeURIComponent(JSON.stringify([rows / 2, key]))}`;

/** Half of the wallets begin alike, and all entries are of three people. */
const LISTS: readonly List[] = [
  {
    noun: "user",
    seed: `${numbered} INSERT INTO user (id, wallet_address, wallet_type, created_at, last_seen_at)
      SELECT 'id' || n, ${address}, 'phantom', n, n FROM row`,
    queries: [
      { what: "first page", query: () => "" },
      { what: "a page in the middle", query: (rows) => middle(rows, "Wa") },
      { what: "by the beginning of every address", query: () => "walletAddress=Wa" },
      {
        what: "by a beginning, in its middle",
        query: () => `walletAddress=Wa&before=${encodeURIComponent('["WaBBBBBBB5","WaBBBBBBB5"]')}`,
      },
      { what: "by days", query: () => "createdAtFrom=1970-01-01" },
    ],
  },
  {
    noun: "audit",
    seed: `${numbered} INSERT INTO audit_entry (seq, hash, previous_hash, at, actor, ip_address, action, noun, key)
      SELECT n, 'h' || n, 'p' || n, n, 'staff' || (n % 3), '', 'news.publish', 'news', n % 1000 FROM row`,
    queries: [
      { what: "first page", query: () => "" },
      { what: "a page in the middle", query: (rows) => middle(rows) },
      { what: "of one actor, in the middle", query: (rows) => `actor=staff1&${middle(rows)}` },
      { what: "of one row", query: () => "key=7" },
      { what: "of one actor and days", query: () => "actor=staff2&atFrom=1970-01-01&atTo=1970-01-02" },
    ],
  },
  {
    noun: "reservation",
    seed: `${numbered} INSERT INTO reservation (reference, request_key, kind, status, locale_code, start_on, end_on, people, wishes,
        name, phone, email, created_at)
      SELECT 'PV' || n, 'k' || n, CASE n % 2 WHEN 0 THEN 'hotel' ELSE 'eyeClinic' END, CASE n % 3 WHEN 0 THEN '5' ELSE '50' END,
        'ko', '2026-12-0' || (1 + n % 9), '2026-12-09', 1, '', 'n', '', 'e' || (n % 9), n FROM row`,
    queries: [
      { what: "first page", query: () => "" },
      { what: "of a status, in the middle", query: (rows) => `status=5&${middle(rows)}` },
      { what: "of a kind, in the middle", query: (rows) => `kind=hotel&${middle(rows)}` },
      { what: "of a day", query: () => "startOn=2026-12-03" },
      { what: "of an e-mail address", query: () => "email=e3" },
    ],
  },
  {
    noun: "entitlement",
    seed: `${numbered} INSERT INTO entitlement (id, grant_key, wallet_address, kind, collection, title_ko, title_en, title_id,
        amount, source, is_sample, granted_at)
      SELECT 'id' || n, 'key' || n, ${address}, CASE n % 2 WHEN 0 THEN 'benefit' ELSE 'rwa' END, 'genesis', 't', 't', 't', '1',
        's', 0, n FROM row`,
    queries: [
      { what: "first page", query: () => "" },
      { what: "of a kind, in the middle", query: (rows) => `kind=rwa&${middle(rows, "id")}` },
      { what: "by the beginning of every wallet", query: () => "walletAddress=Wa" },
    ],
  },
];

type ReadListFile = (
  deps: unknown,
  asked: { resource: Resource; url: URL; locale: unknown; staff: unknown },
) => Promise<{ rows: unknown[] }>;
type Resource = { noun: string };

/** The lists of the staff area at a thousand and at a million rows: the rows that a page reads, by each kind of filter. */
export async function benchStaffLists(): Promise<Figure[]> {
  const { readList } = await importSource<{ readList: ReadListFile }>("app/admin/read-list.server.ts");
  const { RESOURCES } = await importSource<{ RESOURCES: readonly Resource[] }>("app/admin/resources.server.ts");
  const { localeOfCode } = await importSource<{ localeOfCode(code: string): unknown }>("app/locales/locales.ts");
  const { openDatabase } = await importSource<{ openDatabase(d1: D1Database): unknown }>("db/client.ts");
  const figures: Figure[] = [];
  for (const { noun, seed, queries } of LISTS) {
    const resource = RESOURCES.find((known) => known.noun === noun);
    if (!resource) throw new Error(`there is no list of ${noun}`);
    for (const rows of ROWS) {
      const { d1, stop } = await openDatabaseWith(rows, seed);
      const readings: StatementReading[] = [];
      const db = openDatabase(recordingD1(d1, readings));
      for (const { what, query } of queries) {
        readings.length = 0;
        const url = new URL(`https://staff.example/?${query(rows)}`);
        for (let run = 0; run < RUNS; run++) {
          const page = await readList({ db }, { resource, url, locale: localeOfCode("en"), staff: { role: "owner" } });
          if (page.rows.length === 0) throw new Error(`nothing found: ${noun}, ${what}`);
        }
        const rowsRead = Math.max(...readings.map((reading) => reading.rows_read));
        const ms = median(readings.map(({ duration }) => duration));
        figures.push({
          what: `${noun}: ${what} of ${rows.toLocaleString("en-US")}, ${ms.toFixed(1)} ms`,
          ours: rowsRead,
          reference: null,
          unit: "rows read",
          budget: `≤ ${MOST_ROWS_READ}`,
          holds: rowsRead <= MOST_ROWS_READ,
        });
      }
      await stop();
    }
  }
  return figures;
}
