/** What can be counted of a screen. */
export interface ScreenFigures {
  /** The screen's name, as in shots.ts. */
  name: string;
  /** Pixels from the top of the page to the first loud button; null without one. */
  loudAtPx: number | null;
  loudButtons: number;
  /** True if that button stays at the lower edge of the screen. */
  isSticky: boolean;
  words: number;
  heightPx: number;
}

/** Runs in the page. `dialog`: the selector of an open dialog, which is then the screen. */
export function readScreen(dialog?: string): Omit<ScreenFigures, "name"> {
  const root = document.querySelector<HTMLElement>(dialog ?? "main") ?? document.body;
  const isShown = (button: HTMLElement) => button.checkVisibility() && (dialog || !button.closest("dialog, [inert]"));
  const loud = [...root.querySelectorAll<HTMLElement>(".button-primary")].filter(isShown);
  const first = loud[0];
  return {
    loudAtPx: first ? Math.round(first.getBoundingClientRect().top + scrollY) : null,
    loudButtons: loud.length,
    isSticky: first?.closest(".action-bar, .dialog-actions") != null,
    words: root.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    heightPx: root.scrollHeight,
  };
}
