import type { Keypair, PublicKey } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { actionCode, type LogKey } from "~/domain/logs/catalogue";
import { LOCALES } from "~/locales/locales";
import { decodeGrant } from "~programs/vesting.ts";
import {
  grantSamples,
  SAMPLE_GRANTS,
  type SampleGrant,
  sampleGrantAddress,
} from "../../tools/dev/chain-setup-vesting.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { learnGrants } from "./learn-grants.ts";

/** What the tests of grants share: a site with grants, and the acts of their holders. */

export let site: Site;
export let visit: TestPage;
export let places = 50;

export const COIN = 1_000_000_000n;

export const [LINEAR, STEPPED, REVOCABLE, FINISHED, UNKNOWN] = SAMPLE_GRANTS as [
  SampleGrant,
  SampleGrant,
  SampleGrant,
  SampleGrant,
  SampleGrant,
];

/** The button of a grant's page, which names what it claims. */
export const CLAIM = "[data-log='myVestingDetail.claim']";

export const detailOf = (grant: SampleGrant, place: number) =>
  `/eng/mypage/myVestingDetail/${sampleGrantAddress(grant, place).toBase58()}`;

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());
  afterEach(() => visit?.close());
}

export function closeAfterTest(opened: TestPage): void {
  visit = opened;
}

/** A funded wallet with the sample grants, which the site knows of. */
export async function grantedWallet(): Promise<{ wallet: Keypair; place: number }> {
  const wallet = await site.newFundedWallet();
  places += 1;
  await grantSamples(site.connection, wallet.publicKey, places);
  await learnGrants(site, wallet, 4);
  return { wallet, place: places };
}

export async function grantOnChain(address: PublicKey) {
  const account = await site.connection.getAccountInfo(address, "confirmed");
  return account && decodeGrant(account.data);
}

export async function claim(page: Page, amount: string | null): Promise<void> {
  await page.locator(CLAIM).click();
  const dialog = page.getByRole("dialog");
  if (amount) await dialog.getByLabel("Amount").fill(amount);
  await dialog.locator(".fact", { hasText: "Network fee" }).getByText("<0.0001\u00a0SOL").waitFor();
  await dialog.getByRole("button", { name: "Claim", exact: true }).click();
  await page.getByRole("dialog", { name: "Claim completed" }).waitFor({ timeout: 30_000 });
  await page.getByRole("button", { name: "OK" }).click();
}

/** Checks that an amount above what has vested is reported while it is typed, and is not shown as paid. */
export async function expectTooMuch(page: Page, amount: string): Promise<void> {
  await page.locator(CLAIM).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount").fill(amount);
  await dialog.getByText("That is more than has been released").waitFor();
  expect(await dialog.locator(".fact", { hasText: "Comes into your wallet" }).locator("dd").innerText()).toBe("–");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

/** The words of a dialog that asks before a grant changes hands, once it knows the costs; it names the other wallet in full. */
export async function expectAsked(page: Page, title: string, other: Keypair): Promise<string> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.locator(".fact", { hasText: "Network fee" }).getByText("<0.0001\u00a0SOL").waitFor();
  await dialog.getByRole("link", { name: other.publicKey.toBase58() }).waitFor();
  await dialog.getByRole("button", { name: "Copy address" }).waitFor();
  return dialog.innerText();
}

/** Signs in the open dialog, and closes it once the transaction is final. */
export async function sign(page: Page, action: string, done: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
  const ended = page.getByRole("dialog", { name: done });
  await ended.getByRole("button", { name: "OK" }).click({ timeout: 30_000 });
  await ended.waitFor({ state: "detached" });
}

export async function handOver(page: Page, action: string, done: string): Promise<void> {
  await page.getByRole("button", { name: action }).click();
  await sign(page, action, done);
}

export async function logged(key: LogKey): Promise<boolean> {
  const [english] = LOCALES.filter(({ code }) => code === "en");
  if (!english) throw new Error("no English");
  const row = await site.database
    .prepare("SELECT 1 AS found FROM action_log WHERE action_cd = ?")
    .bind(actionCode(english, key))
    .first<number>("found");
  return row === 1;
}
