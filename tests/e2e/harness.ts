import { getAccount, TokenAccountNotFoundError } from "@solana/spl-token";
import { Connection, Keypair, PublicKey } from "@solana/web3.js";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { type DevelopmentLabel, developmentKeypair } from "~programs/development-keys.ts";
import { readLocalChainTs, travelTo } from "../../app/domain/development/local-node.ts";
import { findBrowser } from "../../tools/browser/find-browser.ts";
import type { LocalChain } from "../../tools/dev/chain.ts";
import { DEVELOPMENT_CHAIN_SETTINGS, DEVELOPMENT_POOL_ADDRESS, fundWallets } from "../../tools/dev/chain-setup.ts";
import { storeSettings } from "../../tools/dev/database.ts";
import { seedNews } from "../../tools/dev/sample-news.ts";
import { type BuiltWorker, openBuiltWorker } from "../../tools/dev/worker.ts";
import { startSampleChain } from "../sample-chain.ts";
import { addOpenPage, openLogs } from "./open-page-set.ts";
import { openRpcGate, type RpcGate } from "./rpc-gate.ts";

export interface SiteOptions {
  /**
   * Milliseconds per slot. With 100, the default, a transaction is final after 3 seconds and a blockhash expires after 15.
   * Tests in which nothing expires use 50.
   */
  slotTimeMs?: number;
  /** How many uses per minute each rate limit allows; plenty by default. */
  rateLimit?: number;
  /** A node of the former chain; without one, the site has none. */
  evmRpcUrl?: string;
  /** Stands in for the services behind the apps of Kaia Wallet and Klip. */
  appServicesUrl?: string;
  /** What the browser is started with beside the usual, such as a camera. */
  browserArguments?: readonly string[];
}

/** The whole site of one test file: its own chain with our programs and pools, D1, the built Worker, a browser. */
export interface Site {
  url: string;
  chain: LocalChain;
  connection: Connection;
  database: BuiltWorker["database"];
  worker: BuiltWorker;
  /** The gate through which the Worker reaches the chain. Tests reach the chain directly. */
  gate: RpcGate;
  poolAddress: PublicKey;
  /** What the Worker wrote to its console. */
  workerLogs: string[];
  /** A page in a browser context of its own. */
  openPage(options?: PageOptions): Promise<TestPage>;
  /** A new wallet with SOL and every sample coin. */
  newFundedWallet(): Promise<Keypair>;
  /** Base units of a coin that a wallet holds, read from the chain. */
  coinBalance(wallet: PublicKey, coin?: DevelopmentLabel): Promise<bigint>;
  lamports(wallet: PublicKey): Promise<bigint>;
  chainTs(): Promise<number>;
  /** Moves the chain's clock on. */
  travel(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export interface PageOptions extends BrowserContextOptions {
  /** Run before the page's own scripts, as a wallet extension does. */
  initScripts?: { script: string | ((argument: never) => unknown); argument?: unknown }[];
}

export interface TestPage {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught errors, breaches of the content policy and answers of 500 and above, since the last call. */
  takeProblems(): string[];
  close(): Promise<void>;
}

/** Starts everything that a browser test needs; `close` in afterAll ends it. */
export async function openSite({
  slotTimeMs = 100,
  rateLimit = 1_000_000,
  evmRpcUrl,
  appServicesUrl,
  browserArguments = [],
}: SiteOptions = {}): Promise<Site> {
  const chain = await startSampleChain({ slotTimeMs });
  const workerLogs: string[] = [];
  openLogs.add(workerLogs);
  const gate = await openRpcGate(chain.rpcUrl);
  const worker = await openBuiltWorker({
    port: 0,
    stateFolder: null,
    rpcUrl: gate.url,
    evmRpcUrl,
    appServicesUrl,
    limits: rateLimit,
    queuesAtOnce: true,
    onLog: (line) => workerLogs.push(line),
  });
  await storeSettings(worker.database, DEVELOPMENT_CHAIN_SETTINGS);
  await seedNews(worker.database);
  const connection = new Connection(chain.rpcUrl, "confirmed");
  let browser: Browser | undefined;
  return {
    url: worker.url,
    chain,
    connection,
    database: worker.database,
    worker,
    gate,
    poolAddress: new PublicKey(DEVELOPMENT_POOL_ADDRESS),
    workerLogs,
    async openPage(options) {
      browser ??= await launchBrowser(browserArguments);
      return openPage(browser, worker.url, options);
    },
    async newFundedWallet() {
      const wallet = Keypair.generate();
      await fundWallets(chain, [wallet.publicKey]);
      return wallet;
    },
    coinBalance: (wallet, coin = "mint-scg") => coinBalance(connection, wallet, coin),
    lamports: async (wallet) => BigInt(await connection.getBalance(wallet)),
    chainTs: () => readLocalChainTs(chain.rpcUrl),
    async travel(seconds) {
      await travelTo(chain.rpcUrl, (await readLocalChainTs(chain.rpcUrl)) + seconds);
    },
    async close() {
      await browser?.close();
      await worker.stop();
      openLogs.delete(workerLogs);
      gate.close();
      await chain.stop();
    },
  };
}

export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { path } = await findBrowser();
  const quiet = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update"];
  return chromium.launch({
    executablePath: path,
    args: ["--no-sandbox", "--disable-gpu", "--disable-sync", ...quiet, ...more],
  });
}

async function openPage(browser: Browser, url: string, options: PageOptions = {}): Promise<TestPage> {
  const { initScripts = [], ...contextOptions } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    // a test cannot see what a service worker fetches
    serviceWorkers: "block",
    ...contextOptions,
  });
  // the limit is for a busy machine; passing tests do not wait longer because of it
  context.setDefaultTimeout(60_000);
  // a violation of the policy that the page catches does not show in the console
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy breach: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
    );
  });
  for (const { script, argument } of initScripts) await context.addInitScript(script as never, argument as never);
  const page = await context.newPage();
  addOpenPage(page);
  let problems: string[] = [];
  const note = (problem: string) => problems.push(`${new URL(page.url(), url).pathname}: ${problem}`);
  page.on("console", (message) => message.type() === "error" && note(message.text()));
  page.on("pageerror", (error) => note(error.message));
  page.on("response", (response) => response.status() >= 500 && note(`${response.status()} ${response.url()}`));
  return {
    page,
    context,
    takeProblems() {
      const taken = problems;
      problems = [];
      return taken;
    },
    async close() {
      // an answer that is still being changed (lying-site.ts) fails if its page is gone, which is no error
      await Promise.all(context.pages().map((open) => open.unrouteAll({ behavior: "ignoreErrors" })));
      await context.close();
    },
  };
}

async function coinBalance(connection: Connection, wallet: PublicKey, coin: DevelopmentLabel): Promise<bigint> {
  const address = findAssociatedTokenAddress(developmentKeypair(coin).publicKey, wallet, TOKEN_PROGRAM_ADDRESS);
  try {
    return (await getAccount(connection, address)).amount;
  } catch (error) {
    if (error instanceof TokenAccountNotFoundError) return 0n;
    throw error;
  }
}
