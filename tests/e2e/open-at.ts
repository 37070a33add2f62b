import type { Page, Response } from "playwright-core";
import type { FakeWalletControls } from "../fakes/wallet/install-fake-wallet.ts";

/**
 * Opens an address and waits until the page is at work: until then a press may do nothing, or what the browser alone makes
 * of it. What the page loads afterwards is waited for by what it shows.
 */
export async function openAt(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await untilAtWork(page);
  return answer;
}

/** As `openAt`, the page that is open once more. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilAtWork(page);
}

/** Waits until our script has taken the page over (the mark of `app/entry.client.tsx`), and its wallet has come back. */
async function untilAtWork(page: Page): Promise<void> {
  await page.waitForFunction(isAtWork);
}

type Registry = { fakeWallets?: Record<string, FakeWalletControls> };

/** Runs in the page. A wallet that was connected before is asked again as soon as the page is idle. */
function isAtWork(): boolean {
  if (performance.getEntriesByName("hydrated").length === 0) return false;
  const wallets = Object.values((globalThis as unknown as Registry).fakeWallets ?? {});
  if (wallets.length === 0 || !localStorage.getItem("WALLETADDRESS")) return true;
  return wallets.some(({ calls }) => calls.some((call) => call.startsWith("connect")));
}
