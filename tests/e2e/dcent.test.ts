import { Keypair } from "@solana/web3.js";
import { expect, test } from "vitest";
import {
  BOOKINGS,
  codeOf,
  connectedButton,
  goOn,
  openBeforeTests,
  openSessionsOf,
  openWarning,
  scan,
  serveBridge,
  site,
  TRANSFER,
  visit,
} from "./dcent-site.ts";
import { brokenRules } from "./page-checks.ts";

openBeforeTests();

test("D'CENT is connected after a warning, restored from storage without its window, and signs in", async () => {
  const { page, account, bridge, takeProblems } = await visit(BOOKINGS);
  await openWarning(page);
  await page
    .locator("#wallet-picker")
    .getByText("D'CENT does not support Solana transactions directly, so its features here will be limited.")
    .waitFor();
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
  expect(bridge.calls.map(({ method }) => method)).toEqual(["getAddress", "getEthereumSignedMessage"]);
  expect(page.context().pages()).toHaveLength(1);
  expect(takeProblems()).toEqual([]);
});

test("D'CENT's Solana address is scanned, restored, and looked with, but signs nobody in", async () => {
  const address = Keypair.generate().publicKey.toBase58();
  const { page, takeProblems } = await visit(BOOKINGS);
  await openWarning(page);
  await scan(page, codeOf(address));
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
  expect(await openSessionsOf(address)).toBe(0);
  expect(takeProblems()).toEqual([]);
  await connectedButton(page).click();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await connectedButton(page).waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("D'CENT signs the test transfer within what the page shows, and it becomes final", async () => {
  await serveBridge(2);
  const solana = await site.newFundedWallet();
  const { page, bridge, takeProblems } = await visit(`/eng/${TRANSFER}`, { solana });
  await page.getByRole("heading", { name: "Connect D'CENT's Solana address first" }).waitFor();
  expect(await page.locator(".fact").allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining("1,000,000"), expect.stringContaining("0.0010\u00a0SOL")]),
  );
  await openWarning(page);
  await scan(page, codeOf(solana.publicKey.toBase58()));
  await connectedButton(page).waitFor();
  const [coinsBefore, lamportsBefore] = [
    await site.coinBalance(solana.publicKey, "mint-usdc"),
    await lamportsOf(solana),
  ];
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign with D'CENT" }).click();
  await page.getByText("The transfer is final").waitFor();
  await page.getByText("Your D'CENT can sign transactions on Solana.").waitFor();
  expect(bridge.calls).toEqual([
    {
      version: 2,
      method: "signTransaction",
      params: { keyPath: "m/44'/501'/0'", transaction: { serialized: expect.any(String) } },
    },
  ]);
  expect(page.context().pages()).toHaveLength(1);
  expect(await site.coinBalance(solana.publicKey, "mint-usdc")).toBe(coinsBefore);
  const paid = lamportsBefore - (await lamportsOf(solana));
  expect(paid).toBeGreaterThan(0n);
  expect(paid).toBeLessThanOrEqual(1_000_000n);
  expect(takeProblems()).toEqual([]);
});

const lamportsOf = ({ publicKey }: Keypair) => site.lamports(publicKey);
