import { flushSync } from "react-dom";

/**
 * Changes the text of a field that gets the focus, and selects all of it, as the keyboard does; a pointer then puts its mark
 * where it was pressed. Without that, a selection of the old text would be lost and a typed digit would be added to it.
 */
export function showWhileFocused(field: HTMLInputElement, show: () => void): void {
  flushSync(show);
  // a browser that restores an earlier selection does so at the end of the event
  queueMicrotask(() => field.select());
}
