import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import type { LOCALES } from "../../app/locales/locales.ts";
import { findBrowser } from "../../tools/browser/find-browser.ts";
import type { listAddresses } from "../e2e/addresses.ts";
import type { openSite, Site, TestPage } from "../e2e/harness.ts";
import type { openHolderPage } from "../e2e/holder-page.ts";
import { importSource } from "./import-source.ts";
import type { Figure } from "./report.ts";

const CONTENT_KB = 135;
const SCREEN_KB = 160;
const SCREEN_FILES = 25;

/** What every chain library contains: the alphabet of base58, and the prime and the order of its curve. */
const CHAIN_CODE = [
  /ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz/,
  /7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed/i,
  /57896044618658097711785492504343953926634992332820282019728792003956564819949/,
  /1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed/i,
];

interface Load {
  bytes: number;
  files: number;
  chain: string[];
}

/**
 * JavaScript that a browser loads with every page before anyone touches it: gzip as we compress it, the number of files, and
 * whether chain code is among it. Each screen is measured as a visitor and as a signed-in holder, and the larger figure
 * counts.
 */
export async function benchScriptWeight(): Promise<Figure[]> {
  // found here, because `importSource` cannot load a module that imports something later, as the search for a browser does
  process.env.CHROME_PATH ??= (await findBrowser()).path;
  const harness = await importSource<{ openSite: typeof openSite }>("tests/e2e/harness.ts");
  const pages = await importSource<{ listAddresses: typeof listAddresses }>("tests/e2e/addresses.ts");
  const holders = await importSource<{ openHolderPage: typeof openHolderPage }>("tests/e2e/holder-page.ts");
  const locales = await importSource<{ LOCALES: typeof LOCALES }>("app/locales/locales.ts");
  const english = locales.LOCALES[1];
  const site = await harness.openSite();
  try {
    const figures: Figure[] = [];
    const holder = await site.newFundedWallet();
    for (const { path, kinds } of pages.listAddresses(english, {})) {
      const isScreen = kinds.some((kind) => kind.startsWith("routes/"));
      const loads = [await measure(site, path, () => site.openPage())];
      if (isScreen) loads.push(await measure(site, path, () => holders.openHolderPage(site, [holder])));
      figures.push(...figuresOf(path, isScreen, loads));
    }
    return figures;
  } finally {
    await site.close();
  }
}

async function measure(site: Site, path: string, open: () => Promise<TestPage>): Promise<Load> {
  const { page, close } = await open();
  const scripts = await loadScripts(page, site.url + path);
  await close();
  return {
    bytes: scripts.reduce((sum, { body }) => sum + gzipSync(body).length, 0),
    files: scripts.length,
    chain: scripts.filter(({ body }) => CHAIN_CODE.some((mark) => mark.test(body))).map(({ url }) => url),
  };
}

async function loadScripts(page: Page, url: string): Promise<{ url: string; body: string }[]> {
  const found = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && response.ok()) found.set(pathname, response.text());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  // what begins to load once the page is idle counts too
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
  await page.waitForLoadState("networkidle");
  return Promise.all([...found].map(async ([at, body]) => ({ url: at, body: await body })));
}

function figuresOf(path: string, isScreen: boolean, loads: Load[]): Figure[] {
  const kilobytes = Math.max(...loads.map(({ bytes }) => bytes)) / 1000;
  const files = Math.max(...loads.map((load) => load.files));
  const chain = [...new Set(loads.flatMap((load) => load.chain))];
  const limit = isScreen ? SCREEN_KB : CONTENT_KB;
  const isWithin = kilobytes <= limit && (!isScreen || files <= SCREEN_FILES) && chain.length === 0;
  const budget = isScreen ? `≤ ${SCREEN_KB} kB in ${SCREEN_FILES} files` : `≤ ${CONTENT_KB} kB`;
  const what = `${path} (${files} files${chain.length > 0 ? `, chain code in ${chain}` : ""})`;
  return [{ what, ours: kilobytes, reference: null, unit: "kB", budget, holds: isWithin }];
}
