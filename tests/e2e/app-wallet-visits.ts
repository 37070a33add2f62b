import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type FakeKaiaNode, startFakeKaiaNode } from "../fakes/kaia-node.ts";
import { type FakeAppServices, startFakeAppServices } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { countOpenSessions } from "./open-sessions.ts";

/** What the tests of wallets in an app share: a site, the services of those apps, and the acts of a holder. */

export let site: Site;
export let node: FakeKaiaNode;
export let services: FakeAppServices;

export const BOOKINGS = "/eng/mypage/reservation";

export const PHONE = {
  viewport: { width: 375, height: 720 },
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
};

export const WALLETS = [
  ["Klip", "klip", "https://klipwallet.com/?target=/a2a?request_key="],
  ["Kaia Wallet", "kaia", "https://app.kaiawallet.io/a/"],
] as const;

export const open: TestPage[] = [];

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    node = await startFakeKaiaNode();
    services = await startFakeAppServices();
    site = await openSite({ slotTimeMs: 50, evmRpcUrl: node.url, appServicesUrl: services.url });
  });
  beforeEach(async () => {
    services.behaviour = {};
    for (const page of open.splice(0)) await page.close();
  });
  afterAll(async () => {
    await site?.close();
    services?.close();
    node?.close();
  });
}

export function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey());
}

export async function visit(path: string, options = {}): Promise<TestPage> {
  const opened = await site.openPage({ locale: "en-GB", ...options });
  open.push(opened);
  await opened.page.goto(path);
  return opened;
}

export function row(page: Page, name: string) {
  return page.locator("#wallet-picker").getByRole("button", { name: new RegExp(name) });
}

export async function choose(page: Page, name: string): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await row(page, name).click();
}

export function connectedButton(page: Page) {
  return page.locator(".wallet-button[data-connected]");
}

/** What the drawn code says, as a camera would read it. */
export async function readCode(page: Page): Promise<string | null> {
  const picture = sharp(await page.locator(".wallet-code").screenshot());
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const bytes = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: "srgb" };
  const [found] = await readBarcodes(pixels as ImageData, { formats: ["QRCode"] });
  return found?.text ?? null;
}

export const openSessionsOf = ({ address }: PrivateKeyAccount) => countOpenSessions(site, address.toLowerCase());
