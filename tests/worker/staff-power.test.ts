import { afterAll, beforeAll, expect, it } from "vitest";
import { storeShownSetting } from "~/domain/settings/commands.server";
import { ask, send, staffOf } from "./staff-callers";
import { db } from "./visitors";

const TAB = "/admin/powerzone/boost/menu/boost.wise-alya";
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
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/admin/powerzone/boost/menu?done"]);

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
