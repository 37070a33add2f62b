import { Connection, PublicKey } from "@solana/web3.js";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findAssociatedTokenAddress, findPrincipalVaultAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { wholeReward } from "~programs/reward-calculator.ts";
import { readLocalChainTs } from "../../app/domain/development/local-node.ts";
import { DEVELOPMENT_POOL_ADDRESS } from "../../tools/dev/chain-setup.ts";
import { launchBrowser } from "../e2e/harness.ts";
import { openAt } from "../e2e/open-at.ts";
import {
  freePorts,
  newStateFolder,
  removeStateFolders,
  type SiteProcess,
  startSite,
  survivors,
} from "./site-process.ts";

const HELD_RAW = 250_000_000_000_000n;
const STAKED_RAW = 100_000_000_000n;
const DAY = 86_400;
const PATIENCE_MS = 60_000;

let site: SiteProcess;
let browser: Browser;
let connection: Connection;

beforeAll(async () => {
  site = await startSite({ stateFolder: newStateFolder(), port: await freePorts() });
  connection = new Connection(site.rpcUrl, "confirmed");
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  const processes = site?.processes() ?? [];
  await site?.interrupt();
  expect(await survivors(processes)).toEqual([]);
  removeStateFolders();
});

async function tokens(account: PublicKey): Promise<bigint> {
  return BigInt((await connection.getTokenAccountBalance(account)).value.amount);
}

const scg = developmentKeypair("mint-scg").publicKey;
const wallet = developmentKeypair("wallet-1").publicKey;
const held = () => tokens(findAssociatedTokenAddress(scg, wallet, TOKEN_PROGRAM_ADDRESS));
const vault = () => tokens(findPrincipalVaultAddress(new PublicKey(DEVELOPMENT_POOL_ADDRESS)));

/** Approves what the development wallet asks for. */
async function approve(page: Page, title: RegExp): Promise<void> {
  const sheet = page.getByRole("dialog", { name: title });
  await sheet.getByRole("button", { name: "Approve" }).click();
  await sheet.waitFor({ state: "detached" });
}

it("covers little of a narrow screen until its handle is pressed, and then shows all of its own buttons", async () => {
  const viewport = { width: 375, height: 760 };
  const page = await browser.newPage({ baseURL: site.url, viewport, locale: "en-GB" });
  page.setDefaultTimeout(PATIENCE_MS);
  await openAt(page, "/eng");
  const bar = page.getByRole("complementary", { name: "Development" });
  await bar.waitFor();
  const share = async () => {
    const box = (await bar.boundingBox())!;
    return (box.width * box.height) / (viewport.width * viewport.height);
  };
  expect(await bar.getByRole("button").count()).toBe(0);
  expect(await share()).toBeLessThan(0.02);
  expect((await bar.locator("summary").boundingBox())!.height).toBeGreaterThanOrEqual(44);
  // the foot of the page becomes visible behind the handle
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const foot = (await page.locator("footer").boundingBox())!;
  expect(foot.y + foot.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);

  await page.locator(".site-account .wallet-button").click();
  await page.locator("#wallet-picker").getByRole("button", { name: "Development wallet Solana" }).click();
  await approve(page, /Connect to/);
  // by keyboard
  await bar.locator("summary").focus();
  await page.keyboard.press("Enter");
  await bar.getByRole("button", { name: "Account 1" }).waitFor();
  const names = ["+1 day", "+7 days", "To end of term", "Fund wallet", "Account 1 ⇄"];
  expect((await bar.getByRole("button").allInnerTexts()).map((text) => text.trim())).toEqual(names);
  const covered = await bar.getByRole("button").evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return !at || !button.contains(at);
      })
      .map((button) => button.textContent),
  );
  expect(covered).toEqual([]);
  await bar.getByRole("button", { name: "Account 1" }).click();
  await bar.getByRole("button", { name: "Account 2" }).waitFor();
  await page.context().close();
}, 300_000);

it("lets a newcomer connect, sign in, stake, let time pass, claim and unstake, as `npm start` tells them", async () => {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 900 }, locale: "en-GB" });
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on(
    "response",
    (response) => response.status() >= 500 && problems.push(`${response.status()} ${response.url()}`),
  );
  const bar = page.getByRole("complementary", { name: "Development" });

  // where `npm start` sends people: Powerzone, Coin Staking
  await openAt(page, "/");
  await openAt(page, "/eng/powerzoneCoinStaking");
  await page.locator(".site-account .wallet-button").click();
  await page.locator("#wallet-picker").getByRole("button", { name: "Development wallet Solana" }).click();
  await approve(page, /Connect to/);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await approve(page, /Sign in/);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).waitFor({ state: "detached" });

  await openAt(page, "/eng/powerzoneCoinStakingWriteStaking?term=90");
  await page.getByLabel("Amount").fill("100");
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(/StakingConfirm\?term=90&amount=100/);
  await page.locator(".action-bar input[required]").check();
  await page.getByRole("button", { name: "Agree and Apply" }).click();
  await approve(page, /Sign this transaction/);
  await page.waitForURL(/StakingComplete\?transaction=/);
  expect(await held()).toBe(HELD_RAW - STAKED_RAW);
  expect(await vault()).toBe(STAKED_RAW);

  await openAt(page, "/eng/powerzoneCoinStakingView");
  const before = await readLocalChainTs(site.rpcUrl);
  await bar.getByRole("button", { name: "+7 days" }).click();
  await expect
    .poll(() => readLocalChainTs(site.rpcUrl), { timeout: PATIENCE_MS })
    .toBeGreaterThanOrEqual(before + 7 * DAY);
  await page.getByRole("button", { name: "Claim Reward" }).click();
  const claim = page.getByRole("dialog");
  await claim.getByRole("button", { name: "MAX" }).click();
  await claim.getByRole("button", { name: "Claim Reward" }).click();
  await approve(page, /Sign this transaction/);
  await page.getByRole("dialog", { name: "Reward claimed" }).waitFor();
  const claimed = (await held()) - (HELD_RAW - STAKED_RAW);
  // 7 days and a little at the base rate of 2 percent a year
  const weekRaw = (STAKED_RAW * 200n * 7n) / (10_000n * 365n);
  expect(claimed).toBeGreaterThanOrEqual(weekRaw);
  expect(claimed).toBeLessThan((weekRaw * 102n) / 100n);
  await page.getByRole("button", { name: "OK" }).click();

  await bar.getByRole("button", { name: "To end of term" }).click();
  await expect
    .poll(() => readLocalChainTs(site.rpcUrl), { timeout: PATIENCE_MS })
    .toBeGreaterThanOrEqual(before + 89 * DAY);
  await openAt(page, "/eng/powerzoneCoinStakingWriteUnStaking");
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(/UnStakingConfirm/);
  await page.locator(".action-bar").getByRole("button", { name: "Unstake" }).click();
  await approve(page, /Sign this transaction/);
  await page.waitForURL(/UnStakingComplete/);
  expect(await held()).toBe(HELD_RAW + wholeReward(STAKED_RAW, 500, 90));
  expect(await vault()).toBe(0n);
  expect(problems).toEqual([]);
}, 300_000);
