/** What can be counted of a screen at 375 px. */
export interface ScreenFigures {
  name: string;
  language: string;
  /** Pixels from the top of the page to the first loud button; null without one. */
  loudAtPx: number | null;
  loudButtons: number;
  /** True if it stays at the lower edge of the screen. */
  isSticky: boolean;
  words: number;
  heightPx: number;
}

/** Runs in the page. `part`: the selector of an open dialog. */
export function readScreen(part?: string): Omit<ScreenFigures, "name" | "language"> {
  const root = document.querySelector<HTMLElement>(part ? part : "main") ?? document.body;
  const loud = [...root.querySelectorAll<HTMLElement>(".button-primary")].filter(
    (button) =>
      button.checkVisibility() && !button.closest("dialog:not([open])") && (part || !button.closest("dialog")),
  );
  const isStickyParent = (element: HTMLElement | null): boolean =>
    element !== null &&
    (/sticky|fixed/.test(getComputedStyle(element).position) || isStickyParent(element.parentElement));
  const first = loud[0];
  return {
    loudAtPx: first ? Math.round(first.getBoundingClientRect().top + scrollY) : null,
    loudButtons: loud.length,
    isSticky: first ? isStickyParent(first) : false,
    words: root.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    heightPx: root.scrollHeight,
  };
}
