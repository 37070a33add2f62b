import { type Keypair, NONCE_ACCOUNT_LENGTH, NonceAccount, PublicKey, SystemProgram } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { setWalletBehaviour, walletCalls } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { openDialog } from "./deeds.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { COIN, chooseHardware, openHolderPage, readPositions, stakingScreens } from "./holder-page.ts";
import { giveNfts } from "./nft-acts.ts";
import { openAt } from "./open-at.ts";
import { brokenRules } from "./page-checks.ts";
import { leaveWaiting } from "./waiting-transaction.ts";

/**
 * Tests a holder who signs on a hardware device, which takes longer than a blockhash lives. Balances are read from the
 * chain.
 */

/** A blockhash of the test's chain lives 15 seconds. */
const SLOW_MS = 22_000;
let site: Site;
let visit: TestPage;
let wallet: Keypair;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());
afterEach(() => visit?.close());

async function openHolder() {
  wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  return { page: visit.page, screens: stakingScreens(visit.page) };
}

const balance = () => site.coinBalance(wallet.publicKey);
const choice = (page: Page) => page.getByRole("checkbox", { name: "I sign on a hardware device", includeHidden: true });

it.runIf(isFullRun)(
  "opens a signing account once, takes its time over a stake, and gets the deposit back",
  async () => {
    const { page, screens } = await openHolder();
    const before = await balance();
    await screens.openStakeConfirm(100);
    await chooseHardware(page);
    await page.getByText("First, open your signing account").waitFor();
    expect(await screens.apply().isDisabled()).toBe(true);
    expect(await brokenRules(page)).toEqual([]);
    const deposit = await site.connection.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH);
    await page.locator(`[data-exact="${deposit / 1e9}\u00a0SOL"]`).waitFor();
    await page.getByRole("button", { name: "Open the signing account" }).click();
    await expect.poll(() => screens.apply().isEnabled(), { timeout: 30_000 }).toBe(true);
    expect(await nonceOf(wallet)).toMatchObject({ lamports: deposit });

    // after a reload, the choice is remembered and the account exists
    await screens.openStakeConfirm(100);
    await expect.poll(() => choice(page).isChecked()).toBe(true);
    await setWalletBehaviour(page, { signsAfterMs: SLOW_MS });
    await expect.poll(() => screens.apply().isEnabled(), { timeout: 10_000 }).toBe(true);
    await screens.apply().click();
    await page.waitForURL(/StakingComplete/, { timeout: SLOW_MS + 40_000 });
    expect(before - (await balance())).toBe(100n * COIN);
    expect(await readPositions(site, wallet.publicKey)).toHaveLength(1);
    expect((await walletCalls(page)).filter((call) => call === "signTransaction")).toHaveLength(1);

    await openAt(page, "/eng/mypage");
    await page.getByRole("heading", { name: "Signing account" }).waitFor();
    await page.getByRole("button", { name: "Close and get the deposit back" }).click();
    expect(await brokenRules(page)).toEqual([]);
    await page.getByRole("button", { name: "Sign and close" }).click();
    await page.getByRole("heading", { name: "Signing account" }).waitFor({ state: "detached", timeout: 30_000 });
    expect(await nonceOf(wallet)).toBeNull();
  },
  180_000,
);

it("cancels on my page a transaction that no node takes, and only then signs the next one", async () => {
  const { page, screens } = await openHolder();
  const before = await balance();
  await openNonceAccount(wallet);
  const waiting = await leaveWaiting(site, wallet, 100n * COIN);
  await screens.openStakeConfirm(100);
  await chooseHardware(page);
  await page.getByText("Another transaction of yours is still waiting for the network.").waitFor();
  expect(await screens.apply().isDisabled()).toBe(true);
  await page.getByRole("main").getByRole("link", { name: "Open My Page" }).last().click();
  await page.getByRole("button", { name: "Cancel the waiting transaction" }).click();
  await page.getByText("Network fee", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Sign and cancel it" }).click();
  await page.getByRole("button", { name: "Close and get the deposit back" }).waitFor({ timeout: 30_000 });
  await expect.poll(() => statusOf(page, waiting), { timeout: 60_000, interval: 1_000 }).toBe("expired");

  await screens.openStakeConfirm(100);
  await expect.poll(() => screens.apply().isEnabled(), { timeout: 10_000 }).toBe(true);
  await screens.apply().click();
  await page.waitForURL(/StakingComplete/, { timeout: 30_000 });
  expect(before - (await balance())).toBe(100n * COIN);
  expect(await readPositions(site, wallet.publicKey)).toHaveLength(1);
}, 120_000);

it.runIf(isFullRun)(
  "has an NFT holder open the signing account before anything else, and only then asks what the stake takes",
  async () => {
    const { page } = await openHolder();
    await giveNfts(site, wallet.publicKey, { collection: "punkykongz", count: 1 });
    await openAt(page, "/eng/powerzoneNftStaking/punkykongz");
    await page.locator(".wallet-nft input").first().check();
    await page.locator('[data-log$=".staking"]').click();
    const dialog = openDialog(page);
    await dialog.getByText(/at most [\d,]+ CU/).waitFor({ state: "attached" });
    const asked: string[] = [];
    page.on("request", (request) => {
      const body = request.postData() ?? "";
      if (request.url().includes("/api/") && body.includes('"nonce"')) asked.push(body);
    });
    await chooseHardware(page);
    await dialog.getByText("First, open your signing account").waitFor();
    const loud = dialog.locator(".button-primary:not(:disabled)");
    expect(await loud.allInnerTexts()).toEqual(["Open the signing account"]);
    expect(asked).toEqual([]);
    await loud.click();
    const submit = dialog.locator('[data-log$=".stakingConfirm"]:not([aria-disabled], :disabled)');
    await submit.waitFor({ timeout: 30_000 });
    await submit.click();
    await page.getByRole("dialog", { name: "Staking complete" }).waitFor({ timeout: 40_000 });
  },
  120_000,
);

/** Opens the signing account without the site. */
async function openNonceAccount({ publicKey, secretKey }: Keypair): Promise<void> {
  const lamports = await site.connection.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH);
  const creation = SystemProgram.createNonceAccount({
    fromPubkey: publicKey,
    noncePubkey: await nonceAddressOf(publicKey),
    basePubkey: publicKey,
    seed: "punkvism-nonce",
    authorizedPubkey: publicKey,
    lamports,
  });
  await site.connection.sendTransaction(creation, [{ publicKey, secretKey }]);
  await expect.poll(() => nonceOf(wallet), { timeout: 10_000 }).not.toBeNull();
  // a nonce cannot be used in the block in which it was made
  const slot = await site.connection.getSlot();
  await expect.poll(() => site.connection.getSlot(), { timeout: 10_000 }).toBeGreaterThan(slot + 1);
}

/**
 * The state that the page would get. This transaction has no Workflow; each request brings it as far as the chain allows.
 */
async function statusOf(page: Page, id: string): Promise<unknown> {
  const headers = { "X-Wallet-Address": wallet.publicKey.toBase58() };
  const answer = await page.request.get(`${site.url}/api/transactions/${id}`, { headers });
  return (await answer.json()).returnValue?.status;
}

function nonceAddressOf(wallet: PublicKey): Promise<PublicKey> {
  return PublicKey.createWithSeed(wallet, "punkvism-nonce", SystemProgram.programId);
}

/** The account at the wallet's nonce address, or null. */
async function nonceOf({ publicKey }: Keypair) {
  const account = await site.connection.getAccountInfo(await nonceAddressOf(publicKey));
  if (!account) return null;
  const { authorizedPubkey } = NonceAccount.fromAccountData(account.data);
  return { lamports: account.lamports, authority: authorizedPubkey.toBase58() };
}
