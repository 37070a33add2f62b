import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { openHolderPage, stakingScreens } from "./holder-page.ts";
import { openAt } from "./open-at.ts";

/**
 * What the tests of a transaction under way share, which show what a holder sees of it, on any screen and however they got
 * there.
 */

export let site: Site;
export let visit: TestPage;
export let wallet: Keypair;
export let page: Page;

export const STATUS = /\/api\/transactions\/[\w-]+$/;
const FORM = "/eng/powerzoneCoinStakingWriteStaking";

/** Without an amount it redirects to the form. */
export const WITH_AMOUNT: Record<string, string> = {
  powerzoneCoinStakingWriteStakingConfirm: "powerzoneCoinStakingWriteStakingConfirm?term=90&amount=100",
};

export const notices = () => page.locator(".open-transactions > *");
export const phase = (name: string) => page.locator(`.transaction[data-phase="${name}"]`);
export const apply = () => stakingScreens(page).apply();
export const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite();
  });
  afterEach(async () => {
    site.gate.tellOfSignatures("truth");
    await visit?.close();
  });
  afterAll(() => site?.close());
}

export async function open(): Promise<void> {
  wallet = await site.newFundedWallet();
  visit = await openHolderPage(site, [wallet]);
  page = visit.page;
}

/** Goes from the form to the confirmation by its button, as a holder does. */
export async function comeToConfirmation(): Promise<void> {
  await openAt(page, `${FORM}?term=90&amount=100`);
  await page.getByRole("button", { name: "Next" }).last().click();
  await page.waitForURL(/WriteStakingConfirm/);
  await page.locator(".action-bar input[required]").check();
}
