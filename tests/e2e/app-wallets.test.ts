import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type FakeKaiaNode, startFakeKaiaNode } from "../fakes/kaia-node.ts";
import { type FakeAppServices, startFakeAppServices } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { brokenRules } from "./page-checks.ts";

const BOOKINGS = "/eng/mypage/reservation";
const PHONE = {
  viewport: { width: 375, height: 720 },
  userAgent:
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
};
const WALLETS = [
  ["Klip", "klip", "https://klipwallet.com/?target=/a2a?request_key="],
  ["Kaia Wallet", "kaia", "https://app.kaiawallet.io/a/"],
] as const;

let site: Site;
let node: FakeKaiaNode;
let services: FakeAppServices;
const open: TestPage[] = [];

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

describe.each(WALLETS)("%s", (name, walletType, codeStart) => {
  test("is connected by a QR code, comes back after a reload, and proves itself by a second one", async () => {
    const account = newAccount();
    const { page, takeProblems } = await visit(BOOKINGS);
    await choose(page, name);
    const picker = page.locator("#wallet-picker");
    await picker.getByText(`Scan this code with your phone's camera, and agree in ${name}.`).waitFor();
    expect(await picker.getByRole("timer").innerText()).toMatch(/^This request ends in (5:00|4:5\d)\.$/);
    expect(await readCode(page)).toBe(`${codeStart}${services.last().key}`);
    expect(services.last()).toMatchObject({ service: walletType, type: "auth" });
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    services.open(services.last());
    await picker.getByText(`${name} shows the request. Agree to it there.`).waitFor();
    await services.approve(services.last(), account);
    await connectedButton(page).waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      WALLETADDRESS: account.address,
      WALLETTYPE: walletType,
    });
    await page.reload();
    await connectedButton(page).waitFor();
    // an address alone opens nothing
    await page.getByRole("heading", { name: "Sign in with your wallet" }).waitFor();
    expect(await openSessionsOf(account)).toBe(0);

    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    const dialog = page.locator("#wallet-sign-in");
    await dialog.getByRole("img", { name: `QR code for ${name}` }).waitFor();
    const asked = services.last();
    expect(asked).toMatchObject({ type: walletType === "klip" ? "sign_message" : "sign", from: account.address });
    expect(asked.message).toContain(`${new URL(site.url).host} wants you to sign in with your Ethereum account:`);
    await services.approve(asked, account);
    await page.getByRole("link", { name: "Book" }).first().waitFor();
    expect(await openSessionsOf(account)).toBe(1);
    expect(takeProblems()).toEqual([]);
    await connectedButton(page).click();
    await page.getByRole("button", { name: "Disconnect" }).click();
    await expect.poll(() => openSessionsOf(account), { timeout: 15_000 }).toBe(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("on a phone is opened by a link, and the page goes on when its holder comes back", async () => {
    const account = newAccount();
    const { page } = await visit("/eng", PHONE);
    await choose(page, name);
    const link = page.locator("#wallet-picker").getByRole("link", { name: `Open ${name}` });
    await link.waitFor();
    const { key } = services.last();
    const expected = {
      klip: `kakaotalk://klipwallet/open?url=${encodeURIComponent(`${codeStart}${key}`)}`,
      kaia: `kaikas://wallet/api?request_key=${key}`,
    };
    expect(await link.getAttribute("href")).toBe(expected[walletType]);
    expect(await page.locator(".wallet-code").count()).toBe(0);
    // a phone that shows another app runs no timers of this page
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 1_000));
    await services.approve(services.last(), account);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await connectedButton(page).waitFor();
  });

  test("that is refused in the app says so, and can be tried again", async () => {
    const { page } = await visit("/eng");
    await choose(page, name);
    await page.locator(".wallet-code").waitFor();
    services.cancel(services.last());
    const words = walletType === "kaia" ? "User denied account authorization" : "You declined in your wallet.";
    await page.locator("#wallet-picker").getByText(words).waitFor();
    await row(page, name).click();
    await page.locator(".wallet-code").waitFor();
    await services.approve(services.last(), newAccount());
    await connectedButton(page).waitFor();
  });

  test("that fails in the app, and one whose service is down, say what to do", async () => {
    const { page } = await visit("/eng");
    await choose(page, name);
    await page.locator(".wallet-code").waitFor();
    services.fail(services.last());
    const dialog = page.getByRole("dialog", { name: "Connection Failed" });
    await dialog.getByText(`Failed to connect to ${name} wallet.`).waitFor();
    services.behaviour = { answers: "down" };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText(`The service of ${name} did not answer.`).waitFor();
  });
});

describe("a request to an app", () => {
  test.each([
    ["eng", "Nobody answered within five minutes"],
    ["kor", "5분 안에 응답이 없어서"],
    ["idn", "Tidak ada jawaban dalam lima menit"],
  ])("that nobody answers ends, says so in /%s, and leaves nothing", async (language, words) => {
    services.behaviour = { lifetimeSeconds: 3 };
    const { page } = await visit(`/${language}`);
    await choose(page, "Klip");
    await page.locator("#wallet-picker").getByText(words).waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    const before = services.reads;
    await page.waitForTimeout(2_000);
    expect(services.reads).toBe(before);
  });

  test("outlives a service that is away for a moment", async () => {
    const { page } = await visit("/eng");
    await choose(page, "Klip");
    await page.locator(".wallet-code").waitFor();
    for (const answers of ["down", "error", "garbage"] as const) {
      services.behaviour = { answers };
      await page.waitForTimeout(1_200);
    }
    services.behaviour = {};
    await services.approve(services.last(), newAccount());
    await connectedButton(page).waitFor();
  });

  test.each(["down", "error", "garbage"] as const)(
    "whose service is %s from the start is not made",
    async (answers) => {
      services.behaviour = { answers };
      const { page } = await visit("/kor");
      await choose(page, "Klip");
      await page.locator("#wallet-picker").getByText("Klip 서비스가 응답하지 않아요.").waitFor();
    },
  );

  test.each([
    ["closed", async (page: Page) => page.keyboard.press("Escape")],
    ["left for the list", async (page: Page) => page.getByRole("button", { name: "Other wallets" }).click()],
  ])("that was %s connects nobody, even if its holder agrees later", async (_, leave) => {
    const { page } = await visit("/eng");
    await choose(page, "Klip");
    await page.locator(".wallet-code").waitFor();
    await leave(page);
    await page.locator(".wallet-code").waitFor({ state: "detached" });
    await services.approve(services.last(), newAccount());
    const before = services.reads;
    await page.waitForTimeout(2_500);
    expect(services.reads - before).toBeLessThanOrEqual(1);
    expect(await connectedButton(page).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("is made without a byte of its code before the press", async () => {
    const { page } = await visit("/eng");
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.locator(".site-account .wallet-button").click();
    await row(page, "Klip").waitFor();
    expect(loaded.filter((url) => url.includes("app-connector"))).toEqual([]);
    await row(page, "Klip").click();
    await page.locator(".wallet-code").waitFor();
    expect(loaded.some((url) => url.includes("app-connector"))).toBe(true);
  });
});

describe("signing in with an app", () => {
  async function askToSign(account: PrivateKeyAccount) {
    const { page } = await visit(BOOKINGS);
    await choose(page, "Klip");
    await page.locator(".wallet-code").waitFor();
    await services.approve(services.last(), account);
    await connectedButton(page).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.locator("#wallet-sign-in .wallet-code").waitFor();
    return page;
  }

  test("takes a signature with the prefix of Ethereum too", async () => {
    const account = newAccount();
    const page = await askToSign(account);
    services.behaviour = { signs: "personal" };
    await services.approve(services.last(), account);
    await page.getByRole("link", { name: "Book" }).first().waitFor();
  });

  test("refuses the signature of another key, and one of an account whose key was changed", async () => {
    const account = newAccount();
    const page = await askToSign(account);
    services.behaviour = { signsWith: newAccount() };
    await services.approve(services.last(), account);
    const dialog = page.locator("#wallet-sign-in");
    await dialog.getByText("The signature did not match your wallet.").waitFor();
    node.keyTypes.set(account.address.toLowerCase(), 5);
    services.behaviour = {};
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.locator(".wallet-code").waitFor();
    await services.approve(services.last(), account);
    await dialog.getByText("The key of this Kaia account was changed").waitFor();
    expect(await openSessionsOf(account)).toBe(0);
  });

  test("says that it was declined, or that nobody answered", async () => {
    const page = await askToSign(newAccount());
    services.cancel(services.last());
    const dialog = page.locator("#wallet-sign-in");
    await dialog.getByText("You declined in your wallet. You are not signed in.").waitFor();
    services.behaviour = { lifetimeSeconds: 2 };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("Nobody answered within five minutes").waitFor();
    services.behaviour = { answers: "down" };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("The wallet's service did not answer.").waitFor();
  });
});

function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey());
}

async function visit(path: string, options = {}): Promise<TestPage> {
  const opened = await site.openPage({ locale: "en-GB", ...options });
  open.push(opened);
  opened.page.setDefaultTimeout(15_000);
  await opened.page.goto(path);
  return opened;
}

function row(page: Page, name: string) {
  return page.locator("#wallet-picker").getByRole("button", { name: new RegExp(name) });
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await row(page, name).click();
}

function connectedButton(page: Page) {
  return page.locator(".wallet-button[data-connected]");
}

/** What the drawn code says, as a camera would read it. */
async function readCode(page: Page): Promise<string | null> {
  const picture = sharp(await page.locator(".wallet-code").screenshot());
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const bytes = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer } });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: "srgb" };
  const [found] = await readBarcodes(pixels as ImageData, { formats: ["QRCode"] });
  return found?.text ?? null;
}

async function openSessionsOf({ address }: PrivateKeyAccount): Promise<number> {
  const found = await site.database
    .prepare("SELECT count(*) AS open FROM session WHERE wallet_address = ? AND revoked_at IS NULL")
    .bind(address.toLowerCase())
    .first<{ open: number }>();
  return found?.open ?? 0;
}
