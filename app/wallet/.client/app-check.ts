import type { WalletEntry } from "../wallet-entries";
import { show } from "./desk-view";

/** How long an app may take to come up before it counts as missing (specification, section 9). */
const INSTALLED_MS = 2_000;

/**
 * Called when a link to a wallet's app was pressed: a phone that has the app hides this page. If the page is still there after
 * two seconds, the app is not installed, and its website is offered.
 */
export function checkAppOpens(entry: WalletEntry): void {
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", stop);
    removeEventListener("pagehide", stop);
  };
  const timer = setTimeout(() => {
    stop();
    show({ kind: "not-found", entry, isAppMissing: true });
  }, INSTALLED_MS);
  document.addEventListener("visibilitychange", stop);
  addEventListener("pagehide", stop);
}
