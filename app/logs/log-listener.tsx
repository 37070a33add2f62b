import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { getIdentity } from "~/wallet/wallet-store";
import { keepEarlyPresses, loadSender, logPress, reportUnsent } from "./early-presses";
import type { Press } from "./press";
import { rememberPress } from "./press-outcome";

/** Logs each use of a marked control, each landing and each page view. The layout renders it once. */
export function LogListener() {
  const { pathname } = useLocation();
  const landingKey = useMatches().reduce<string | null>((found, { handle }) => landingOf(handle) ?? found, null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest("[data-log]") : null;
      const key = control?.getAttribute("data-log");
      // a control at work ignores presses
      if (!control || !key || control.ariaBusy === "true") return;
      // this runs before the page's own handlers, because disconnecting forgets the wallet
      const moment = {
        at: Date.now(),
        path: window.location.pathname,
        wallet: walletNow(),
        page: pageNow(),
        target: TARGETS.map((name) => control.getAttribute(name)).find(Boolean),
        words: control.textContent?.replace(/\s+/g, " ").trim(),
      };
      const press: Press = { key, moment };
      rememberPress(press);
      logPress(press);
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
    const page = pageNow();
    const timer = setTimeout(() => {
      const moment = { at, path: pathname, wallet: walletNow(), page };
      loadSender()
        .then(({ logAction, logRoute }) => {
          logRoute(moment);
          if (landingKey) logAction({ key: landingKey, moment });
        })
        .catch(reportUnsent);
    }, 1000);
    return () => clearTimeout(timer);
  }, [pathname, landingKey]);

  return null;
}

function landingOf(handle: unknown): string | null {
  return (handle as { landing?: string } | undefined)?.landing ?? null;
}

function walletNow(): string {
  return getIdentity().address ?? "";
}

/** The entry under which the content page on the screen is logged. */
function pageNow(): string | undefined {
  return document.querySelector<HTMLElement>("[data-log-page]")?.dataset.logPage;
}

/** Where a control leads, or what it selects. */
const TARGETS = ["href", "commandfor", "value"];
