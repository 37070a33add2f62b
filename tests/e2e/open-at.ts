import type { Locator, Page, Response } from "playwright-core";
import type { FakeWalletControls } from "../fakes/wallets/solana-wallet.ts";

/**
 * Opens an address and waits until hydration has ended, because an earlier press may do nothing or only what the browser
 * does without scripts. For what the page loads later, tests wait for what it shows.
 */
export async function openAt(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await untilAtWork(page);
  return answer;
}

/** Like `openAt`, but reloads the open page. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilAtWork(page);
}

/** Waits until hydration has ended (the mark of `app/entry.client.tsx`) and the page's wallet has reconnected. */
async function untilAtWork(page: Page): Promise<void> {
  await page.waitForFunction(isAtWork);
}

type Registry = { fakeWallets?: Record<string, FakeWalletControls> };

/** Runs in the page. A wallet that was connected before reconnects as soon as the page is idle. */
function isAtWork(): boolean {
  if (performance.getEntriesByName("hydrated").length === 0) return false;
  const wallets = Object.values((globalThis as unknown as Registry).fakeWallets ?? {});
  if (wallets.length === 0 || !localStorage.getItem("WALLETADDRESS")) return true;
  return wallets.some(({ calls }) => calls.some((call) => call.startsWith("connect")));
}

/** Opens all that is folded within a part of a page, without a press. */
export async function openFolds(within: Locator): Promise<void> {
  await within.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
}
