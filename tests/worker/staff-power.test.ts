import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { storeShownSetting } from "~/domain/settings/commands.server";
import { CLOCK_ADDRESS } from "~/domain/solana/chain";
import { setting } from "~db/schema";
import { fakeCluster } from "../fakes/rpc";
import { ask, send, staffOf } from "./staff-callers";
import { db } from "./visitors";

const TAB = "/admin/powerzone/boost/menu/boost.wise-alya";
const TOKEN_PROGRAM = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";
const english = { "Accept-Language": "en" };
let operator: Record<string, string> = {};

const htmlAt = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, { headers: { ...english, ...headers } })).text();
/** The token with which the form that follows a dry run says what was seen. */
const seenIn = (html: string) => /value="([0-9a-f]{64})"/.exec(html)?.[1] ?? "";
const versionIn = (html: string) => /name="version" value="([^"]*)"/.exec(html)?.[1] ?? "";

beforeAll(async () => {
  operator = { Cookie: (await staffOf("operator")).cookie, ...english };
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => storeShownSetting({ db, now: new Date() }, { key: "hidden_nft_parts", value: "" }));

it("a tab and a button that staff hide are gone from the public screen, and come back with an undo", async () => {
  const link = 'href="/eng/powerzoneNftStaking/wise-alya"';
  const info = "nft-info-process";
  expect(await htmlAt("/eng/powerzoneNftStaking")).toContain(link);
  expect(await htmlAt("/eng/powerzoneNftStaking/wise-alya")).toContain(info);

  const ticked = { version: "0", rwa: "on", bonus: "on", why: "on", more: "on", stake: "on" };
  const dry = await (await send(TAB, ticked, operator)).text();
  expect(dry).toContain("/eng/powerzoneNftStaking");
  expect(await htmlAt("/eng/powerzoneNftStaking")).toContain(link);
  const saved = await send(TAB, { ...ticked, seen: seenIn(dry) }, operator);
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/admin/powerzone/boost/menu"]);

  expect(await htmlAt("/eng/powerzoneNftStaking")).not.toContain(link);
  // who holds something there still reaches it
  const hidden = await htmlAt("/eng/powerzoneNftStaking/wise-alya");
  expect(hidden).toContain(link);
  expect(hidden).toContain("nft-info-why");
  expect(hidden).not.toContain(info);
  expect(await htmlAt("/eng/powerzonePunkyNova")).toContain(info);

  const proven = { Cookie: (await staffOf("operator")).cookie, ...english };
  const undo = "/admin/settings/hidden_nft_parts/undo";
  const version = versionIn(await htmlAt(undo, proven));
  const shown = await (await send(undo, { version }, proven)).text();
  await send(undo, { version, seen: seenIn(shown) }, proven);
  expect(await htmlAt("/eng/powerzoneNftStaking")).toContain(link);
});

/** A node that has a clock and the mint of a coin of six decimals. */
function nodeWith(mint: string) {
  const cluster = fakeCluster(["http://127.0.0.1:1"]);
  const clock = Buffer.alloc(40);
  clock.writeBigInt64LE(BigInt(Math.floor(Date.now() / 1000)), 32);
  const coin = Buffer.alloc(82);
  coin.writeUInt8(6, 44);
  const owner = "Sysvar1111111111111111111111111111111111111";
  cluster.accounts.set(CLOCK_ADDRESS, { owner, lamports: 1, data: clock });
  cluster.accounts.set(mint, { owner: TOKEN_PROGRAM, lamports: 1, data: coin });
  vi.stubGlobal("fetch", cluster.fetch);
}

it("what staff say of a coin is on its public page, with the decimals that its mint has", async () => {
  const mint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
  nodeWith(mint);
  const vesting = JSON.stringify({ mints: { SCG: mint }, funders: [] });
  await db.insert(setting).values({ key: "vesting", value: vesting, updatedAt: new Date() });
  const path = "/admin/powerzone/token/create";
  const coin = {
    ...{ mint, symbol: "SCG", icon: "coin-32", "name.ko": "스노우", "name.en": "Snow City Gold", "name.id": "Emas" },
    ...{ homepage: "https://scg.example/", whitepaper: "", exchange: "" },
  };
  const wrong = await send(path, { ...coin, homepage: "javascript:alert(1)" }, operator);
  expect(wrong.status).toBe(400);
  const unknown = await send(path, { ...coin, mint: "Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB" }, operator);
  expect(unknown.status).toBe(404);
  const dry = await (await send(path, coin, operator)).text();
  expect(await htmlAt("/eng/tokenVestingPlan")).not.toContain("Snow City Gold");
  const saved = await send(path, { ...coin, seen: seenIn(dry) }, operator);
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/admin/powerzone/token"]);
  const page = await htmlAt("/eng/tokenVestingPlan");
  expect(page).toContain("Snow City Gold (SCG)");
  expect(page).toContain('href="https://scg.example/"');
  expect(page).toMatch(/Decimals<\/dt><dd>6</);
  expect(await htmlAt("/eng/tokenVestingPlan?coin=ETM")).not.toContain("Snow City Gold");
  const edit = `/admin/powerzone/token/update/${mint}`;
  expect(await htmlAt(edit, operator)).toContain('value="Snow City Gold"');
  expect(
    (await ask(`/admin/powerzone/tokenDetail/register/${mint}`, { headers: operator })).headers.get("Location"),
  ).toBe(edit);
});
