import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Connection, Keypair, PublicKey } from "@solana/web3.js";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { readHoldings } from "~programs/holdings.ts";
import { stake } from "~programs/staking.ts";
import { destinationAddresses } from "~programs/token-accounts.ts";
import { type LocalChain, startChain } from "../../tools/dev/chain.ts";
import { send } from "../../tools/dev/chain-send.ts";
import { DEVELOPMENT_POOL_ADDRESS, fundWallets, setUpChain } from "../../tools/dev/chain-setup.ts";
import { grantSamples } from "../../tools/dev/chain-setup-vesting.ts";
import { plantSampleNfts } from "../../tools/dev/sample-nfts.ts";
import { buildExitPage } from "../../tools/exit/build.mjs";
import { type LosingNode, openLosingNode } from "../fakes/losing-node.ts";
import { fakeWallet, setWalletBehaviour } from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { freezeCoin, stakeInNova, tokenAmountOf } from "./frozen-nova.ts";
import { launchBrowser } from "./harness.ts";
import { brokenRules, readOverflow } from "./page-checks.ts";

/** The site is not started: a holder has only the exit page, a wallet and a node. */

const SCG = 10n ** 9n;
/** Tells the ids of this file's grants from those of the development wallets. */
const PLACE = 8;
const mint = developmentKeypair("mint-scg").publicKey;
const pool = { address: new PublicKey(DEVELOPMENT_POOL_ADDRESS), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
let folder: string;
let chain: LocalChain;
let connection: Connection;
let server: Server;
let browser: Browser;
let page: Page;
let node: LosingNode;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "exit-page-"));
  await buildExitPage(folder);
  const html = readFileSync(path.join(folder, "index.html"));
  server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(html));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  chain = await startChain({ port: 0, stateFolder: null, slotTimeMs: 100 });
  await setUpChain(chain);
  connection = new Connection(chain.rpcUrl, "confirmed");
  browser = await launchBrowser();
}, 180_000);
beforeEach(async () => {
  node = await openLosingNode(chain.rpcUrl);
});
afterEach(async () => {
  await page?.context().close();
  node.close();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  await chain?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What the holder of a test has staked: an amount of which every language could read another. */
const STAKED = 1_234n * SCG;

/** The exit page for a holder with a stake for 30 days. */
async function openWithStake(locale: string) {
  const wallet = Keypair.generate();
  await fundWallets(chain, [wallet.publicKey]);
  const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 10_000 };
  const wish = { positionId: 1n, amountRaw: STAKED, termDays: 30 };
  await send(connection, [stake({ pool, owner: wallet.publicKey, ...wish, ...limits })], [wallet]);
  return { wallet, problems: await openAs(wallet, locale) };
}

/** The exit page with a wallet that has this key, and the errors of its console. */
async function openAs(wallet: Keypair, locale: string, nodeUrl = node.url) {
  const context = await browser.newContext({ locale, viewport: { width: 375, height: 800 } });
  page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  const { script, argument } = fakeWallet([wallet]);
  await page.addInitScript(script as (argument: unknown) => void, argument);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/?rpc=${encodeURIComponent(nodeUrl)}`);
  return problems;
}

const scgOf = async (owner: PublicKey) => {
  const account = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  return BigInt((await connection.getTokenAccountBalance(account, "confirmed")).value.amount);
};

it("lets a holder out while the site is down, and says first what that gives up", async () => {
  const { wallet, problems } = await openWithStake("en-GB");
  const before = await scgOf(wallet.publicKey);
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  await page.getByRole("heading", { name: "Staked coin" }).waitFor({ timeout: 20_000 });
  expect(await brokenRules(page)).toEqual([]);
  expect(await readOverflow(page)).toEqual([]);
  await page.getByText("Leaving now gives up").waitFor();
  await page
    .getByText(/^1,234( |$)/)
    .first()
    .waitFor();

  let question = "";
  page.once("dialog", async (dialog) => {
    question = dialog.message();
    await dialog.dismiss();
  });
  await page.getByRole("button", { name: "Take it out" }).click();
  expect(question).toMatch(/gives up for good: \d+\.\d+( \(over \d+\))?\. Take it out/);
  expect(await scgOf(wallet.publicKey)).toBe(before);

  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByText("Done. Everything that was signed is final.").waitFor({ timeout: 60_000 });
  expect(await scgOf(wallet.publicKey)).toBeGreaterThanOrEqual(before + STAKED);
  const { coins } = await readHoldings(connection, wallet.publicKey);
  expect(coins.filter(({ position }) => position.leftTs === 0n)).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);

it.each(["en-GB", "ko-KR", "id-ID"])(
  "fits the narrowest screen with its sums, in %s",
  async (locale) => {
    await openWithStake(locale);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole("button", { name: /Phantom/ }).click();
    await page.locator("dd").first().waitFor({ timeout: 20_000 });
    expect(await readOverflow(page)).toEqual([]);
  },
  120_000,
);

it("takes coins out although the wallet's account for them is frozen, and says where they went", async () => {
  const { wallet } = await openWithStake("en-GB");
  await freezeCoin(chain, wallet.publicKey);
  const usual = { owner: wallet.publicKey, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const [, other = usual.owner] = await destinationAddresses(usual);
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Take it out" }).click();
  await page.getByText(`in another token account of your wallet: ${other}`).waitFor({ timeout: 60_000 });
  const { value } = await connection.getTokenAccountBalance(other, "confirmed");
  expect(BigInt(value.amount)).toBeGreaterThanOrEqual(STAKED);
}, 120_000);

it("says of each grant which coin it is of, by the address of its mint, because anybody may give a coin any name", async () => {
  const wallet = Keypair.generate();
  await fundWallets(chain, [wallet.publicKey]);
  await grantSamples(connection, wallet.publicKey, PLACE);
  const problems = await openAs(wallet, "id-ID");
  await page.getByRole("button", { name: "Hubungkan Phantom" }).click();
  const card = (plan: string) => page.locator("section", { has: page.getByText(plan, { exact: true }) });
  await card("ETM Partners").getByText(developmentKeypair("mint-etm").publicKey.toBase58()).waitFor();
  await card("Founding Holders").getByText(mint.toBase58()).waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await readOverflow(page)).toEqual([]);
  expect(problems).toEqual([]);
}, 120_000);

it("asks a node that a link names only once the holder has been told its name and knows it", async () => {
  await openAs(Keypair.generate(), "en-GB", "https://node.stranger.example/key");
  const asked: string[] = [];
  await page.route("https://node.stranger.example/**", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  let question = "";
  page.once("dialog", (dialog) => {
    question = dialog.message();
    return dialog.dismiss();
  });
  const connect = page.getByRole("button", { name: "Connect Phantom" });
  await connect.click();
  expect(question).toContain("node.stranger.example.");
  expect(asked).toEqual([]);
  page.once("dialog", (dialog) => dialog.accept());
  await connect.click();
  await page.getByText("It did not work.").waitFor();
  expect(asked).not.toEqual([]);
}, 60_000);

it("does nothing if the wallet refuses, and uses the language of the browser", async () => {
  const { wallet } = await openWithStake("ko-KR");
  const before = await scgOf(wallet.publicKey);
  await page.getByRole("button", { name: "Phantom 연결하기" }).click();
  await setWalletBehaviour(page, { sign: "refuse" });
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "되찾기" }).click({ timeout: 20_000 });
  await page.getByText("처리하지 못했어요").waitFor();
  expect(await scgOf(wallet.publicKey)).toBe(before);
  expect((await readHoldings(connection, wallet.publicKey)).coins).toHaveLength(1);
}, 120_000);

it("takes an NFT out once and says so, although answers are lost", async () => {
  const { wallet } = await openWithStake("en-GB");
  const before = await scgOf(wallet.publicKey);
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  page.once("dialog", (dialog) => dialog.accept());
  const leave = page.getByRole("button", { name: "Take it out" });
  await leave.waitFor({ timeout: 20_000 });
  node.lose(["sendTransaction", "getSignatureStatuses", "getEpochInfo"], 2);
  // the new figures are read once everything is final
  node.lose(["getProgramAccounts"], 1);
  await leave.click();
  const done = page.getByText("Done. Everything that was signed is final. The new figures could not be read yet.");
  await done.waitFor({ timeout: 60_000 });
  expect(node.lost("getSignatureStatuses")).toBe(2);
  expect(await scgOf(wallet.publicKey)).toBeGreaterThanOrEqual(before + STAKED);
}, 120_000);

it.runIf(isFullRun)(
  "says that nothing has changed only once what was signed can no longer land",
  async () => {
    const { wallet } = await openWithStake("id-ID");
    const before = await scgOf(wallet.publicKey);
    await page.getByRole("button", { name: "Hubungkan Phantom" }).click();
    page.once("dialog", (dialog) => dialog.accept());
    const leave = page.getByRole("button", { name: "Ambil kembali" });
    await leave.waitFor({ timeout: 20_000 });
    // there, a comma begins the decimals and a point groups digits
    await page
      .getByRole("definition")
      .filter({ hasText: /^1\.234( |$)/ })
      .first()
      .waitFor();
    node.stopSends();
    const height = await connection.getBlockHeight("confirmed");
    await leave.click();
    await page.getByText("Sedang dikirim: 1 dari").waitFor();
    await page.getByText("Jaringan tidak menerimanya tepat waktu").waitFor({ timeout: 100_000 });
    expect(await connection.getBlockHeight("confirmed")).toBeGreaterThan(height + 150);
    expect(await scgOf(wallet.publicKey)).toBe(before);
  },
  150_000,
);

it("lets a holder out of Nova although a coin is frozen, and says first what that gives up", async () => {
  const wallet = developmentKeypair("wallet-1");
  await plantSampleNfts(chain);
  const { mint: nft } = await stakeInNova(chain, wallet);
  await freezeCoin(chain, wallet.publicKey);
  const problems = await openAs(wallet, "en-GB");
  await page.getByRole("button", { name: "Connect Phantom" }).click();
  const leave = page.getByRole("button", { name: "Take it out" });
  const questions: string[] = [];
  const answer = (isYes: boolean) =>
    page.once("dialog", async (dialog) => {
      questions.push(dialog.message());
      await (isYes ? dialog.accept() : dialog.dismiss());
    });
  answer(false);
  await leave.click({ timeout: 20_000 });
  await expect.poll(() => questions).toHaveLength(1);
  expect(questions[0]).toMatch(
    /This gives up for good: .*6\d[^+]*\w{4}…\).*Of that, 3\d.* is due now and cannot be paid \(AccountFrozen\)/,
  );
  expect(await tokenAmountOf(connection, wallet.publicKey, nft)).toBe(0n);

  answer(true);
  await leave.click();
  await page.getByText("Done. Everything that was signed is final.").waitFor({ timeout: 60_000 });
  expect(await tokenAmountOf(connection, wallet.publicKey, nft)).toBe(1n);
  const twig = await tokenAmountOf(connection, wallet.publicKey, developmentKeypair("mint-twig").publicKey);
  expect(twig).toBeGreaterThanOrEqual(12n * 10n ** 6n);
  expect(problems).toEqual([]);
}, 120_000);
