import { Keypair, PublicKey } from "@solana/web3.js";
import type { Locator, Page } from "playwright-core";
import { type Address, encodeFunctionData, type Hex, toHex } from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callRpc } from "../../app/domain/development/local-node.ts";
import type { MigrationView } from "../../app/domain/migration/view.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { strikeOnce } from "../../tools/dev/cron.ts";
import { storeSettings } from "../../tools/dev/database.ts";
import { type KaiaChain, startKaiaChain } from "../../tools/dev/kaia-chain.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_MIGRATION_SETTING, setUpKaia } from "../../tools/dev/kaia-setup.ts";
import {
  actInEvmWallet,
  evmWalletState,
  exposeEvmKeys,
  exposeEvmNode,
  exposeLedgerKey,
  type FakeAppServices,
  fakeDcentBridge,
  fakeEvmWallet,
  fakeLedger,
  fakeWallet,
  setEvmBehaviour,
  setLedgerBehaviour,
  startFakeAppServices,
} from "../fakes/wallets/index.ts";
import { isFullRun } from "../full-run.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { brokenRules } from "./page-checks.ts";

/** The page of the migration, with both chains, the real Token Metadata program, and wallets that send. */

const PATH = "mypage/migration";
const KAIA = 8217;
const FEE = 10n ** 17n;
const DAYS_14 = 14 * 86_400;
/** The accounts of KAIA_HOLDERS: the first two that every anvil knows. */
const ACCOUNTS = [
  privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"),
  privateKeyToAccount("0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d"),
];
const [kongz, hag] = KAIA_COLLECTIONS.map(({ address }) => address) as [Address, Address];
/** An old NFT of the second account, in both collections; it has the one before and the next one too. */
const OF_OTHER = 7n;
const TARGET = Keypair.generate().publicKey.toBase58();

let kaia: KaiaChain;
let site: Site;
let services: FakeAppServices;
const open: TestPage[] = [];

beforeAll(async () => {
  const started = await startKaiaChain({ port: 0, stateFolder: null });
  if (!started) throw new Error("anvil is missing: npm ci --include=optional");
  kaia = started;
  await setUpKaia(kaia.rpcUrl);
  services = await startFakeAppServices(kaia.rpcUrl);
  site = await openSite({ slotTimeMs: 50, evmRpcUrl: kaia.rpcUrl, appServicesUrl: services.url });
  await storeSettings(site.database, { migration: KAIA_MIGRATION_SETTING });
  await strikeOnce(site.url);
});
beforeEach(async () => {
  for (const page of open.splice(0)) await page.close();
});
afterAll(async () => {
  await site?.close();
  services?.close();
  await kaia?.stop();
});

// one after another: they share both chains
describe("an old NFT", () => {
  test("becomes a new one in the connected Solana wallet, from connecting to the receipt", async ({ skip }) => {
    if (!site.chain.tokenMetadata) skip();
    const holder = await site.newFundedWallet();
    const { page, takeProblems } = await visit("eng", { phantom: holder });
    await connectAndSignIn(page);
    expect(await brokenRules(page)).toEqual([]);
    await choose(page, "PunkyKongz Classic #1");
    await page.getByText("PunkyKongz Classic #1 to Solana · 0.1 KAIA plus gas").waitFor();
    await page.getByRole("button", { name: "Migrate" }).click();
    const dialog = page.locator("#migration");
    await dialog.getByRole("button", { name: "Connect a Solana wallet" }).click();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /Phantom/ })
      .click();
    await dialog.getByText("My connected Solana wallet").waitFor();
    await dialog.getByRole("button", { name: "Go" }).click();
    await dialog.getByText(holder.publicKey.toBase58()).waitFor();
    expect(await brokenRules(page, { part: "#migration" })).toEqual([]);
    await dialog.getByRole("button", { name: "Yes" }).click();
    await page
      .getByRole("dialog", { name: "Migration Complete" })
      .getByText("1 new NFT is in your Solana wallet")
      .waitFor();
    expect(await stateOf(1n)).toMatchObject({
      status: "complete",
      newWalletAddress: holder.publicKey.toBase58(),
      targetProof: "session",
    });
    const receipt = dialog.getByRole("link", { name: "Receipt" });
    expect(await receipt.getAttribute("href")).toBe("/eng/migration/1");
    await dialog.getByRole("button", { name: "OK" }).click();
    await page.getByRole("heading", { name: /PunkyKongz Classic #1 Complete/ }).waitFor();
    expect(await page.getByRole("checkbox", { name: "Choose PunkyKongz Classic #1" }).count()).toBe(0);
    expect(takeProblems()).toEqual([]);
  });

  test("stays with its holder who declines, is on another network or account, and goes on where it was left", async ({
    skip,
  }) => {
    if (!site.chain.tokenMetadata) skip();
    const target = Keypair.generate().publicKey.toBase58();
    const { page } = await visit("eng");
    await connectAndSignIn(page);
    await choose(page, "PunkyKongz Classic #2");
    await choose(page, "PunkyKongz Classic #3");
    await page.getByRole("button", { name: "Migrate" }).click();
    const dialog = page.locator("#migration");

    // the address
    await dialog.getByRole("button", { name: "Go" }).click({ force: true });
    await dialog.getByText("Please enter the Solana address").waitFor();
    await dialog.getByLabel("Solana address", { exact: true }).fill(KAIA_GATE);
    await dialog.getByText("This is not the address of a Solana wallet").waitFor();
    await dialog.getByLabel("Solana address", { exact: true }).fill(target);
    await dialog.getByText("The two addresses are not the same").waitFor();
    await dialog.getByLabel("The same address once more").fill(target);
    await dialog.getByRole("button", { name: "Go" }).click();
    await dialog.getByRole("button", { name: "No" }).click();
    expect(await dialog.getByLabel("Solana address", { exact: true }).inputValue()).toBe(target);
    await dialog.getByRole("button", { name: "Go" }).click();

    // the wallet
    await setEvmBehaviour(page, { send: "refuse" });
    await dialog.getByRole("button", { name: "Yes" }).click();
    await dialog.getByText("You declined in your wallet").waitFor();
    await setEvmBehaviour(page, { send: "approve", switchChain: "refuse", addChain: "refuse" });
    await setChain(page, 1);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("to the mainnet (Kaia, 0x2019)").waitFor();
    await setChain(page, KAIA);
    expect((await evmWalletState(page)).calls.filter((call) => call === "eth_sendTransaction")).toHaveLength(1);

    // the approval's answer is lost, but the chain has it; the hand-over is refused
    await setEvmBehaviour(page, { send: "lost" });
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("Waiting for Kaia to take the transaction").waitFor();
    await setEvmBehaviour(page, { send: "refuse" });
    await dialog.getByText("You declined in your wallet").waitFor();
    await page.reload();
    await page.getByText("Started but not handed over yet").first().waitFor();
    // what was begun for an address that no wallet here proves is chosen, and its address entered, once more
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    await choose(page, "PunkyKongz Classic #2");
    await choose(page, "PunkyKongz Classic #3");
    await page.getByRole("button", { name: "Continue" }).click();
    expect(await dialog.getByLabel("Solana address", { exact: true }).inputValue()).toBe(target);
    await dialog.getByRole("button", { name: "Go" }).click({ force: true });
    await dialog.getByText("The two addresses are not the same").waitFor();
    await dialog.getByText("You entered it before, on this or another device").waitFor();
    await dialog.getByLabel("The same address once more").fill(target);
    await dialog.getByRole("button", { name: "Go" }).click();
    await dialog.getByRole("button", { name: "Yes" }).click();
    await page.getByRole("dialog", { name: /Migrating|Migration Complete/ }).waitFor();
    await expect.poll(async () => (await stateOf(3n))?.gateId).toBeGreaterThan(0);

    // both are minted without the page; it shows so after a reload
    await page.reload();
    await page.getByRole("heading", { name: /PunkyKongz Classic #3 Complete/ }).waitFor();
    await expect.poll(async () => (await stateOf(2n))?.status).toBe("complete");
    expect(await stateOf(2n)).toMatchObject({ newWalletAddress: target, targetProof: "repeated" });
    const names = (await evmWalletState(page)).calls;
    expect(names).not.toContain("eth_sendTransaction");
  });

  test("is refused for an account that the page does not show", async () => {
    const { page } = await visit("eng");
    await connectAndSignIn(page);
    await choose(page, "PunkyKongz Classic #4");
    await toConfirmation(page, Keypair.generate().publicKey.toBase58());
    // the wallet switches, and says nothing
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the fake's own memory
      document.cookie = "fake-evm-metamask-account=1; path=/";
    });
    await page.locator("#migration").getByRole("button", { name: "Yes" }).click();
    await page.locator("#migration").getByText("Wallet addresses are different").waitFor();
    await actInEvmWallet(page, { kind: "switchAccount", index: 0 });
    expect((await evmWalletState(page)).calls).not.toContain("eth_sendTransaction");
  });

  test("that no new one is minted for comes back with its fee after fourteen days", async () => {
    // a program's address, which only a wallet without our page can name
    await handOver(5n, "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
    await strikeOnce(site.url);
    await expect.poll(async () => (await stateOf(5n))?.reason).toBe("TargetNotWallet");
    await callRpc(kaia.rpcUrl, "evm_increaseTime", [DAYS_14 + 60]);
    await callRpc(kaia.rpcUrl, "anvil_mine", ["0x20"]);
    const { page } = await visit("eng");
    await connectAndSignIn(page);
    await page.getByText("belongs to a program or a token account").waitFor();
    await page.getByRole("button", { name: "Take back NFT + 0.1 KAIA" }).first().click();
    const dialog = page.locator("#migration-return");
    await dialog.getByRole("button", { name: "Take back" }).click();
    await dialog.getByText("are in your Kaia wallet again").waitFor();
    await dialog.getByRole("button", { name: "OK" }).click();
    await callRpc(kaia.rpcUrl, "anvil_mine", ["0x20"]);
    await expect.poll(async () => (await stateOf(5n))?.reason).toBe("Reclaimed");
  });
});

describe("a visitor of the page", () => {
  test.each([
    ["eng", "Connect a Kaia wallet", "0.1 KAIA for each NFT"],
    ["kor", "카이아 지갑 연결하기", "NFT 1개당 0.1 KAIA"],
    ["idn", "Hubungkan dompet Kaia", "0,1 KAIA per NFT"],
  ])(
    "sees what it is, what it costs and how to begin on the first screen of a phone: %s",
    async (language, name, cost) => {
      const { page } = await visit(language);
      await page.setViewportSize({ width: 375, height: 667 });
      const main = page.getByRole("main");
      const shown = [main.getByRole("heading", { level: 1 }), main.getByText(cost), main.getByRole("button", { name })];
      for (const part of shown) {
        await part.waitFor();
        const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 9_999 };
        expect(y + height).toBeLessThan(667);
      }
    },
  );

  test("is led there from the list of wallets, and asked for a wallet of Kaia", async () => {
    const { page } = await visit("kor", {}, "");
    await page.locator(".site-account .wallet-button").click();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /NFT Migration/ })
      .click();
    await page.waitForURL(`**/kor/${PATH}`);
    await page.getByRole("heading", { name: "기존 NFT가 있는 지갑을 연결해 주세요" }).waitFor();
    expect(await brokenRules(page)).toEqual([]);
  });

  test.each([
    ["klip", "Klip", kongz, "PunkyKongz Classic"],
    ["kaia", "Kaia Wallet", hag, "Punky HA_G Classic"],
  ] as const)(
    "hands over with the app of %s, which gets a code of its own for each call",
    async (type, name, collection, collectionName) => {
      const [, account] = ACCOUNTS;
      const tokenId = OF_OTHER;
      const { page } = await visitWith([]);
      await connectApp(page, new RegExp(`^${name}`), account!);
      await page.locator("#old-nfts").waitFor();
      await choose(page, `${collectionName} #${tokenId}`);
      await toConfirmation(page, TARGET);
      const dialog = page.locator("#migration");
      const before = services.requests.length;
      await dialog.getByRole("button", { name: "Yes" }).click();
      await dialog.getByRole("timer").waitFor();
      expect(await brokenRules(page, { part: "#migration" })).toEqual([]);
      services.cancel(services.last());
      await dialog.getByText("You declined in your wallet").waitFor();
      expect(await stateOf(tokenId, collection)).toMatchObject({ left: "approve" });
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => services.requests.length, { timeout: 15_000 }).toBe(before + 2);
      services.open(services.last());
      await dialog.getByText(`${name} shows the request.`).waitFor();
      await services.approve(services.last(), account!);
      await expect.poll(() => services.requests.length, { timeout: 15_000 }).toBe(before + 3);
      await dialog.getByText(/0.1\sKAIA and .+ go to the migration contract/).waitFor();
      await services.approve(services.last(), account!);
      await expect
        .poll(async () => (await stateOf(tokenId, collection))?.gateId, { timeout: 20_000 })
        .toBeGreaterThan(0);
      const asked = services.requests.slice(before);
      expect(asked.map(({ service, type }) => [service, type])).toEqual(Array(3).fill([type, "execute_contract"]));
      expect(await stateOf(tokenId, collection)).toMatchObject({ oldWalletType: type, newWalletAddress: TARGET });
    },
  );

  test("hands over by a Ledger on its cable, whose transactions the site sends", async () => {
    const [, account] = ACCOUNTS;
    const tokenId = OF_OTHER + 1n;
    const opened = await visitWith([fakeLedger(account!, { isBlindSigningOff: true })]);
    const { page } = opened;
    await exposeLedgerKey(opened.context, account!);
    await page.getByRole("main").getByRole("button", { name: "Connect a Kaia wallet" }).click();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /^Ledger/ })
      .click();
    await page.getByRole("button", { name: "Connect by cable" }).click();
    await page.locator("#old-nfts").waitFor();
    await choose(page, `PunkyKongz Classic #${tokenId}`);
    await toConfirmation(page, TARGET);
    const dialog = page.locator("#migration");
    await dialog.getByRole("button", { name: "Yes" }).click();
    await dialog.getByText("allow blind signing in its settings").waitFor();
    await setLedgerBehaviour(page, { isBlindSigningOff: false, sign: "refuse" });
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByText("You declined in your wallet").waitFor();
    expect(await stateOf(tokenId)).toMatchObject({ left: "approve" });
    await setLedgerBehaviour(page, { sign: "approve" });
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect.poll(async () => (await stateOf(tokenId))?.gateId, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await stateOf(tokenId)).toMatchObject({ oldWalletType: "ledger", newWalletAddress: TARGET });
  });

  test.each([
    [1, "getKlaytnSignedTransaction", OF_OTHER + 1n],
    ...(isFullRun ? [[2, "signTransaction", OF_OTHER - 1n] as const] : []),
  ] as const)(
    "hands over with D'CENT through version %i of its bridge, whose window a press opens",
    async (version, method, tokenId) => {
      const [other, account] = ACCOUNTS;
      await storeSettings(site.database, { dcent_bridge_version: String(version) });
      // public settings are read at most once in this time
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      const { page, context } = await visitWith([]);
      const bridge = await fakeDcentBridge(context, account!);
      await page.getByRole("main").getByRole("button", { name: "Connect a Kaia wallet" }).click();
      const picker = page.locator("#wallet-picker");
      await picker.getByRole("button", { name: /D'CENT/ }).click();
      await picker.getByRole("button", { name: "Connect D'CENT on Kaia" }).click();
      await page.locator("#old-nfts").waitFor();
      await choose(page, `Punky HA_G Classic #${tokenId}`);
      await toConfirmation(page, TARGET);
      const dialog = page.locator("#migration");
      const open = dialog.getByRole("button", { name: "Open D'CENT" });
      const press = async (name: "Yes" | "Try again") => {
        await dialog.getByRole("button", { name }).click();
        await followPress(open, dialog.getByRole("alert"));
      };

      bridge.behaviour = { error: version === 1 ? "user_cancel" : 4001 };
      await press("Yes");
      await dialog.getByText("You declined in your wallet").waitFor();
      bridge.behaviour = { error: version === 1 ? "command_error" : -32601 };
      await press("Try again");
      await dialog.getByText("This wallet is not currently supported for handing over").waitFor();
      expect(await stateOf(tokenId, hag)).toMatchObject({ left: "approve" });
      await dialog.getByRole("button", { name: "Close" }).last().click();
      await toConfirmation(page, TARGET);
      bridge.behaviour = { accountIs: other! };
      await press("Yes");
      await dialog.getByText("Wallet addresses are different.").waitFor();
      expect(bridge.calls.map((call) => call.method)).not.toContain(method);
      bridge.behaviour = { answersOnly: version === 1 ? "signature" : "transaction" };
      // the page waits for seconds after a press, and the test's own actions count as presses
      await page.evaluate(() =>
        Object.defineProperty(navigator, "userActivation", { value: { isActive: false }, configurable: true }),
      );
      await dialog.getByRole("button", { name: "Try again" }).click();
      let presses = 0;
      const isHandedOver = async () => {
        if (await open.isVisible()) {
          await open.click();
          await open.waitFor({ state: "hidden" });
          presses += 1;
        }
        return (await stateOf(tokenId, hag))?.gateId;
      };
      await expect.poll(isHandedOver, { timeout: 30_000 }).toBeGreaterThan(0);
      expect(presses).toBe(2);
      expect(bridge.calls.filter((call) => call.method === method)).toHaveLength(2);
      expect(await stateOf(tokenId, hag)).toMatchObject({ oldWalletType: "dcent", newWalletAddress: TARGET });
      expect(context.pages()).toHaveLength(1);
    },
  );

  test("is told of a wallet without old NFTs", async () => {
    const { page } = await visit("idn", { isEmpty: true });
    await page.getByRole("main").getByRole("button", { name: "Hubungkan dompet Kaia" }).click();
    await page
      .locator("#wallet-picker")
      .getByRole("button", { name: /MetaMask/ })
      .click();
    await page.getByRole("heading", { name: "Tidak ada NFT lama di dompet ini" }).waitFor();
  });
});

type Wallets = { phantom?: Keypair; isEmpty?: boolean };

const EMPTY = privateKeyToAccount("0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a");

async function visit(language: string, { phantom, isEmpty }: Wallets = {}, path = PATH): Promise<TestPage> {
  const accounts = isEmpty ? [EMPTY] : ACCOUNTS;
  const opened = await site.openPage({
    locale: "en-GB",
    viewport: { width: 375, height: 812 },
    initScripts: [
      fakeEvmWallet("metamask", accounts, { chainId: KAIA, knownChainIds: [1] }),
      ...(phantom ? [fakeWallet([phantom])] : []),
    ],
  });
  open.push(opened);
  await exposeEvmKeys(opened.context, accounts);
  await exposeEvmNode(opened.context, kaia.rpcUrl);
  await opened.page.goto(`/${language}/${path}`);
  return opened;
}

/** A visit without a wallet's extension. */
async function visitWith(initScripts: NonNullable<Parameters<Site["openPage"]>[0]>["initScripts"]): Promise<TestPage> {
  const opened = await site.openPage({ locale: "en-GB", initScripts });
  open.push(opened);
  opened.page.setDefaultTimeout(20_000);
  await opened.page.goto(`/eng/${PATH}`);
  return opened;
}

/** Connects a wallet that is an app, whose holder agrees; signing in follows. */
async function connectApp(page: Page, name: RegExp, account: PrivateKeyAccount): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Connect a Kaia wallet" }).click();
  await page.locator("#wallet-picker").getByRole("button", { name }).click();
  await page.locator("#wallet-picker .wallet-code").waitFor();
  await services.approve(services.last(), account);
  await page.locator("#wallet-sign-in .wallet-code").waitFor();
  await services.approve(services.last(), account);
}

async function connectAndSignIn(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Connect a Kaia wallet" }).click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: /MetaMask/ })
    .click();
  await page.locator("#old-nfts").waitFor();
  await page.locator("#wallet-sign-in").waitFor({ state: "hidden" });
}

function choose(page: Page, name: string): Promise<void> {
  return page.getByRole("checkbox", { name: `Choose ${name}`, exact: true }).check();
}

/** Presses the button that opens a wallet's window if it comes; the browser may still remember the press before. */
async function followPress(button: Locator, trouble: Locator): Promise<void> {
  await button.or(trouble).first().waitFor();
  if (await button.isVisible()) await button.click();
}

async function toConfirmation(page: Page, target: string): Promise<void> {
  await page.getByRole("button", { name: "Migrate" }).click();
  const dialog = page.locator("#migration");
  await dialog.getByLabel("Solana address", { exact: true }).fill(target);
  await dialog.getByLabel("The same address once more").fill(target);
  await dialog.getByRole("button", { name: "Go" }).click();
}

function setChain(page: Page, id: number): Promise<void> {
  return page.evaluate((chainId) => {
    const { fakeEvmWallets } = window as unknown as { fakeEvmWallets: { metamask: { chainId: number } } };
    fakeEvmWallets.metamask.chainId = chainId;
  }, id);
}

async function stateOf(tokenId: bigint, collection = kongz): Promise<MigrationView | undefined> {
  const response = await fetch(`${site.url}/api/migration/state?oldNftContract=${collection}&oldNftId=${tokenId}`);
  return ((await response.json()) as { returnValue: MigrationView[] }).returnValue[0];
}

/** Hands an old NFT over as a wallet without any page of ours could. */
async function handOver(tokenId: bigint, target: string): Promise<void> {
  const bytes = new PublicKey(target).toBytes();
  await send(kongz, encodeFunctionData({ abi: standardNftAbi, functionName: "approve", args: [KAIA_GATE, tokenId] }));
  const args = [kongz, tokenId, toHex(bytes)] as const;
  await send(KAIA_GATE, encodeFunctionData({ abi: migrationGateAbi, functionName: "migrate", args }), FEE);
}

async function send(to: string, data: Hex, value = 0n): Promise<void> {
  const sent = { from: ACCOUNTS[0]!.address, to, data, value: toHex(value) };
  const { status } = await callRpc<{ status: Hex }>(kaia.rpcUrl, "eth_sendTransactionSync", [sent]);
  if (status !== "0x1") throw new Error("reverted");
}
