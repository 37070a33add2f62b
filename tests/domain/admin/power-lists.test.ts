import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { readList, readListFile } from "~/admin/read-list.server";
import { coinEventResource } from "~/admin/resources/coin-event.server";
import { coinPositionResource } from "~/admin/resources/coin-position.server";
import { nftEventResource } from "~/admin/resources/nft-event.server";
import type { StaffMember } from "~/domain/staff/roles";
import { LOCALES } from "~/locales/locales";
import { testDatabase as db } from "../database";
import { recorded } from "../recorded";

const ROWS = 6_000;
const PAGE = 50;
const DAY = 86_400;
const BEGIN = Date.parse("2026-01-01T00:00:00Z") / 1000;
const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const POOL = "8qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const d1 = (env as unknown as { DB: D1Database }).DB;
const locale = LOCALES.find(({ code }) => code === "en")!;
const deps = { db, context: new RouterContextProvider() };
const staff: StaffMember = {
  accountId: "1",
  email: "viewer@example.org",
  nickname: "viewer",
  role: "viewer",
  sessionIdHash: "",
  provenAt: new Date(0),
};

// a hundred events a day, three of them in each second, so that a page ends between events of one moment
const EVENTS = `WITH RECURSIVE row(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM row WHERE n < ${ROWS})`;
const TIME = `${BEGIN} + (n / 100) * ${DAY} + n / 3`;

beforeAll(async () => {
  await d1
    .prepare(
      `${EVENTS} INSERT INTO staking_event (signature, event_index, kind, wallet_address, pool_address, position_address,
        amount_raw, fee_raw, released_raw, term_days, block_ts, slot)
      SELECT 's' || (n / 3), n % 3, CASE n % 60 WHEN 0 THEN 'unstaked' ELSE 'staked' END,
        CASE n % 50 WHEN 0 THEN '${WALLET}' ELSE 'w' || n END, '${POOL}', 'p' || n, '1500000000', '0', '0', 30, ${TIME}, n FROM row`,
    )
    .run();
  await d1
    .prepare(
      `${EVENTS} INSERT INTO nft_event (signature, event_index, kind, wallet_address, pool_address, position_address, mint, place,
        coin_mint, decimals, amount_raw, fee_raw, streak, term_days, block_ts, slot)
      SELECT 's' || n, 0, 'claimed', 'w' || n, '${POOL}', 'p' || n, 'm' || n, 0, 'c', 6, '2500000', '0', 0, 0, ${TIME}, n FROM row`,
    )
    .run();
  await d1
    .prepare(
      `${EVENTS} INSERT INTO staking_position (address, pool_address, wallet_address, position_id, principal_raw,
        reward_total_raw, claimed_raw, term_days, rate_bps, base_rate_bps, fee_bps, start_ts, left_ts, seen_slot)
      SELECT 'p' || n, '${POOL}', 'w' || n, n, '1', '1', '0', CASE n % 40 WHEN 0 THEN 365 ELSE 30 END, 1, 1, 0, ${TIME}, 0, 1 FROM row`,
    )
    .run();
});

const at = (path: string) => new URL(path, "https://punkvism.test");

describe("the lists of what happened in the Power zone", () => {
  it("goes on after any event of a transaction, and shows each once", async () => {
    const seen: string[] = [];
    let next: string | null = `/admin/powerzone/record?walletAddress=${WALLET}`;
    while (next) {
      const list = await readList(deps, { resource: coinEventResource, url: at(next), locale, staff });
      seen.push(...list.rows.map(({ key }) => key));
      next = list.older;
    }
    expect(seen).toHaveLength(ROWS / 50);
    expect(new Set(seen).size).toBe(seen.length);
    const all = await readList(deps, {
      resource: coinEventResource,
      url: at("/admin/powerzone/record"),
      locale,
      staff,
    });
    const second = await readList(deps, { resource: coinEventResource, url: at(all.older ?? ""), locale, staff });
    // the numbers of the rows fall by one, although three rows have one moment and the page ends among them
    const keys = [...all.rows, ...second.rows].map(({ key }) => Number(key));
    expect(keys).toEqual(keys.map((_, n) => (keys[0] ?? 0) - n));
  });

  it("narrows by days in UTC, although the chain counts in seconds", async () => {
    const url = at("/admin/files/powerzone/record.csv?atFrom=2026-01-03&atTo=2026-01-03");
    const file = (await readListFile(deps, { resource: coinEventResource, url, locale })).text;
    const days = file.match(/\d{4}-\d\d-\d\dT/g) ?? [];
    expect(days).toHaveLength(100);
    expect(new Set(days)).toEqual(new Set(["2026-01-03T"]));
  });

  it("shows an amount with the decimals of its coin, on the page and in the file", async () => {
    const url = at("/admin/powerzone/record/nft");
    const { columns, rows } = await readList(deps, { resource: nftEventResource, url, locale, staff });
    const column = columns.findIndex(({ key }) => key === "amountRaw");
    expect(rows[0]?.cells[column]).toEqual({ kind: "figure", text: "2.5" });
    expect((await readListFile(deps, { resource: nftEventResource, url, locale })).text).toContain(",2.5,");
  });

  it.each([
    ["coin events", coinEventResource, "staking_event", ""],
    ["coin events of a kind", coinEventResource, "staking_event", "kind=unstaked"],
    ["coin events of a pool", coinEventResource, "staking_event", `poolAddress=${POOL}`],
    ["coin events of a day", coinEventResource, "staking_event", "atFrom=2026-02-01&atTo=2026-02-02"],
    ["NFT events", nftEventResource, "nft_event", ""],
    ["NFT events of a pool", nftEventResource, "nft_event", `poolAddress=${POOL}`],
    ["positions", coinPositionResource, "staking_position", ""],
    ["positions of a term", coinPositionResource, "staking_position", "termDays=365"],
  ])("reads little more than the page it shows: %s", async (_, resource, table, query) => {
    const { db: counted, rowsRead } = recorded(table);
    const path = "/admin/list";
    const first = await readList({ ...deps, db: counted }, { resource, url: at(`${path}?${query}`), locale, staff });
    expect(first.rows).toHaveLength(PAGE);
    await readList({ ...deps, db: counted }, { resource, url: at(first.older ?? ""), locale, staff });
    expect(Math.max(...rowsRead())).toBeLessThan(3 * PAGE);
  });
});
