/** What can be counted of a screen. */
export interface ScreenFigures {
  /** The screen's name, as in shots.ts. */
  name: string;
  /** Pixels from the top of the page to the main action, also while it waits for something; null without one. */
  loudAtPx: number | null;
  /** Buttons in the loud colour. One that waits for something has it not. */
  loudButtons: number;
  /** How many of them are seen before anybody scrolls. */
  loudInView: number;
  /** True if that button stays at the lower edge of the screen. */
  isSticky: boolean;
  words: number;
  heightPx: number;
}

/** Runs in the page. `dialog`: the selector of an open dialog, which is then the screen. */
export function readScreen(dialog?: string): Omit<ScreenFigures, "name"> {
  const root = document.querySelector<HTMLElement>(dialog ?? "main") ?? document.body;
  const isShown = (button: HTMLElement) => button.checkVisibility() && (dialog || !button.closest("dialog, [inert]"));
  const main = [...root.querySelectorAll<HTMLElement>(".button-primary")].filter(isShown);
  const loud = main.filter((button) => !button.matches(':disabled, [aria-disabled="true"]:not([aria-busy="true"])'));
  const isInView = (button: HTMLElement) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const first = main[0];
  return {
    loudAtPx: first ? Math.round(first.getBoundingClientRect().top + (dialog ? 0 : scrollY)) : null,
    loudButtons: loud.length,
    loudInView: loud.filter(isInView).length,
    isSticky: first?.closest(".action-bar, .dialog-actions") != null,
    words: root.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    heightPx: root.scrollHeight,
  };
}
