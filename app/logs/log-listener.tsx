import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { getWallet } from "~/wallet/wallet-store";
import { keepEarlyPresses, loadSender, logPress, reportUnsent } from "./early-presses";
import type { LogKey } from "./logged";

/** Logs each use of a marked control, each landing and each page seen. Stands once in the layout. */
export function LogListener() {
  const { pathname } = useLocation();
  const landingKey = useMatches().reduce<LogKey | null>((found, { handle }) => landingOf(handle) ?? found, null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest("[data-log]") : null;
      const key = control?.getAttribute("data-log");
      // a control at work ignores presses
      if (!key || control?.ariaDisabled === "true") return;
      // taken before the page's own handlers: disconnecting forgets the wallet
      logPress(key, { at: Date.now(), path: window.location.pathname, wallet: walletNow() });
    };
    // in the capture phase: a handler that stops the event does not lose the entry
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("pagehide", keepEarlyPresses);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("pagehide", keepEarlyPresses);
    };
  }, []);

  useEffect(() => {
    const at = Date.now();
    const timer = setTimeout(() => {
      const moment = { at, path: pathname, wallet: walletNow() };
      loadSender()
        .then(({ logAction, logRoute }) => {
          logRoute(moment);
          if (landingKey) logAction(landingKey, moment);
        })
        .catch(reportUnsent);
    }, 1000);
    return () => clearTimeout(timer);
  }, [pathname, landingKey]);

  return null;
}

function landingOf(handle: unknown): LogKey | null {
  return (handle as { landing?: LogKey } | undefined)?.landing ?? null;
}

function walletNow(): string {
  return getWallet().address ?? "";
}
