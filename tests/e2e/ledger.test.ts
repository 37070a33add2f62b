import { expect, test } from "vitest";
import { ledgerCalls } from "../fakes/wallets/index.ts";
import { BOOKINGS, connectedButton, openBeforeTests, openGuide, openSessionsOf, site, visit } from "./ledger-site.ts";
import { brokenRules } from "./page-checks.ts";

openBeforeTests();

test("a Ledger on its cable is connected, comes back without the device, and signs in", async () => {
  const { page, account, takeProblems } = await visit(BOOKINGS);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await openGuide(page);
  const picker = page.locator("#wallet-picker");
  await picker.getByText("the Ledger’s Ethereum account 44'/60'/0'/0/0.").waitFor();
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
  await expect.poll(() => openSessionsOf(account)).toBe(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
