import { afterAll, beforeAll, expect, test } from "vitest";
import { readBuiltScripts, weighConnectors } from "./connector-weight.ts";
import { openSite, type Site } from "./harness.ts";
import { CONTENT_KB, LATE_CODE, loadScripts, SCREEN_FILES, SCREEN_KB } from "./loaded-scripts.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite({ slotTimeMs: 50 });
});

afterAll(() => site?.close());

// those that load the most of their kind, by `npm run bench -- script-weight`
test.each([
  ["a content page", "/eng", CONTENT_KB],
  ["NFT staking", "/eng/powerzoneNftStaking", SCREEN_KB],
  ["NFT staking for a term", "/eng/powerzonePunkyNova", SCREEN_KB],
  ["my page", "/eng/mypage", SCREEN_KB],
  ["the migration", "/eng/mypage/migration", SCREEN_KB],
  ["a grant", "/eng/tokenVestingPlanDetail", SCREEN_KB],
  ["a field beside which a QR code can be scanned", "/eng/test/qr", SCREEN_KB],
])("a visitor of %s loads few scripts, and none that only a press may load", async (_, path, limit) => {
  const { page, close } = await site.openPage();
  const { bytes, files, late } = await loadScripts(page, site.url + path);
  const isAtWork = await page.evaluate(() => performance.getEntriesByName("hydrated").length > 0);
  const at = new URL(page.url()).pathname;
  await close();
  // a page that failed, or led elsewhere, loads little
  expect([at, isAtWork]).toEqual([path, true]);
  expect(late).toEqual([]);
  expect(files).toBeLessThanOrEqual(SCREEN_FILES);
  expect(bytes / 1000).toBeLessThanOrEqual(limit);
});

test("the marks of code that only a press may load are in the build", () => {
  const built = readBuiltScripts();
  expect(LATE_CODE.filter((mark) => !built.some((code) => mark.test(code)))).toEqual([]);
});

test("a wallet's own code is within its budget", () => {
  const weighed = weighConnectors().filter(({ limit }) => limit !== null);
  expect(weighed.length).toBeGreaterThan(5);
  expect(weighed.filter(({ kilobytes, limit }) => kilobytes > (limit ?? 0))).toEqual([]);
});
