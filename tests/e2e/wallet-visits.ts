import { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { fakeWallet } from "../fakes/wallets/index.ts";
import { openSite, type PageOptions, type Site, type TestPage } from "./harness.ts";

/** What the tests of wallets of Solana share: a site, and the acts of a holder. */

export let site: Site;

export const HOME = "/eng";
export const MY_PAGE = "/eng/mypage";
export const LIGHTHOUSE = "L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95";
export const open: TestPage[] = [];
export const LOGOUT = "**/api/login/doLogout";

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite();
  });
  beforeEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });
  afterAll(() => site?.close());
}

/** The time limit for what the page does by itself, which can be slow on two busy cores. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 15_000 });
}

export async function visit(path: string, options?: PageOptions): Promise<TestPage> {
  const opened = await openVisit(options);
  await opened.page.goto(path);
  return opened;
}

export async function openVisit(options?: PageOptions): Promise<TestPage> {
  const opened = await site.openPage({ locale: "en-GB", ...options });
  open.push(opened);
  return opened;
}

export function withWallet(settings: Parameters<typeof fakeWallet>[1], ...keypairs: Keypair[]): PageOptions {
  return { initScripts: [fakeWallet(keypairs.length ? keypairs : [Keypair.generate()], settings)] };
}

export async function choose(page: Page, name: string): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: new RegExp(name) })
    .click();
}

export async function connect(page: Page, name = "Phantom"): Promise<void> {
  await choose(page, name);
  await connectedButton(page).waitFor();
}

export async function signIn(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "My lists" }).waitFor();
}

export function connectedButton(page: Page) {
  return page.locator(".wallet-button[data-connected]");
}

export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

export function userOf(address: string) {
  return site.database
    .prepare("SELECT id, wallet_type FROM user WHERE wallet_address = ?")
    .bind(address)
    .first<{ id: string; wallet_type: string }>();
}

export async function sessionsOf(holder: Keypair): Promise<{ revoked_at: number | null }[]> {
  const { results } = await site.database
    .prepare("SELECT revoked_at FROM session WHERE wallet_address = ?")
    .bind(holder.publicKey.toBase58())
    .all<{ revoked_at: number | null }>();
  return results;
}

/** My page of a holder who has disconnected while the server could not be told. */
export async function failToLogOut(): Promise<TestPage> {
  const opened = await visit(MY_PAGE, withWallet({}));
  const { page } = opened;
  await connect(page);
  await signIn(page);
  await page.route(LOGOUT, (route) => route.abort());
  await connectedButton(page).click();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByText("Logout failed.").waitFor();
  await page.getByRole("button", { name: "Select Wallet" }).first().waitFor();
  expect(Object.keys(await stored(page))).toEqual(["punkvism.unfinishedLogouts"]);
  return opened;
}
