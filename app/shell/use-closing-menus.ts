import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** The id of the sheet that holds the menus on a narrow screen. */
export const NAV = "site-nav";

/**
 * Closes the menus, and the sheet they are in, when the page changes (unless the address names a modal), on a press outside,
 * and on Escape. An open modal handles presses and Escape itself and leaves the sheet open behind it.
 */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const isModal = hash.includes("modal");
  // a modal that closes again leaves the visitor where they were
  const place = isModal ? pathname : pathname + hash;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the address closes the menus
  useEffect(() => {
    if (!isModal) closeAll(header.current);
  }, [place]);

  useEffect(makeSheetManual, []);

  useEffect(() => {
    // at once, before the other page has loaded
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("header a[href]") : null;
      if (link && !link.hash.includes("modal")) closeAll(header.current);
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest("dialog")) return;
      if (!target.closest(".site-menu[open]")) closeMenus(header.current);
      if (!target.closest(`#${NAV}, [popovertarget=${NAV}]`)) closeSheet();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || document.querySelector("dialog:modal")) return;
      const open = header.current?.querySelector<HTMLElement>(".site-menu[open]:focus-within > summary");
      if (open) open.focus();
      else if (closeSheet()) header.current?.querySelector<HTMLElement>(`[popovertarget=${NAV}]`)?.focus();
      closeMenus(header.current);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [header]);
}

/**
 * Without our script the browser closes the sheet on a press outside. It would also close it as soon as a modal opens, so
 * our script takes that over. If the sheet is open when the script starts, we take it over once it is closed.
 */
function makeSheetManual(): void {
  const nav = document.getElementById(NAV);
  const take = () => {
    if (nav?.matches(":popover-open")) return;
    nav?.setAttribute("popover", "manual");
    nav?.removeEventListener("toggle", take);
  };
  nav?.addEventListener("toggle", take);
  take();
}

function closeAll(header: HTMLElement | null): void {
  closeMenus(header);
  closeSheet();
}

/** Returns whether the sheet was open. */
function closeSheet(): boolean {
  const nav = document.getElementById(NAV);
  if (!nav?.matches(":popover-open")) return false;
  nav.hidePopover();
  return true;
}

function closeMenus(header: HTMLElement | null): void {
  for (const menu of header?.querySelectorAll<HTMLDetailsElement>(".site-menu[open]") ?? []) menu.open = false;
}
