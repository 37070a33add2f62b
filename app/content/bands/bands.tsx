import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { FROM_PAGE, isDialogHash, useDrawnHtml } from "~/ui/drawn-html";
import type { District } from "~/ui/page-head";

export type BandsProps = {
  district: District;
  /** The entry under which the page is logged. */
  log?: string | undefined;
  /** Absent in the browser while it keeps the HTML that the server sent. */
  html?: string;
};

/**
 * The bands of a content page, drawn by the server (decision 011). In the browser they are plain HTML: this component
 * handles the presses in it, and the first page of a visit keeps the HTML that came with it.
 */
export function Bands({ district, log, html = "" }: BandsProps) {
  const root = useRef<HTMLDivElement>(null);
  /** Where the tab that was pressed stood on the screen, in CSS pixels from its top. */
  const pressedAt = useRef<number | null>(null);
  const { handlers, intended } = useDrawnHtml((link) => {
    pressedAt.current = link.dataset.tab === undefined ? null : link.getBoundingClientRect().top;
  });
  useDialogOfAddress(root);

  // from here on dialogs open by script and no longer by the style sheet
  useEffect(() => {
    if (root.current) root.current.dataset.live = "";
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other bands have other heads
  useEffect(() => (root.current ? watchArrivals(root.current) : undefined), [html]);

  // before the new bands are painted, because the opening above the tabs may be higher or lower
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab's bands take the place of the pressed link
  useLayoutEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>(CURRENT_TAB);
    if (tab && pressedAt.current !== null) {
      tab.focus({ preventScroll: true });
      scrollBy(0, tab.getBoundingClientRect().top - pressedAt.current);
    }
    pressedAt.current = null;
  }, [html]);

  return (
    <>
      <div
        ref={root}
        className="bands"
        data-district={district}
        data-log-page={log}
        {...handlers}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own React rendered it from our own content
        dangerouslySetInnerHTML={{ __html: html }}
        // the server's answer carries it once, as HTML
        suppressHydrationWarning
      />
      {intended}
    </>
  );
}

/**
 * Opens the dialog that the address names, or that contains the place that it names, which is shown even if a filter would
 * hide it. When the dialog closes, its name is removed from the address.
 */
function useDialogOfAddress(root: React.RefObject<HTMLDivElement | null>): void {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address followed twice opens its dialog twice
  useEffect(() => {
    const place = isDialogHash(hash) ? document.getElementById(hash.slice(1)) : null;
    const named = place?.closest("dialog");
    if (!named || !root.current?.contains(named)) return;
    if (!named.open) named.showModal();
    if (place !== named) {
      // the first choice hides nothing
      const all = named.querySelector("input");
      if (all) all.checked = true;
      place?.focus();
    }
    // a page that the visitor left and came back to receives the event of the closing that it did itself
    const leave = () => {
      if (named.open) return;
      if (state === FROM_PAGE) navigate(-1);
      else navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    };
    named.addEventListener("close", leave);
    return () => {
      named.removeEventListener("close", leave);
      named.close();
    };
  }, [pathname, search, hash, key]);
}

/** Marks the head of each band as it is scrolled into sight (motion.css); what is in sight at first stays still. */
function watchArrivals(root: HTMLElement): () => void {
  let isFirst = true;
  const watch = new IntersectionObserver((heads) => {
    for (const { target, isIntersecting } of heads) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      target.toggleAttribute("data-arrives", !isFirst);
    }
    isFirst = false;
  });
  for (const head of root.querySelectorAll(".band-head")) watch.observe(head);
  return () => watch.disconnect();
}

/** The current tab. On the new page it takes the place of the tab that was pressed, and must not move on the screen. */
const CURRENT_TAB = "[data-tab][aria-current]";
