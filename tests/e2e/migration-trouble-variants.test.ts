import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { encodeFunctionData } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, test } from "vitest";
import { callRpc } from "../../app/domain/development/local-node.ts";
import english from "../../app/locales/en/migration.json";
import englishWallet from "../../app/locales/en/wallet.json";
import indonesian from "../../app/locales/id/migration.json";
import indonesianWallet from "../../app/locales/id/wallet.json";
import korean from "../../app/locales/ko/migration.json";
import koreanWallet from "../../app/locales/ko/wallet.json";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { strikeOnce } from "../../tools/dev/cron.ts";
import { storeSettings } from "../../tools/dev/database.ts";
import { type KaiaChain, startKaiaChain } from "../../tools/dev/kaia-chain.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_MIGRATION_SETTING, setUpKaia } from "../../tools/dev/kaia-setup.ts";
import {
  exposeEvmKeys,
  exposeEvmNode,
  type FakeAppServices,
  fakeDcentBridge,
  fakeEvmWallet,
  startFakeAppServices,
} from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { TROUBLE_ROWS, type TroubleRow } from "./migration-trouble-rows.ts";
import { textPattern } from "./text-pattern.ts";

/** The troubles that keep a wallet from handing over an old NFT, each in one language, with fake wallets and a real chain. */

const LANGUAGES = [
  { path: "eng", texts: english, walletTexts: englishWallet },
  { path: "kor", texts: korean, walletTexts: koreanWallet },
  { path: "idn", texts: indonesian, walletTexts: indonesianWallet },
] as const;
const KAIA = 8217;
/** The second account that every anvil knows has the NFTs 6 to 8 of the first collection; the first account has others. */
const HOLDER = privateKeyToAccount("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d");
const OTHER = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
const [{ address: kongz, name }] = KAIA_COLLECTIONS as [(typeof KAIA_COLLECTIONS)[number]];
const UNAPPROVED = 6n;
const APPROVED = 7n;
const TARGET = Keypair.generate().publicKey.toBase58();

let kaia: KaiaChain;
let site: Site;
let services: FakeAppServices;
let between: Server;
/** The error with which the wallet's own node refuses to compute gas; null if it does not refuse. */
const node: { refusal: string | null } = { refusal: null };
const open: TestPage[] = [];

beforeAll(async () => {
  const started = await startKaiaChain({ port: 0, stateFolder: null });
  if (!started) throw new Error("anvil is missing: npm ci --include=optional");
  kaia = started;
  await setUpKaia(kaia.rpcUrl);
  const data = encodeFunctionData({ abi: standardNftAbi, functionName: "approve", args: [KAIA_GATE, APPROVED] });
  await callRpc(kaia.rpcUrl, "eth_sendTransactionSync", [{ from: HOLDER.address, to: kongz, data }]);
  between = await startNodeOfWallet(kaia.rpcUrl);
  services = await startFakeAppServices(kaia.rpcUrl);
  site = await openSite({ slotTimeMs: 50, evmRpcUrl: kaia.rpcUrl, appServicesUrl: services.url });
  await storeSettings(site.database, { migration: KAIA_MIGRATION_SETTING });
  await strikeOnce(site.url);
});
beforeEach(async () => {
  node.refusal = null;
  services.behaviour = {};
  for (const page of open.splice(0)) await page.close();
});
afterAll(async () => {
  await site?.close();
  services?.close();
  between?.close();
  await kaia?.stop();
});

const ROWS = TROUBLE_ROWS.flatMap((row) => ("reach" in row ? [row] : [])).map((row, at) => ({
  ...row,
  language: LANGUAGES[at % LANGUAGES.length]!,
}));

test.each(ROWS)("a holder with $wallet reads $words in /$language.path: $how", async (row) => {
  const { path, texts, walletTexts } = row.language;
  const opened = await site.openPage({
    locale: "en-GB",
    viewport: { width: 375, height: 812 },
    initScripts:
      row.wallet === "MetaMask"
        ? [fakeEvmWallet("metamask", [HOLDER, OTHER], { chainId: KAIA, knownChainIds: [1] })]
        : [],
  });
  open.push(opened);
  const { page, context } = opened;
  page.setDefaultTimeout(30_000);
  await exposeEvmKeys(context, [HOLDER, OTHER]);
  await exposeEvmNode(context, `http://127.0.0.1:${(between.address() as AddressInfo).port}`);
  const bridge = await fakeDcentBridge(context, HOLDER);
  // a busy machine may take longer than the browser remembers a press
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userActivation", { value: { isActive: true }, configurable: true }),
  );
  await page.goto(`/${path}/mypage/migration`);
  await connect(page, row.wallet, { texts, walletTexts });
  const number = row.isApproved ? APPROVED : UNAPPROVED;
  await page.getByRole("checkbox", { name: new RegExp(`${name} #${number}(?!\\d)`) }).check();
  await page.locator('[data-log="myMigration.start"]').click();
  const dialog = page.locator("#migration");
  await dialog.getByLabel(texts.dialog.address, { exact: true }).fill(TARGET);
  await dialog.getByLabel(texts.dialog.again).fill(TARGET);
  await dialog.getByRole("button", { name: texts.dialog.go, exact: true }).click();
  const confirm = () => dialog.locator('[data-log="myMigration.yes"]').click();
  await row.reach({ page, services, bridge, node, confirm });
  await dialog.getByText(textPattern(texts.trouble[row.words])).waitFor();
  if (row.numericCode) await dialog.getByText(`(${row.numericCode})`).waitFor();
  const title = row.words === "rejected" ? texts.dialog.title : texts.end.failedTitle;
  await page.getByRole("dialog", { name: title, exact: true }).waitFor();
});

type Texts = Pick<(typeof LANGUAGES)[number], "texts" | "walletTexts">;

/** Connects a wallet and signs in with it. */
async function connect(
  page: Page,
  wallet: Extract<TroubleRow, { wallet: string }>["wallet"],
  { texts, walletTexts }: Texts,
): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: texts.call.connect }).click();
  await page.locator(`#wallet-picker button[value="${wallet}"]`).click();
  if (wallet === "D'CENT") await page.getByRole("button", { name: walletTexts.picker.goOn }).click();
  if (wallet === "Klip") {
    await page.locator("#wallet-picker .wallet-code").waitFor();
    await services.approve(services.last(), HOLDER);
    await page.locator("#wallet-sign-in .wallet-code").waitFor();
    await services.approve(services.last(), HOLDER);
  }
  await page.locator("#old-nfts").waitFor();
  await page.locator("#wallet-sign-in").waitFor({ state: "hidden" });
}

/** The node behind a wallet: it is the chain's, except that it may refuse to compute the gas of a call. */
function startNodeOfWallet(rpcUrl: string): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const { id, method } = JSON.parse(body) as { id: number; method: string };
    outgoing.setHeader("Content-Type", "application/json");
    if (node.refusal !== null && method === "eth_estimateGas") {
      return void outgoing.end(JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32000, message: node.refusal } }));
    }
    const response = await fetch(rpcUrl, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    outgoing.end(await response.text());
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}
