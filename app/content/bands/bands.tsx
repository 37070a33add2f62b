import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { FROM_PAGE, isDialogHash, useDrawnHtml } from "~/ui/drawn-html";
import type { District } from "~/ui/page-head";

export type BandsProps = {
  district: District;
  /** What the page is logged under. */
  log?: string | undefined;
  /** Absent in the browser while it keeps what the server sent. */
  html?: string;
};

/**
 * The bands of a content page, drawn by the server (decision 011). In the browser they are plain HTML: what is pressed in
 * them is seen to here, and the page a visitor arrives at keeps the HTML it came with.
 */
export function Bands({ district, log, html = "" }: BandsProps) {
  const root = useRef<HTMLDivElement>(null);
  const tabPressed = useRef(false);
  const { handlers, intended } = useDrawnHtml((link) => {
    tabPressed.current = link.dataset.tab !== undefined;
  });
  useDialogOfAddress(root);

  // from here on dialogs open by script, no longer by the style sheet
  useEffect(() => {
    if (root.current) root.current.dataset.live = "";
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other bands
  useEffect(() => (root.current ? watchArrivals(root.current) : undefined), [html]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab's bands take the place of the pressed link
  useEffect(() => {
    if (tabPressed.current) root.current?.querySelector<HTMLElement>(CURRENT_TAB)?.focus({ preventScroll: true });
    tabPressed.current = false;
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
 * Opens the dialog that the address names, or has a place in, which is shown whatever is chosen there; takes its name out of
 * the address when it is closed.
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
    // a page that was left and come back to meets the event of the closing it did itself
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

/** Stands where the pressed tab stood, which keeps its place on the screen. */
const CURRENT_TAB = "[data-tab][aria-current]";
