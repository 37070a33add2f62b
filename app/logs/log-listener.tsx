import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { getWallet } from "~/wallet/wallet-store";
import type { LogKey } from "./logged";

// the catalogue and the sender are no part of a page's first script
const loadSender = () => import("./log-sender");

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
      const moment = { at: Date.now(), path: window.location.pathname, wallet: walletNow() };
      loadSender()
        .then(({ logAction }) => logAction(key, moment))
        .catch(reportUnsent);
    };
    // in the capture phase: a handler that stops the event does not lose the entry
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
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

function reportUnsent(error: unknown) {
  console.warn("log not sent", error);
}
