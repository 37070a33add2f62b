import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { storeSettings } from "../../tools/dev/database.ts";
import { type FakeDcentBridge, fakeDcentBridge } from "../fakes/wallets/index.ts";
import { openSite, type PageOptions, type Site, type TestPage } from "./harness.ts";
import { openAt } from "./open-at.ts";
import { countOpenSessions } from "./open-sessions.ts";
import { codeAsPng } from "./qr-files.ts";

/** What the walks of D'CENT share: a site, the bridge of its device, and the acts of a holder. */

export let site: Site;
export const BOOKINGS = "/eng/mypage/reservation";
/** The page of the test transfer, below a language. */
export const TRANSFER = "test/dcentTransfer";
export const PHONE = {
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15",
  viewport: { width: 375, height: 760 },
};

const open: TestPage[] = [];
/** Public settings are read at most once in this time. */
const SETTING_MS = 2_100;

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite({ slotTimeMs: 50 });
  });
  beforeEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });
  afterAll(() => site?.close());
}

/** Puts a version of the bridge into service. */
export async function serveBridge(version: 1 | 2): Promise<void> {
  await storeSettings(site.database, { dcent_bridge_version: String(version) });
  await new Promise((resolve) => setTimeout(resolve, SETTING_MS));
}

type Visit = TestPage & { account: PrivateKeyAccount; bridge: FakeDcentBridge };
type VisitOptions = PageOptions & {
  /** The device's key on Solana, if it has one. */
  solana?: Keypair;
};

export async function visit(path: string, { solana, ...options }: VisitOptions = {}): Promise<Visit> {
  const opened = await site.openPage({ locale: "en-GB", ...options });
  open.push(opened);
  const account = privateKeyToAccount(generatePrivateKey());
  const bridge = await fakeDcentBridge(opened.context, account, solana);
  await opened.page.goto(path);
  return { ...opened, account, bridge };
}

export function row(page: Page) {
  return page.locator("#wallet-picker").getByRole("button", { name: /D'CENT/ });
}

/** Opens the warning behind D'CENT's row. */
export async function openWarning(page: Page): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await row(page).click();
}

export async function goOn(page: Page): Promise<void> {
  await page.locator("#wallet-picker .dialog-actions button").last().click();
}

export async function choose(page: Page): Promise<void> {
  await openWarning(page);
  await goOn(page);
}

/** Scans a QR code in place of the camera, from behind the warning. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.locator("#wallet-picker").getByRole("button", { name: "Scan its Solana address" }).click();
  const picture = { name: "code.png", mimeType: "image/png", buffer: await codeAsPng(text) };
  await page.locator("#qr-dialog input:not([capture])").setInputFiles(picture);
}

/** What the app of D'CENT shows of an account on Solana. */
export const codeOf = (walletAddress: string) => JSON.stringify({ type: "dcent_connection", walletAddress });

export function connectedButton(page: Page) {
  return page.locator(".site-account .wallet-button[data-connected]");
}

export const openSessionsOf = (address: string) => countOpenSessions(site, address);

/** The page of the test transfer with a scanned address of the device. */
export async function openTransfer(language: string, solana: Keypair): Promise<Visit> {
  const visited = await visit("/eng", { solana });
  await openWarning(visited.page);
  await scan(visited.page, codeOf(solana.publicKey.toBase58()));
  await connectedButton(visited.page).waitFor();
  await openAt(visited.page, `/${language}/${TRANSFER}`);
  return visited;
}

/** The button of the test transfer, which says something else after a try. */
export function signButton(page: Page) {
  return page.locator("main .stack-form .button-primary");
}
