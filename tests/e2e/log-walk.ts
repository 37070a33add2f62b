import type { Keypair } from "@solana/web3.js";
import type { Page } from "playwright-core";
import type { PrivateKeyAccount } from "viem/accounts";
import { expect, vi } from "vitest";
import { actionCode, type LogKey, SCREENS } from "~/domain/logs/catalogue";
import { isPublicLogKey, type PublicLogKey, publicActionCode } from "~/domain/logs/public-controls";
import { LOCALES } from "~/locales/locales";
import { exposeEvmKeys, fakeEvmWallet } from "../fakes/wallets/index.ts";
import type { Site, TestPage } from "./harness.ts";
import { openHolderPage } from "./holder-page.ts";

/** A walk through English pages whose presses are counted, so that they can be compared with the log. */

/** The number of the chain. */
export const KAIA = 8217;
const ENGLISH = LOCALES[1];
/** The time limit for what a page does by itself after a press, such as reading costs or following a transaction. */
export const BEYOND_MS = 40_000;

export type Walk = ReturnType<typeof walkOf>;

/** Counts presses on a page, so that they can be compared with the wallet's entries in D1. */
export function walkOf(page: Page) {
  const pressed: (LogKey | PublicLogKey)[] = [];
  const since = Date.now();
  const find = (key: LogKey) =>
    page.locator(`[data-log="${key}"]:visible:not([aria-disabled="true"]):not([disabled])`).first();
  return {
    page,
    pressed,
    since,
    /** Opens a page and waits until its landing is sent, which shows that the sender is loaded. */
    async open(address: string) {
      const sent = page.waitForResponse((response) => response.url().endsWith("insertRouterLog"));
      await page.goto(`/eng/${address}`);
      await sent;
    },
    /** Opens the page behind a link of this one. */
    async follow(key: LogKey | PublicLogKey) {
      const href = await page.locator(`[data-log="${key}"]`).first().getAttribute("href");
      await this.open(new URL(href ?? "", page.url()).href.split("/eng/")[1] ?? "");
    },
    async press(...keys: LogKey[]) {
      for (const key of keys) {
        await find(key).click({ timeout: BEYOND_MS });
        pressed.push(key);
      }
    },
    /** Presses a control but prevents its effect. */
    async touch(...keys: (LogKey | PublicLogKey)[]) {
      for (const key of keys)
        await page.locator(`[data-log="${key}"]`).first().waitFor({ state: "attached", timeout: BEYOND_MS });
      await page.evaluate((wanted) => {
        const stop = (event: Event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        document.addEventListener("click", stop, { capture: true });
        for (const key of wanted) document.querySelector<HTMLElement>(`[data-log="${key}"]`)?.click();
        document.removeEventListener("click", stop, { capture: true });
      }, keys);
      pressed.push(...keys);
    },
    waitFor: (key: LogKey) => find(key).waitFor({ timeout: BEYOND_MS }),
  };
}

/** Leaves the page, and checks that D1 has exactly what the wallet pressed, each as often. */
export async function expectLogged({ database }: Site, { page, pressed, since }: Walk, wallet: Keypair): Promise<void> {
  await page.goto("about:blank");
  const expected = pressed
    .map((key) => (isPublicLogKey(key) ? publicActionCode(ENGLISH, key, "") : actionCode(ENGLISH, key)))
    .sort();
  const look = async () => {
    const { results } = await database
      .prepare(
        "SELECT action_cd FROM action_log WHERE wallet_address = ? AND trigger_type = 'click' AND action_time >= ?",
      )
      .bind(wallet.publicKey.toBase58(), since)
      .all<{ action_cd: string }>();
    expect(results.map(({ action_cd }) => action_cd).sort()).toEqual(expected);
  };
  await vi.waitFor(look, { timeout: 20_000, interval: 250 });
}

/** Every control of these screens that the catalogue names. */
export function controlsOf(screens: readonly (keyof typeof SCREENS)[]): LogKey[] {
  return screens.flatMap((screen) =>
    Object.entries(SCREENS[screen].buttons)
      .filter(([, { trigger }]) => trigger === "click")
      .map(([name]) => `${screen}.${name}` as LogKey),
  );
}

/** Copies a row of a table with changes, so that a list has more than one page. */
export async function copyRow(
  { database }: Site,
  { table, where }: { table: string; where: string },
  changes: readonly Record<string, string | number | null>[],
): Promise<void> {
  const row = await vi.waitFor(
    async () => {
      const found = await database.prepare(`SELECT * FROM ${table} WHERE ${where}`).first<Record<string, string>>();
      if (!found) throw new Error(`no ${table} where ${where}`);
      return found;
    },
    { timeout: 20_000, interval: 250 },
  );
  const statements = changes.map((change) => {
    const columns = { ...row, ...change };
    const names = Object.keys(columns);
    const sql = `INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => "?").join()})`;
    return database.prepare(sql).bind(...Object.values(columns));
  });
  await database.batch(statements);
}

/**
 * Opens a page as a holder who is signed in with a Solana wallet, and connects MetaMask there, which signs in too. The log
 * names the Solana wallet. `path`: a page, without its language, that asks for an EVM wallet.
 */
export async function openHolderOfBoth(
  site: Site,
  { wallet, account, path }: { wallet: Keypair; account: PrivateKeyAccount; path: string },
): Promise<TestPage> {
  const visit = await openHolderPage(site, [wallet]);
  const { page, context } = visit;
  const { script, argument } = fakeEvmWallet("metamask", [account], { chainId: KAIA });
  await context.addInitScript(script as never, argument as never);
  await exposeEvmKeys(context, [account]);
  await page.goto(`/eng/${path}`);
  await page.getByRole("main").locator('[data-log="wallet.select"]').click();
  await page
    .locator("#wallet-picker")
    .getByRole("button", { name: /MetaMask/ })
    .click();
  return visit;
}
