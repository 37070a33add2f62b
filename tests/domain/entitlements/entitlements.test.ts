import { expect, test } from "vitest";
import { grantEntitlements } from "~/domain/entitlements/commands.server";
import { type EntitlementGrant, entitlementGrantSchema, entitlementListSchema } from "~/domain/entitlements/input";
import { exportEntitlements } from "~/domain/entitlements/list-file.server";
import { countEntitlements, listEntitlements } from "~/domain/entitlements/queries.server";
import { AppError } from "~/errors";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-22T00:00:00Z");
const WALLET = "So11111111111111111111111111111111111111112";
const OTHER = "11111111111111111111111111111111";

function grant(number: number, change: Partial<EntitlementGrant> = {}): EntitlementGrant {
  return {
    grantKey: `test:${number}:grant`,
    walletAddress: WALLET,
    kind: "benefit",
    collection: "genesis",
    title: { ko: "호텔 1박", en: "One night", id: "Satu malam" },
    amount: "1",
    source: "test",
    grantedAt: new Date(NOW.getTime() - number * 1_000),
    expiresAt: null,
    ...change,
  };
}

test("a list is paged by key, newest first, and shows a wallet only its own entries", async () => {
  const grants = Array.from({ length: 45 }, (_, i) => grant(i));
  expect(await grantEntitlements({ db }, [...grants, grant(100, { walletAddress: OTHER })])).toBe(46);
  const amounts: string[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page = await listEntitlements({ db, now: NOW }, { wallet: WALLET, kind: "benefit", cursor });
    amounts.push(...page.entitlements.map(({ grantedAt }) => grantedAt));
    cursor = page.nextCursor;
    pages++;
  } while (cursor);
  expect(pages).toBe(3);
  expect(amounts).toHaveLength(45);
  expect(amounts).toEqual(amounts.toSorted().reverse());
  const bad = await listEntitlements({ db, now: NOW }, { wallet: WALLET, kind: "benefit", cursor: "'; drop" });
  expect(bad.entitlements).toHaveLength(20);
});

test("a search finds what came with one collection, page by page and in the file", async () => {
  const wallet = developmentKeypair("wallet-2").publicKey.toBase58();
  const of = (number: number, collection: "genesis" | "crafter") =>
    grant(number, { walletAddress: wallet, collection });
  const grants = Array.from({ length: 50 }, (_, i) => of(500 + i, i % 2 === 0 ? "genesis" : "crafter"));
  await grantEntitlements({ db }, grants);
  const { collection, tab: kind } = entitlementListSchema.parse({ collection: "crafter" });
  const deps = { db, now: NOW };
  const first = await listEntitlements(deps, { wallet, kind, collection });
  const second = await listEntitlements(deps, { wallet, kind, collection, cursor: first.nextCursor });
  const found = [...first.entitlements, ...second.entitlements];
  expect(found.map((entry) => entry.collection)).toEqual(Array(25).fill("crafter"));
  expect(second.nextCursor).toBeNull();
  const columns = { entry: "Entry", collection: "Collection", amount: "", granted: "", until: "", source: "" };
  const file = await exportEntitlements(deps, { wallet, kind, collection, localeCode: "en", columns });
  expect(file.match(/Crafter/g)).toHaveLength(25);
  expect(file).not.toContain("Genesis");
  expect(entitlementListSchema.parse({})).toEqual({ tab: "benefit", collection: null, before: null });
});

test("the pages of a long list have each entry once, and its count covers the whole list", async () => {
  const wallet = developmentKeypair("operator").publicKey.toBase58();
  // many with the same time: their ids decide the order
  const of = (number: number) => grant(number, { walletAddress: wallet, grantedAt: NOW });
  const grants = Array.from({ length: 250 }, (_, i) => of(1_000 + i));
  await grantEntitlements({ db }, [...grants, { ...of(2_000), collection: "crafter" }, { ...of(2_001), kind: "rwa" }]);
  const list = { wallet, kind: "benefit", collection: "genesis" } as const;
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await listEntitlements({ db, now: NOW }, { ...list, cursor });
    seen.push(...page.entitlements.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(250);
  expect(new Set(seen).size).toBe(250);
  expect(await countEntitlements({ db }, list)).toEqual({ count: 250, isMore: false });
  expect(await countEntitlements({ db }, { ...list, wallet: OTHER, kind: "rwa" })).toEqual({ count: 0, isMore: false });
});

test("granting the same key twice changes nothing", async () => {
  const one = grant(200, { kind: "rwa", collection: "wise-alya" });
  expect(await grantEntitlements({ db }, [one])).toBe(1);
  expect(await grantEntitlements({ db }, [one, { ...one, amount: "1000" }])).toBe(0);
  const { entitlements } = await listEntitlements({ db, now: NOW }, { wallet: WALLET, kind: "rwa" });
  expect(entitlements).toMatchObject([{ amount: "1", collection: "wise-alya", isSample: false, isExpired: false }]);
  const other = { wallet: WALLET, kind: "rwa", collection: "genesis" } as const;
  expect((await listEntitlements({ db, now: NOW }, other)).entitlements).toEqual([]);
});

test("one invalid grant causes all of them to be refused", async () => {
  const own = { walletAddress: developmentKeypair("funder").publicKey.toBase58() };
  for (const bad of [{ walletAddress: "nobody" }, { amount: " " }, { grantKey: "short" }]) {
    const grants = [grant(300, own), grant(301, { ...own, ...bad })];
    await expect(grantEntitlements({ db }, grants)).rejects.toEqual(new AppError("InvalidInput"));
  }
  const { entitlements } = await listEntitlements({ db, now: NOW }, { wallet: own.walletAddress, kind: "benefit" });
  expect(entitlements).toEqual([]);
});

test.each(["20.500 PVT", "20,500", "1.234", "two", "", "PVT 20", "1e3"])(
  "refuses an amount that cannot be read or can be read in two ways: %j",
  (amount) => {
    expect(entitlementGrantSchema.safeParse(grant(900, { amount })).success).toBe(false);
  },
);

test.each(["1", "1 night", "20500 PVT", "20.5 PVT", "020.534 PVT"])(
  "grants an amount that can be read in one way: %j",
  (amount) => {
    expect(entitlementGrantSchema.safeParse(grant(900, { amount })).success).toBe(true);
  },
);

test("shows an entitlement as expired from the moment it expires", async () => {
  await grantEntitlements({ db }, [grant(400, { walletAddress: OTHER, kind: "rwa", expiresAt: NOW })]);
  const at = async (now: Date) =>
    (await listEntitlements({ db, now }, { wallet: OTHER, kind: "rwa" })).entitlements[0]!.isExpired;
  expect(await at(new Date(NOW.getTime() - 1))).toBe(false);
  expect(await at(NOW)).toBe(true);
});
