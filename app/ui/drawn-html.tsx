import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { useShell } from "~/shell/use-shell";
import { closeOutside, openUnlessNative } from "./dialog";

type DrawnHtml = {
  /** The events that the element around the HTML listens to. */
  handlers: {
    onClick(event: MouseEvent): void;
    onPointerOver(event: SyntheticEvent): void;
    onPointerOut(): void;
    onFocus(event: SyntheticEvent): void;
    onBlur(): void;
  };
  /** Prefetches the page that a visitor is about to open. */
  intended: ReactNode;
};

/**
 * Handles presses in HTML that the server has drawn (decision 011): the router follows links, and dialogs open and close. A
 * link with `data-tab` or `data-stays` keeps the page's scroll position. `onFollow` is called before a link is followed.
 */
export function useDrawnHtml(onFollow?: (link: HTMLAnchorElement) => void): DrawnHtml {
  const navigate = useNavigate();
  const { page, ...pointing } = useIntendedPage();

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    openUnlessNative(event.target.closest("button[commandfor]")?.getAttribute("commandfor"));
    if (event.target instanceof HTMLDialogElement) return closeOutside(event);
    const link = event.target.closest("a");
    if (!link || !isOwnPage(link) || isForBrowser(event)) return;
    event.preventDefault();
    if (link.dataset.closes !== undefined) return link.closest("dialog")?.close();
    onFollow?.(link);
    const { pathname, search, hash } = link;
    const isDialog = isDialogHash(hash);
    const stays = link.dataset.tab !== undefined || link.dataset.stays !== undefined;
    navigate(
      { pathname, search, hash },
      {
        preventScrollReset: isDialog || stays,
        viewTransition: pathname !== location.pathname && !stays,
        state: isDialog ? FROM_PAGE : null,
      },
    );
  };

  return { handlers: { onClick, ...pointing }, intended: page ? <PrefetchPageLinks page={page} /> : null };
}

/** The public page whose link has been pointed at, touched or focused for a moment, so that it can be prefetched. */
function useIntendedPage() {
  const { livePages } = useShell();
  const [intended, setIntended] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  const notice = ({ target }: SyntheticEvent) => {
    forget();
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || !isOwnPage(link) || link.pathname === location.pathname) return;
    if (!livePages.includes(link.pathname))
      timer.current = setTimeout(setIntended, INTENT_MS, link.pathname + link.search);
  };
  return { page: intended, onPointerOver: notice, onPointerOut: forget, onFocus: notice, onBlur: forget };
}

/** A shorter time means that the pointer is on its way to something else. */
const INTENT_MS = 80;

/** The state of a history entry that a press on the page made: Back then leads to where the visitor was. */
export const FROM_PAGE = "from-page";

/** True for a hash that names a dialog of a content page. */
export function isDialogHash(hash: string): boolean {
  return hash.startsWith("#modal-");
}

/** Whether the router follows a link: one within this site, to a page and not to a file. */
function isOwnPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.hasAttribute("download") && link.target !== "_blank";
}

/** Another tab, another window or a download: the browser handles these presses itself. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
