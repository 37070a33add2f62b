import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { type FakeKaiaNode, startFakeKaiaNode } from "../fakes/kaia-node.ts";
import { exposeEvmKeys, fakeEvmWallet, fakeWallet } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { countOpenSessions } from "./open-sessions.ts";

/** What the tests of the wallets of the Kaia chain share: a site with a node of that chain, and the acts of a holder. */

export let site: Site;
export let node: FakeKaiaNode;

export const HOME = "/eng";
export const MY_PAGE = "/eng/mypage";
export const BOOKINGS = "/eng/mypage/reservation";
export const KAIA = 8217;
export const open: TestPage[] = [];

type Wallets = {
  metamask?: Parameters<typeof fakeEvmWallet>[2];
  kaia?: Parameters<typeof fakeEvmWallet>[2];
  phantom?: Keypair;
  keys?: PrivateKeyAccount[];
};

export const openSessionsOf = ({ address }: PrivateKeyAccount) => openSessionsAt(address.toLowerCase());

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    node = await startFakeKaiaNode(KAIA);
    site = await openSite({ slotTimeMs: 50, evmRpcUrl: node.url });
  });
  beforeEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });
  afterAll(async () => {
    await site?.close();
    node?.close();
  });
}

export function accounts(): [PrivateKeyAccount, PrivateKeyAccount] {
  return [privateKeyToAccount(generatePrivateKey()), privateKeyToAccount(generatePrivateKey())];
}

export async function visit(path: string, { metamask, kaia, phantom, keys = accounts() }: Wallets): Promise<TestPage> {
  const opened = await site.openPage({
    locale: "en-GB",
    initScripts: [
      ...(metamask ? [fakeEvmWallet("metamask", keys, metamask)] : []),
      ...(kaia ? [fakeEvmWallet("kaia", keys, kaia)] : []),
      ...(phantom ? [fakeWallet([phantom])] : []),
    ],
  });
  open.push(opened);
  await exposeEvmKeys(opened.context, keys);
  await opened.page.goto(path);
  return opened;
}

/** The time limit for what the page does by itself, which can be slow on two busy cores. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 15_000 });
}

export function row(page: Page, name: string) {
  return page.locator("#wallet-picker").getByRole("button", { name: new RegExp(name) });
}

export async function choose(page: Page, name: string): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await row(page, name).click();
}

export async function connect(page: Page, name: string): Promise<void> {
  await choose(page, name);
  await connectedButton(page).waitFor();
  await page.locator("#wallet-picker[open]").waitFor({ state: "hidden" });
}

/** Connects one more wallet beside the connected one. */
export async function addWallet(page: Page, name: string): Promise<void> {
  await connectedButton(page).click();
  await page.getByRole("button", { name: "Use another wallet" }).click();
  await row(page, name).click();
  await page.locator("#wallet-picker[open]").waitFor({ state: "hidden" });
}

export async function signIn(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Book" }).first().waitFor();
}

export function connectedButton(page: Page) {
  return page.locator(".wallet-button[data-connected]");
}

export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

export async function walletTypeOf({ address }: PrivateKeyAccount): Promise<string | undefined> {
  const row = await site.database
    .prepare("SELECT wallet_type FROM user WHERE wallet_address = ?")
    .bind(address.toLowerCase())
    .first<{ wallet_type: string }>();
  return row?.wallet_type;
}

export const openSessionsAt = (address: string) => countOpenSessions(site, address);
