import { useEffect } from "react";
import { useLocation } from "react-router";
import { isDialogHash } from "~/ui/drawn-html";

/** The page that is shown; none until the first one is. */
let shownPath: string | undefined;

/**
 * Another page begins at its heading, or at the place that its address names: a screen reader reads it, and Tab goes on from
 * there, as after a page that the browser itself has loaded. A tab that was pressed and a dialog that the address names keep
 * the focus (sections/bands.tsx).
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
