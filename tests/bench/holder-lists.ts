import type { D1Database } from "@cloudflare/workers-types";
import { recordingD1, type StatementReading } from "../recording-d1.ts";
import { importSource } from "./import-source.ts";
import { type Figure, median } from "./report.ts";
import { figure, openDatabaseWith, ROWS, RUNS, signatureOf } from "./seeded-d1.ts";

const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const POOL = "So11111111111111111111111111111111111111112";
const CAMPAIGN = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const FUNDER = "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB";
const TWIG = "4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R";
const SCG = "9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E";

const SETTINGS = {
  nft_pools: [{ kind: "boost", collection: "punkykongz", address: POOL, rewards: ["twig", "scg"] }],
  drops: [{ number: 1, address: CAMPAIGN, gift: "Twig" }],
  vesting: { mints: { SCG }, funders: [{ address: FUNDER, name: "Punkvism" }] },
};

/** The numbers of the rows that a statement makes. D1 binds each number as a float, which writes 7 as 7.0. */
const numbered =
  "WITH RECURSIVE row(n) AS (SELECT CAST(?1 AS INTEGER) + 1 UNION ALL SELECT n + 1 FROM row WHERE n < ?2)";
const signature = `substr('${"1".repeat(88)}' || 'x' || replace(n, '0', 'A'), -88)`;

/** Gifts of a coin that were taken, a second apart. */
const claimSeed = `${numbered}
  INSERT INTO drop_claim (signature, event_index, wallet_address, campaign_address, place, kind, mint, amount_raw, block_ts,
    slot)
  SELECT ${signature}, 0, '${WALLET}', '${CAMPAIGN}', n, 'coins', '${TWIG}', '1', n, n FROM row`;

const CAMPAIGN_ROW = `
  INSERT INTO drop_campaign (address, creator_address, funder_address, campaign_id, kind, state, mint, decimals, begin_ts,
    end_ts, recipients, supply, claimed_count, total_gift_raw, claimed_gift_raw, seen_slot, closed_at)
  VALUES ('${CAMPAIGN}', '${FUNDER}', '${FUNDER}', 1, 'coins', 'open', '${TWIG}', 6, 0, 1, 1, 1, 0, '1', '0', 1, NULL)`;

/** What happened to a hundred NFTs in a pool, a second apart; kind and stream are SQL of the row's number. */
function nftSeed(kind: string, place: string): string {
  return `${numbered}
  INSERT INTO nft_event (signature, event_index, kind, wallet_address, pool_address, position_address, mint, place,
    coin_mint, decimals, amount_raw, fee_raw, streak, term_days, block_ts, slot)
  SELECT ${signature}, 0, ${kind}, '${WALLET}', '${POOL}', 'position', 'nft' || (n % 100), ${place}, '${TWIG}', 6, '1', '0', 0,
    0, n, n
  FROM row`;
}

type Read = (...asked: unknown[]) => Promise<unknown>;
/** What is read of a list, by a name, from the database and the number of its rows. */
type Reading = { what: string; read: (db: unknown, rows: number) => Promise<unknown> };
type List = { name: string; seed: string; open: () => Promise<Reading[]> };

/** The lists of a holder's pages that grow, and the public one of grants, at a thousand and at a million rows. */
export async function benchHolderLists(): Promise<Figure[]> {
  const { openDatabase } = await importSource<{ openDatabase(d1: D1Database): unknown }>("db/client.ts");
  const figures: Figure[] = [];
  for (const { name, seed, open } of LISTS) {
    const readings = await open();
    for (const rows of ROWS) {
      const { d1, stop } = await openDatabaseWith(rows, seed);
      await d1.prepare(CAMPAIGN_ROW).run();
      await d1.batch(
        Object.entries(SETTINGS).map(([key, value]) =>
          d1.prepare("INSERT INTO setting (key, value, updated_at) VALUES (?, ?, 0)").bind(key, JSON.stringify(value)),
        ),
      );
      const statements: StatementReading[] = [];
      const db = openDatabase(recordingD1(d1, statements));
      for (const { what, read } of readings) {
        statements.length = 0;
        for (let run = 0; run < RUNS; run++) expectSome(what, await read(db, rows));
        const rowsRead = Math.max(...statements.map((statement) => statement.rows_read));
        const ms = median(statements.map(({ duration }) => duration));
        figures.push(figure(`${name}: ${what} of ${rows.toLocaleString("en-US")}, ${ms.toFixed(1)} ms`, rowsRead));
      }
      await stop();
    }
  }
  return figures;
}

/** A page without results costs nothing, and says nothing about the list. */
function expectSome(what: string, page: unknown): void {
  const rows = Object.values(page as object).find(Array.isArray);
  if (!rows?.length) throw new Error(`nothing found: ${what}`);
}

const middleOf = (rows: number) => `${rows / 2}.${signatureOf(rows / 2)}.0`;

const LISTS: List[] = [
  {
    name: "NFT history",
    seed: nftSeed(
      "CASE n % 4 WHEN 3 THEN 'staked' WHEN 1 THEN 'checked-in' ELSE 'claimed' END",
      "CASE n % 4 WHEN 3 THEN -1 ELSE n % 2 END",
    ),
    async open() {
      const { listNftHistory } = await importSource<Record<string, Read>>(
        "app/domain/nft-staking/history/queries.server.ts",
      );
      const key = { kind: "boost", collection: "punkykongz" };
      const list = (db: unknown, more: object) => listNftHistory!({ db }, { wallet: WALLET, key, ...more });
      return [
        { what: "first page", read: (db) => list(db, {}) },
        { what: "a page in the middle", read: (db, rows) => list(db, { cursor: middleOf(rows) }) },
        { what: "of a reward, in the middle", read: (db, rows) => list(db, { place: 0, cursor: middleOf(rows) }) },
        { what: "of a reward and a kind", read: (db) => list(db, { place: 1, search: { kind: "checked-in" } }) },
        { what: "of an NFT", read: (db) => list(db, { search: { mint: "nft7" } }) },
        {
          what: "of a reward, a kind and an NFT",
          read: (db) => list(db, { place: 0, search: { kind: "claimed", mint: "nft4" } }),
        },
      ];
    },
  },
  {
    name: "entitlements",
    seed: `${numbered}
  INSERT INTO entitlement (id, grant_key, wallet_address, kind, collection, title_ko, title_en, title_id, amount, source,
    is_sample, granted_at, expires_at)
  SELECT 'id' || n, 'key' || n, '${WALLET}', CASE n % 2 WHEN 0 THEN 'benefit' ELSE 'rwa' END,
    CASE WHEN n % 1000 = 0 THEN 'crafter' ELSE 'genesis' END, 't', 't', 't', '1', 's', 0, n, NULL
  FROM row`,
    async open() {
      const { listEntitlements } = await importSource<Record<string, Read>>(
        "app/domain/entitlements/queries.server.ts",
      );
      const list = (db: unknown, more: object) =>
        listEntitlements!({ db, now: new Date() }, { wallet: WALLET, kind: "benefit", ...more });
      return [
        { what: "first page", read: (db) => list(db, {}) },
        { what: "a page in the middle", read: (db, rows) => list(db, { cursor: `${rows / 2}.id${rows / 2}` }) },
        { what: "of one collection in a thousand", read: (db) => list(db, { collection: "crafter" }) },
      ];
    },
  },
  {
    name: "drop list, tried here",
    seed: `${numbered}
  INSERT INTO transaction_intent (id, request_key, wallet_address, kind, parameters, status, message, preview, lifetime,
    blockhash, last_valid_block_height, signature, created_at, updated_at)
  SELECT 'id' || n, 'key' || n, '${WALLET}', 'takeDrop', '{"campaignAddress":"${CAMPAIGN}"}',
    CASE n % 4 WHEN 0 THEN 'failed' ELSE 'finalized' END, 'm',
    CASE n % 2 WHEN 0 THEN '{"tab":"nft","giftKind":"nfts","gift":"Crafter"}' ELSE '{"tab":"rwa","gift":"Twig","decimals":"6"}' END,
    'blockhash', 'hash', 1, 'signature' || n, n, n
  FROM row`,
    async open() {
      const { listDropLog } = await importSource<Record<string, Read>>("app/domain/drop/log.server.ts");
      const list = (db: unknown, more: object) => listDropLog!(db, WALLET, { before: null, ...more });
      return [
        { what: "first page of a tab", read: (db) => list(db, { tab: "nft" }) },
        {
          what: "a page in the middle",
          read: (db, rows) => list(db, { tab: "rwa", before: `${rows / 2}.id${rows / 2}` }),
        },
        { what: "of a drop", read: (db) => list(db, { tab: "rwa", drop: 1 }) },
      ];
    },
  },
  {
    name: "drop list, taken elsewhere",
    seed: claimSeed,
    async open() {
      const { listDropLog } = await importSource<Record<string, Read>>("app/domain/drop/log.server.ts");
      const list = (db: unknown, more: object) => listDropLog!(db, WALLET, { tab: "rwa", before: null, ...more });
      return [
        { what: "first page of a tab", read: (db) => list(db, {}) },
        { what: "a page in the middle", read: (db, rows) => list(db, { before: `${rows * 500}.x` }) },
      ];
    },
  },
  {
    name: "Twig of pools",
    seed: nftSeed("CASE n % 2 WHEN 0 THEN 'claimed' ELSE 'checked-in' END", "0"),
    open: () => twigReadings(["boost.punkykongz"]),
  },
  { name: "Twig of drops", seed: claimSeed, open: () => twigReadings(["drops"]) },
  {
    name: "grants",
    seed: `${numbered}
  INSERT INTO vesting_grant (address, creator_address, wallet_address, pending_address, mint, decimals, plan, grant_id,
    total_raw, claimed_raw, returned_raw, start_ts, cliff_ts, end_ts, step_seconds, is_revocable, revoked_ts, seen_slot,
    closed_at)
  SELECT substr('${"1".repeat(44)}' || 'x' || replace(n, '0', 'A'), -44),
    CASE n % 2 WHEN 0 THEN '${FUNDER}' ELSE '${POOL}' END, CASE n % 2 WHEN 0 THEN '${WALLET}' ELSE '${CAMPAIGN}' END,
    NULL, '${SCG}', 9, 'Plan ' || n, '' || n, '1000', '0', '0', n, n, n + 1000, 0, 0, 0, 1, NULL
  FROM row`,
    async open() {
      const { listGrants } = await importSource<Record<string, Read>>("app/domain/vesting/queries.server.ts");
      const query = { coin: "SCG", q: "", funders: "known", after: null, setting: SETTINGS.vesting, chainTs: 0n };
      const list = (db: unknown, more: object) => listGrants!({ db }, { ...query, ...more });
      const middle = (rows: number) => `0.${rows / 2}.${signatureOf(rows / 2).slice(-44)}`;
      return [
        { what: "first page", read: (db) => list(db, {}) },
        { what: "a page in the middle", read: (db, rows) => list(db, { after: middle(rows) }) },
        {
          what: "of every funder, in the middle",
          read: (db, rows) => list(db, { funders: "all", after: middle(rows) }),
        },
        { what: "by the beginning of a plan's name", read: (db) => list(db, { q: "plan 9" }) },
        {
          what: "a holder's own, in the middle",
          read: (db, rows) => list(db, { wallet: WALLET, after: middle(rows) }),
        },
        {
          what: "a holder's own by a plan's name",
          read: (db, rows) => list(db, { wallet: WALLET, q: `Plan ${rows / 2}` }),
        },
      ];
    },
  },
];

async function twigReadings(sources: string[]): Promise<Reading[]> {
  const { listTwig } = await importSource<Record<string, Read>>("app/domain/twig/queries.server.ts");
  const list = (db: unknown, more: object) => listTwig!(db, { wallet: WALLET, before: null, ...more });
  return [
    { what: "first page", read: (db) => list(db, {}) },
    { what: "a page in the middle", read: (db, rows) => list(db, { before: middleOf(rows) }) },
    ...sources.map((from) => ({
      what: `from ${from}, in the middle`,
      read: (db: unknown, rows: number) => list(db, { from, before: middleOf(rows) }),
    })),
  ];
}
