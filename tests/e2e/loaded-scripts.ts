import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

/** The most that a first load may bring, in kB of gzip and in files (design budgets). */
export const CONTENT_KB = 135;
export const SCREEN_KB = 160;
export const SCREEN_FILES = 25;

/**
 * Marks of the code that only a press may load. For a chain library: the alphabet of base58, and the prime or the order of its
 * curve. For the wallets' code, viem and the QR decoder: a name that no minifier changes.
 */
export const LATE_CODE = [
  /ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz/,
  /7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed/i,
  /1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed/i,
  /eip6963:requestProvider/,
  /AbiEncodingLengthMismatchError/,
  /ChecksumException/,
];

export interface LoadedScripts {
  /** As gzip makes them. */
  bytes: number;
  files: number;
  /** The addresses of scripts with code that only a press may load. */
  late: string[];
}

/** Opens an address and returns the scripts that the browser loads before anyone touches the page, idle time included. */
export async function loadScripts(page: Page, url: string): Promise<LoadedScripts> {
  const found = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js") && response.ok()) found.set(pathname, response.text());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1_000 })));
  await page.waitForLoadState("networkidle");
  const scripts = await Promise.all([...found].map(async ([at, body]) => ({ at, body: await body })));
  return {
    bytes: scripts.reduce((sum, { body }) => sum + gzipSync(body).length, 0),
    files: scripts.length,
    late: scripts.filter(({ body }) => LATE_CODE.some((mark) => mark.test(body))).map(({ at }) => at),
  };
}
