import type { Page } from "playwright-core";
import type { PrivateKeyAccount } from "viem/accounts";
import { describe, expect, test } from "vitest";
import {
  BOOKINGS,
  choose,
  connectedButton,
  newAccount,
  node,
  openBeforeTests,
  openSessionsOf,
  row,
  services,
  visit,
  WALLETS,
} from "./app-wallet-visits.ts";

openBeforeTests();

describe.each(WALLETS)("%s", (name, walletType, _codeStart) => {
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
