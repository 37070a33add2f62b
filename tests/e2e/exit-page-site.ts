import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Connection, Keypair, PublicKey } from "@solana/web3.js";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { developmentKeypair } from "~programs/development-keys.ts";
import { stake } from "~programs/staking.ts";
import type { LocalChain } from "../../tools/dev/chain.ts";
import { send } from "../../tools/dev/chain-send.ts";
import { DEVELOPMENT_POOL_ADDRESS, fundWallets } from "../../tools/dev/chain-setup.ts";
import { buildExitPage } from "../../tools/exit/build.mjs";
import { type LosingNode, openLosingNode } from "../fakes/losing-node.ts";
import { fakeWallet } from "../fakes/wallets/index.ts";
import { startSampleChain } from "../sample-chain.ts";
import { launchBrowser } from "./harness.ts";

/** What the tests of the exit page share. The site is not started: a holder has only the exit page, a wallet and a node. */

let folder: string;
export let chain: LocalChain;
export let connection: Connection;
let server: Server;
export let browser: Browser;
export let page: Page;
export let node: LosingNode;

const SCG = 10n ** 9n;

/** Tells the ids of this file's grants from those of the development wallets. */
export const PLACE = 8;
export const mint = developmentKeypair("mint-scg").publicKey;
const pool = { address: new PublicKey(DEVELOPMENT_POOL_ADDRESS), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };

/** What the holder of a test has staked: an amount of which every language could read another. */
export const STAKED = 1_234n * SCG;

export const scgOf = async (owner: PublicKey) => {
  const account = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  return BigInt((await connection.getTokenAccountBalance(account, "confirmed")).value.amount);
};

/** Starts a chain and serves the page before the tests of a file, and ends both after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "exit-page-"));
    await buildExitPage(folder);
    const html = readFileSync(path.join(folder, "index.html"));
    server = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(html));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    chain = await startSampleChain({ slotTimeMs: 100 });
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
}

/** The exit page for a holder with a stake for 30 days. */
export async function openWithStake(locale: string) {
  const wallet = Keypair.generate();
  await fundWallets(chain, [wallet.publicKey]);
  const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 10_000 };
  const wish = { positionId: 1n, amountRaw: STAKED, termDays: 30 };
  await send(connection, [stake({ pool, owner: wallet.publicKey, ...wish, ...limits })], [wallet]);
  return { wallet, problems: await openAs(wallet, locale) };
}

/** The exit page with a wallet that has this key, and the errors of its console. */
export async function openAs(wallet: Keypair, locale: string, nodeUrl = node.url) {
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
