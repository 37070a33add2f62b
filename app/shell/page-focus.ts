import { useEffect } from "react";
import { useLocation } from "react-router";
import { isDialogHash } from "~/ui/drawn-html";

/** The page on the screen; null until the first one is shown. */
let shownPath: string | undefined;

/**
 * Moves the focus of another page to its heading, or to the place that its address names: a screen reader reads it, and Tab
 * continues from there, as after a page that the browser has loaded itself. If a tab was pressed or the address names a
 * dialog, the focus stays there (content/bands/bands.tsx).
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place on the same page is for the browser to find
  useEffect(() => {
    const isFirst = shownPath === undefined || shownPath === pathname;
    shownPath = pathname;
    if (isFirst || isDialogHash(hash) || document.activeElement?.closest("main [data-tab]")) return;
    const start = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>("h1");
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [pathname]);
}
