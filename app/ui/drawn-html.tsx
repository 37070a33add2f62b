import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { useShell } from "~/shell/use-shell";
import { closeOutside, openUnlessNative } from "./dialog";

type DrawnHtml = {
  /** What the element around the HTML hears. */
  handlers: {
    onClick(event: MouseEvent): void;
    onPointerOver(event: SyntheticEvent): void;
    onPointerOut(): void;
    onFocus(event: SyntheticEvent): void;
    onBlur(): void;
  };
  /** Fetches the page that a visitor is about to go to. */
  intended: ReactNode;
};

/**
 * Sees to what is pressed in HTML that the server has drawn (decision 011): links are followed by the router, dialogs open
 * and close. A link with `data-tab` or `data-stays` leaves the page where it is scrolled to. `onFollow` hears of a link
 * before it is followed.
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

/** The public page whose link is pointed at, touched or focused for a moment: it is fetched before it is pressed. */
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

/** Less is a pointer on its way to something else. */
const INTENT_MS = 80;

/** State of an entry of the history that a press on the page made: Back leads to where the visitor was. */
export const FROM_PAGE = "from-page";

/** True for the part of an address that names a dialog of a content page. */
export function isDialogHash(hash: string): boolean {
  return hash.startsWith("#modal-");
}

/** A link that the router follows: of this site, to a page and not to a file. */
function isOwnPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && !link.hasAttribute("download") && link.target !== "_blank";
}

/** Another tab, another window, a download: what the visitor asks of the browser itself. */
function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
