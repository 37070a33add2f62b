import type { Page } from "playwright-core";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  actWithLedger,
  exchangeLedger,
  exposeLedgerKey,
  fakeLedger,
  ledgerCalls,
  setLedgerBehaviour,
} from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { brokenRules } from "./page-checks.ts";

const BOOKINGS = "/eng/mypage/reservation";

let site: Site;
const open: TestPage[] = [];

beforeAll(async () => {
  site = await openSite({ slotTimeMs: 50 });
});
beforeEach(async () => {
  for (const page of open.splice(0)) await page.close();
});
afterAll(() => site?.close());

test("a Ledger on its cable is connected, comes back without the device, and signs in", async () => {
  const { page, account, takeProblems } = await visit(BOOKINGS);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openGuide(page);
  const picker = page.locator("#wallet-picker");
  await picker.getByText("Both use the key at 44'/60'/0'/0/0.").waitFor();
  expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
  expect(loaded.filter((url) => url.includes("ledger-device"))).toEqual([]);
  await picker.getByRole("button", { name: "Connect by cable" }).click();
  await connectedButton(page).waitFor();
  // the app was closed: opening it takes the device away for a moment
  expect(await ledgerCalls(page)).toEqual(["requestDevice", "openApp", "getAddress"]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    WALLETADDRESS: account.address,
    WALLETTYPE: "ledger",
  });
  await page.reload();
  await connectedButton(page).waitFor();
  expect(await ledgerCalls(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Book" }).first().waitFor();
  expect(await ledgerCalls(page)).toEqual(["openApp", "getAddress", "signPersonalMessage"]);
  expect(loaded.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(takeProblems()).toEqual([]);
  await connectedButton(page).click();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect.poll(() => openSessionsOf(account), { timeout: 15_000 }).toBe(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

describe("a Ledger that cannot be connected", () => {
  test("says why, and is connected once the reason is gone", async () => {
    const { page } = await visit("/eng", { app: "Bitcoin", isOpenElsewhere: true, chooser: "close" });
    await openGuide(page);
    // a browser forgets a press while the code is on its way over a slow line
    await page.evaluate(() => Object.defineProperty(navigator, "userActivation", { value: {}, configurable: true }));
    await page.getByRole("button", { name: "Connect by cable" }).click();
    const dialog = page.getByRole("dialog", { name: "Connection Failed" });
    await dialog.getByText("Failed to connect to Ledger.").waitFor();
    await dialog.getByText("Everything has been loaded.").waitFor();
    await page.evaluate(() => Reflect.deleteProperty(navigator, "userActivation"));
    await tryAgain(page, {});
    await dialog.getByText("No Ledger was chosen.").waitFor();
    await tryAgain(page, { chooser: "choose" });
    await dialog.getByText("Another page or program, such as Ledger Live, is using your Ledger.").waitFor();
    await tryAgain(page, { isOpenElsewhere: false, openApp: "refuse" });
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    await row(page).click();
    await setLedgerBehaviour(page, { openApp: "approve", status: 0x6d00 });
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await dialog.getByText("Your Ledger did not open the Ethereum app.").waitFor();
    await tryAgain(page, { status: undefined, isGarbage: true });
    await dialog.getByText("Check the connection of the Ledger wallet").waitFor();
    await tryAgain(page, { isGarbage: false });
    await connectedButton(page).waitFor();
  });

  test("because it is locked is waited for, and then told", async () => {
    const { page } = await visit("/eng", { isLocked: true });
    await page.clock.install();
    await openGuide(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await page.getByText("Unlock your Ledger with its PIN.").waitFor();
    await page.clock.runFor(61_000);
    await page.getByText("Your Ledger is locked.").waitFor();
    await tryAgain(page, {});
    await page.getByText("Unlock your Ledger with its PIN.").waitFor();
    await setLedgerBehaviour(page, { isLocked: false });
    await connectedButton(page).waitFor();
  });

  test("because it was unplugged says so, and left for the list connects nobody", async () => {
    const { page } = await visit("/eng", { openApp: "hang" });
    await openGuide(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await page.getByText("Confirm on your Ledger that the Ethereum app may open.").waitFor();
    await actWithLedger(page, "unplug");
    await page.getByText("Your Ledger was unplugged").waitFor({ timeout: 30_000 });
    await actWithLedger(page, "plug");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Confirm on your Ledger that the Ethereum app may open.").waitFor();
    await page.getByRole("button", { name: "Other wallets" }).click();
    await row(page).waitFor();
    await setLedgerBehaviour(page, { openApp: "approve" });
    expect(await connectedButton(page).count()).toBe(0);
    await openGuideAgain(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await connectedButton(page).waitFor();
  });

  test("because its Ethereum app was never installed says so", async () => {
    const { page } = await visit("/eng", { hasEthereum: false });
    await openGuide(page);
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await page.getByText("Install it with Ledger Live if it is missing").waitFor();
  });
});

test("a Ledger that refuses, is another one, or signs nonsense signs nobody in", async () => {
  const { page, account } = await visit(BOOKINGS, { app: "Ethereum", sign: "refuse" });
  await openGuide(page);
  await page.getByRole("button", { name: "Connect by cable" }).click();
  await connectedButton(page).waitFor();
  const dialog = page.locator("#wallet-sign-in");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await dialog.getByText("You declined in your wallet. You are not signed in.").waitFor();
  await setLedgerBehaviour(page, { sign: "hang" });
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByText("Sign the message on your Ledger.").waitFor();
  await actWithLedger(page, "unplug");
  await dialog.getByText("Your Ledger was unplugged").waitFor({ timeout: 30_000 });
  const other = privateKeyToAccount(generatePrivateKey());
  await exchangeLedger(page, other);
  await actWithLedger(page, "plug");
  await setLedgerBehaviour(page, { sign: "approve" });
  await dialog.getByRole("button", { name: "Try again" }).click();
  await dialog.getByText("Your wallet answered with a different account").waitFor();
  expect(await openSessionsOf(account)).toBe(0);
  expect(await openSessionsOf(other)).toBe(0);
});

describe("in a browser that reaches no device", () => {
  test.each([
    ["eng", "This browser cannot reach a device on a cable", "Continue with MetaMask"],
    ["kor", "이 브라우저는 케이블로 연결한 기기를 쓸 수 없어요.", "메타마스크로 계속하기"],
    ["idn", "Browser ini tidak bisa menjangkau perangkat lewat kabel.", "Lanjut dengan MetaMask"],
  ])("/%s says so, and leads through MetaMask", async (language, words, button) => {
    const { page } = await visit(`/${language}`, { isWithoutHid: true });
    await openGuide(page);
    const picker = page.locator("#wallet-picker");
    await picker.getByText(words).waitFor();
    expect(await picker.locator(".dialog-actions button").count()).toBe(2);
    expect(await picker.locator("ol li").count()).toBe(8);
    await picker.getByRole("button", { name: button }).click();
    await picker.getByRole("link", { name: /MetaMask/ }).waitFor();
  });
});

async function visit(path: string, settings: Parameters<typeof fakeLedger>[1] = {}) {
  const account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey());
  const opened = await site.openPage({ locale: "en-GB", initScripts: [fakeLedger(account, settings)] });
  open.push(opened);
  opened.page.setDefaultTimeout(15_000);
  await exposeLedgerKey(opened.context, account);
  await opened.page.goto(path);
  return { ...opened, account };
}

function row(page: Page) {
  return page.locator("#wallet-picker").getByRole("button", { name: /^Ledger/ });
}

async function openGuide(page: Page): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await openGuideAgain(page);
}

async function openGuideAgain(page: Page): Promise<void> {
  await row(page).click();
}

async function tryAgain(page: Page, behaviour: Parameters<typeof setLedgerBehaviour>[1]): Promise<void> {
  await setLedgerBehaviour(page, behaviour);
  await page.locator("#wallet-picker").getByRole("button", { name: "Try again" }).click();
}

function connectedButton(page: Page) {
  return page.locator(".wallet-button[data-connected]");
}

async function openSessionsOf({ address }: PrivateKeyAccount): Promise<number> {
  const found = await site.database
    .prepare("SELECT count(*) AS open FROM session WHERE wallet_address = ? AND revoked_at IS NULL")
    .bind(address.toLowerCase())
    .first<{ open: number }>();
  return found?.open ?? 0;
}
