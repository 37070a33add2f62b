import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { beforeAll, expect, test } from "vitest";
import { countEntitlements, listEntitlements } from "~/domain/entitlements/queries.server";
import { listHistoryNfts, listNftHistory, type NftHistoryQuery } from "~/domain/nft-staking/history/queries.server";
import { listPositionKeys } from "~/domain/nft-staking/holding/position-keys.server";
import { recorded } from "../recorded";
import { BOOST, POOLS, storePools } from "./nft-world";

/** A page reads as many rows of thousands as it would of twenty: an index for each way to search has the whole order. */

const ROWS = 6_000;
const PAGE = 20;
const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const COIN = "8qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const pool = POOLS[1]!.address;
const d1 = (env as unknown as { DB: D1Database }).DB;

const EVENTS = `
  WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${ROWS})
  INSERT INTO nft_event (signature, event_index, kind, wallet_address, pool_address, position_address, mint, place,
    coin_mint, decimals, amount_raw, fee_raw, streak, term_days, block_ts, slot)
  SELECT substr('${"1".repeat(88)}' || 'x' || replace(n, '0', 'A'), -88), 0,
    CASE n % 50 WHEN 0 THEN 'given-up' ELSE 'claimed' END, '${WALLET}', '${pool}', 'p' || (n % 40), 'm' || (n % 40), n / 40 % 2,
    '${COIN}', 6, '1', '0', 0, 0, n, n FROM row`;
const POSITIONS = `
  WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${ROWS})
  INSERT INTO nft_position (address, pool_address, wallet_address, mint, term_days, weight_bps, base_weight_bps, fee_bps,
    start_ts, left_ts, seen_slot, closed_at)
  SELECT 'p' || n, '${pool}', '${WALLET}', 'm' || n, CASE n % 20 WHEN 0 THEN 90 ELSE 0 END, 1, 1, 0, n, 0, 1, CASE n % 2 WHEN 0 THEN NULL ELSE n END FROM row`;
const ENTITLEMENTS = `
  WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${ROWS})
  INSERT INTO entitlement (id, grant_key, wallet_address, kind, collection, title_ko, title_en, title_id, amount, source,
    is_sample, granted_at, expires_at)
  SELECT 'id' || n, 'key' || n, '${WALLET}', 'rwa', CASE n % 60 WHEN 0 THEN 'genesis' ELSE 'crafter' END, 't', 't', 't',
    '1', 's', 0, n, NULL FROM row`;

beforeAll(async () => {
  await storePools();
  for (const seed of [EVENTS, POSITIONS, ENTITLEMENTS]) await d1.prepare(seed).run();
});

const query = { wallet: WALLET, key: BOOST };
const searches: [string, NftHistoryQuery][] = [
  ["a pool", query],
  ["a pool and an NFT", { ...query, search: { mint: "m7" } }],
  ["a stream", { ...query, place: 0 }],
  ["a stream and a kind", { ...query, place: 0, search: { kind: "given-up" } }],
  ["a stream and an NFT", { ...query, place: 1, search: { mint: "m7" } }],
  ["a stream, a kind and an NFT", { ...query, place: 1, search: { kind: "claimed", mint: "m7" } }],
];

test.each(searches)(
  "a page from the middle of the history of %s reads as few rows as the first page",
  async (_, search) => {
    const { db, rowsRead } = recorded("nft_event");
    const first = await listNftHistory({ db }, search);
    expect(first.entries).toHaveLength(PAGE);
    const signature = `x${ROWS / 2}`.replaceAll("0", "A").padStart(88, "1");
    const middle = await listNftHistory({ db }, { ...search, cursor: `${ROWS / 2}.${signature}.0` });
    expect(middle.entries).toHaveLength(PAGE);
    expect(Math.max(...rowsRead())).toBeLessThanOrEqual(3 * PAGE);
  },
);

test("listing the NFTs that a history can be searched for reads a few rows per NFT, however many events each has", async () => {
  const { db, rowsRead } = recorded("nft_event");
  const nfts = await listHistoryNfts({ db }, { wallet: WALLET, key: BOOST, mint: "another" });
  const names = Array.from({ length: 40 }, (_, i) => `m${i}`);
  expect(nfts.map(({ mint }) => mint).toSorted()).toEqual([...names, "another"].toSorted());
  expect(rowsRead()).toHaveLength(1);
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(5 * names.length);
  expect(await listHistoryNfts({ db }, { wallet: COIN, key: BOOST })).toEqual([]);
});

test("looking for open positions reads no closed ones", async () => {
  const { db, rowsRead } = recorded("nft_position");
  const limit = 98;
  const first = await listPositionKeys(db, { wallet: WALLET, poolAddress: pool, limit });
  const next = await listPositionKeys(db, { wallet: WALLET, poolAddress: pool, limit, after: first.at(-1) });
  expect(first.map(({ startTs }) => startTs)).toEqual(Array.from({ length: limit }, (_, i) => 2 * i + 2));
  expect(next[0]!.startTs).toBe(first.at(-1)!.startTs + 2);
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(limit + 1);
});

test("looking for the positions of one term reads no others", async () => {
  const { db, rowsRead } = recorded("nft_position");
  const query = { wallet: WALLET, poolAddress: pool, termDays: 90, limit: 49 };
  const first = await listPositionKeys(db, query);
  const next = await listPositionKeys(db, { ...query, after: first.at(-1) });
  expect(first.concat(next).map(({ startTs }) => startTs)).toEqual(Array.from({ length: 98 }, (_, i) => 20 * i + 20));
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(query.limit + 1);
});

test("a page of entitlements reads as few rows for a rare collection as for all collections", async () => {
  const { db, rowsRead } = recorded("entitlement");
  for (const collection of [undefined, "genesis", "crafter"] as const) {
    const page = { db, now: new Date() };
    const first = await listEntitlements(page, { wallet: WALLET, kind: "rwa", collection });
    const second = await listEntitlements(page, { wallet: WALLET, kind: "rwa", collection, cursor: first.nextCursor });
    expect(second.entitlements).toHaveLength(PAGE);
  }
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(3 * PAGE);
});

test("entitlements are counted up to a thousand, and no more rows are read for it", async () => {
  const { db, rowsRead } = recorded("entitlement");
  const count = (collection?: "genesis" | "crafter") =>
    countEntitlements({ db }, { wallet: WALLET, kind: "rwa", collection });
  expect(await count("genesis")).toEqual({ count: ROWS / 60, isMore: false });
  expect(await count("crafter")).toEqual({ count: 1_000, isMore: true });
  expect(await count()).toEqual({ count: 1_000, isMore: true });
  expect(Math.max(...rowsRead())).toBeLessThanOrEqual(1_001);
});
