import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { brokenRules } from "./page-checks.ts";
import { codeAsPng } from "./qr-files.ts";

const BOOKINGS = "/eng/mypage/reservation";
const PHONE = {
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15",
  viewport: { width: 375, height: 760 },
};

let site: Site;
const open: TestPage[] = [];

beforeAll(async () => {
  site = await openSite({ slotTimeMs: 50 });
});
beforeEach(async () => {
  for (const page of open.splice(0)) await page.close();
});
afterAll(() => site?.close());

test("D'CENT's Solana address is scanned, restored, and looked with, but signs nobody in", async () => {
  const address = Keypair.generate().publicKey.toBase58();
  const { page, takeProblems } = await visit(BOOKINGS);
  await page.locator(".site-account .wallet-button").click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: /D'CENT/ })
    .click();
  expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
  await scan(page, JSON.stringify({ type: "dcent_connection", walletAddress: address }));
  await connectedButton(page).waitFor();
  const stored = { WALLETADDRESS: address, WALLETTYPE: "dcent" };
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(stored);
  await page.reload();
  await connectedButton(page).waitFor();
  await page.waitForTimeout(4_000); // whoever does not come back is forgotten after three seconds
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject(stored);
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Your address is connected for looking only" }).waitFor();
  expect(await main.getByRole("button", { name: "Sign in" }).count()).toBe(0);
  await main.getByRole("button", { name: "Select Wallet" }).click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: /Phantom/ })
    .waitFor();
  await page.keyboard.press("Escape");
  const { open: sessions } = (await site.database
    .prepare("SELECT count(*) AS open FROM session WHERE wallet_address = ?")
    .bind(address)
    .first<{ open: number }>())!;
  expect(sessions).toBe(0);
  expect(takeProblems()).toEqual([]);
  await connectedButton(page).click();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await connectedButton(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a code that holds no wallet's address connects nobody", async () => {
  const { page } = await visit("/eng");
  await page.locator(".site-account .wallet-button").click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: /D'CENT/ })
    .click();
  await scan(page, JSON.stringify({ type: "dcent_connection", walletAddress: "11111111111111111111111111111111" }));
  await page.locator("#qr-dialog").getByRole("alert").first().waitFor();
  expect(await connectedButton(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.each([
  ["eng", "D'CENT's app did not open within two seconds."],
  ["kor", "D'CENT 앱이 2초 안에 열리지 않았어요."],
  ["idn", "Aplikasi D'CENT tidak terbuka dalam dua detik."],
])("D'CENT's app that does not open on a phone is missed after two seconds in /%s", async (language, words) => {
  const { page, context } = await visit(`/${language}`, PHONE);
  // a phone that has the app opens it instead of loading the address
  await context.route("https://link.dcentwallet.com/**", (route) => route.fulfill({ status: 204 }));
  await page.clock.install();
  await page.locator(".site-account .wallet-button").click();
  const link = page.locator('#wallet-picker a[href^="https://link.dcentwallet.com"]');
  await link.click();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.clock.runFor(2_100);
  expect(await page.locator("#wallet-picker").getByText(words).count()).toBe(0);
  await link.click();
  await page.clock.runFor(2_100);
  await page.locator("#wallet-picker").getByText(words).waitFor();
});

async function visit(path: string, options = {}) {
  const opened = await site.openPage({ locale: "en-GB", ...options });
  open.push(opened);
  opened.page.setDefaultTimeout(15_000);
  await opened.page.goto(path);
  return opened;
}

async function scan(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Scan its Solana address" }).click();
  const picture = { name: "code.png", mimeType: "image/png", buffer: await codeAsPng(text) };
  await page.locator("#qr-dialog input:not([capture])").setInputFiles(picture);
}

function connectedButton(page: Page) {
  return page.locator(".site-account .wallet-button[data-connected]");
}
