import type { Page } from "playwright-core";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { storeSettings } from "../../tools/dev/database.ts";
import { fakeDcentBridge } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { brokenRules } from "./page-checks.ts";

const BOOKINGS = "/eng/mypage/reservation";
const WARNING = {
  eng: "D'CENT does not support Solana transactions directly, so its features here will be limited.",
  kor: "D'CENT는 솔라나 거래를 직접 지원하지 않아서 쓸 수 있는 기능이 제한돼요.",
  idn: "D'CENT tidak",
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

describe.each([1, 2] as const)("D'CENT behind version %i of its bridge", (version) => {
  beforeAll(async () => {
    await storeSettings(site.database, { dcent_bridge_version: String(version) });
    // public settings are read at most once every two seconds
    await new Promise((resolve) => setTimeout(resolve, 2_100));
  });

  test("is connected after a warning, restored from storage without its window, and signs in", async () => {
    const { page, account, bridge, takeProblems } = await visit(BOOKINGS);
    await page.locator(".site-account .wallet-button").click();
    await row(page).click();
    await page.locator("#wallet-picker").getByText(WARNING.eng).waitFor();
    expect(bridge.calls).toEqual([]);
    expect(await brokenRules(page, { part: "#wallet-picker" })).toEqual([]);
    await goOn(page);
    await connectedButton(page).waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      WALLETADDRESS: account.address,
      WALLETTYPE: "dcent",
    });
    await page.reload();
    await connectedButton(page).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Book" }).first().waitFor();
    expect(bridge.calls.map(({ method }) => method)).toEqual(
      version === 1 ? ["getAddress", "getEthereumSignedMessage"] : ["eth_requestAccounts", "personal_sign"],
    );
    expect(page.context().pages()).toHaveLength(1);
    expect(takeProblems()).toEqual([]);
  });

  test("says what to do when the holder refuses, the device fails, or answers nonsense", async () => {
    const { page, bridge } = await visit("/eng");
    bridge.behaviour = { error: version === 1 ? "user_cancel" : 4001 };
    await choose(page);
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    bridge.behaviour = { bridge: "close" };
    await row(page).click();
    await goOn(page);
    await page.getByText("You declined in your wallet. Nothing was connected.").waitFor();
    bridge.behaviour = { error: version === 1 ? "coin_type_error" : 5001 };
    await row(page).click();
    await goOn(page);
    const dialog = page.getByRole("dialog", { name: "Connection Failed" });
    await dialog.getByText("Check wallet connection and bridge").waitFor();
    expect(await dialog.getByRole("link", { name: "Open the bridge page" }).getAttribute("href")).toBe(
      "https://bridge.dcentwallet.com/v2",
    );
    bridge.behaviour = { isGarbage: true };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("No connected account.").waitFor();
    bridge.behaviour = {};
    await dialog.getByRole("button", { name: "Try again" }).click();
    await connectedButton(page).waitFor();
  });

  test("that signs with another key, refuses or stays silent signs nobody in", async () => {
    const { page, bridge, account } = await visit(BOOKINGS);
    await choose(page);
    await connectedButton(page).waitFor();
    const dialog = page.locator("#wallet-sign-in");
    bridge.behaviour = { signsWith: privateKeyToAccount(generatePrivateKey()) };
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await dialog.getByText("The signature did not match your wallet.").waitFor();
    bridge.behaviour = { error: version === 1 ? "user_cancel" : 4001 };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("You declined in your wallet. You are not signed in.").waitFor();
    bridge.behaviour = { bridge: "silent" };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("The wallet's bridge did not answer.").waitFor();
    bridge.behaviour = { bridge: "hang" };
    await page.clock.install();
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => bridge.calls.length, { timeout: 15_000 }).toBe(4);
    await page.clock.runFor(31_000);
    await dialog.getByText("Nothing was signed within 30 seconds.").waitFor();
    expect(await openSessionsOf(account)).toBe(0);
  });
});

describe("the window of D'CENT's bridge", () => {
  test.each([
    ["eng", "Your browser blocked the window of D'CENT."],
    ["kor", "브라우저가 D'CENT 창을 차단했어요."],
    ["idn", "Browser memblokir jendela D'CENT."],
  ] as const)("that is blocked is told in /%s", async (language, words) => {
    const { page } = await visit(`/${language}`);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.locator(".site-account .wallet-button").click();
    await row(page).click();
    await page.locator("#wallet-picker").getByText(WARNING[language]).waitFor();
    await page.locator("#wallet-picker .dialog-actions button").last().click();
    await page.locator("#wallet-picker").getByText(words).waitFor();
  });

  test("is not believed if another window speaks in its place", async () => {
    const { page, bridge } = await visit("/eng");
    bridge.behaviour = { bridge: "silent" };
    await choose(page);
    await page.evaluate(() => {
      const forge = (message: object) => window.postMessage(message, "*");
      setInterval(() => {
        forge({ event: "BridgeEvent", type: "data", payload: "popup-success" });
        forge({ type: "_ready" });
      }, 200);
    });
    await page.getByText("The bridge of D'CENT did not answer within five seconds.").waitFor();
    expect(bridge.calls).toEqual([]);
  });

  test("that never answers is given up after 30 seconds, and closed with the dialog before", async () => {
    const { page, bridge } = await visit("/eng");
    bridge.behaviour = { bridge: "hang" };
    await page.clock.install();
    await choose(page);
    await expect.poll(() => bridge.calls.length, { timeout: 15_000 }).toBe(1);
    await page.clock.runFor(31_000);
    await page.getByText("The device did not answer within 30 seconds.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => bridge.calls.length, { timeout: 15_000 }).toBe(2);
    await page.getByRole("button", { name: "Other wallets" }).click();
    await expect.poll(() => page.context().pages().length, { timeout: 15_000 }).toBe(1);
  });
});

test("D'CENT on a phone is opened in its own browser", async () => {
  const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15";
  const { page } = await visit("/eng", { userAgent, viewport: { width: 390, height: 844 } });
  await page.locator(".site-account .wallet-button").click();
  const link = page.locator("#wallet-picker").getByRole("link", { name: "Open in the D'CENT app" });
  expect(await link.getAttribute("href")).toBe(
    `https://link.dcentwallet.com/DAppBrowser/?url=${encodeURIComponent(page.url())}&network=klaytn-mainnet`,
  );
  expect(await row(page).count()).toBe(0);
});

async function visit(path: string, options = {}) {
  const opened = await site.openPage({ locale: "en-GB", ...options });
  open.push(opened);
  opened.page.setDefaultTimeout(15_000);
  const account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey());
  const bridge = await fakeDcentBridge(opened.context, account);
  await opened.page.goto(path);
  return { ...opened, account, bridge };
}

function row(page: Page) {
  return page.locator("#wallet-picker").getByRole("button", { name: /D'CENT/ });
}

async function goOn(page: Page): Promise<void> {
  await page.locator("#wallet-picker").getByRole("button", { name: "Continue" }).click();
}

async function choose(page: Page): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await row(page).click();
  await goOn(page);
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
