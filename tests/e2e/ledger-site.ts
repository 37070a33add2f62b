import type { Page } from "playwright-core";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { exposeLedgerKey, fakeLedger, setLedgerBehaviour } from "../fakes/wallets/index.ts";
import { openSite, type Site, type TestPage } from "./harness.ts";
import { countOpenSessions } from "./open-sessions.ts";

/** What the walks of a Ledger on its cable share: a site, and the acts of a holder. */

export let site: Site;
export const BOOKINGS = "/eng/mypage/reservation";

const open: TestPage[] = [];

/** Opens the site before the tests of a file, and closes it after them. */
export function openBeforeTests(): void {
  beforeAll(async () => {
    site = await openSite({ slotTimeMs: 50 });
  });
  beforeEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });
  afterAll(() => site?.close());
}

export async function visit(path: string, settings: Parameters<typeof fakeLedger>[1] = {}) {
  const account: PrivateKeyAccount = privateKeyToAccount(generatePrivateKey());
  const opened = await site.openPage({ locale: "en-GB", initScripts: [fakeLedger(account, settings)] });
  open.push(opened);
  await exposeLedgerKey(opened.context, account);
  await opened.page.goto(path);
  return { ...opened, account };
}

export function row(page: Page) {
  return page.locator("#wallet-picker").getByRole("button", { name: /^Ledger/ });
}

export async function openGuide(page: Page): Promise<void> {
  await page.locator(".site-account .wallet-button").click();
  await openGuideAgain(page);
}

export async function openGuideAgain(page: Page): Promise<void> {
  await row(page).click();
}

export async function tryAgain(page: Page, behaviour: Parameters<typeof setLedgerBehaviour>[1]): Promise<void> {
  await setLedgerBehaviour(page, behaviour);
  await page.locator("#wallet-picker").getByRole("button", { name: "Try again" }).click();
}

export function connectedButton(page: Page) {
  return page.locator(".wallet-button[data-connected]");
}

export const openSessionsOf = ({ address }: PrivateKeyAccount) => countOpenSessions(site, address.toLowerCase());
