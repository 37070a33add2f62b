import type { Press } from "./press";

/** The control that was pressed last, kept while the browser runs the task of that press. */
let latest: Press | null = null;

/** Remembers a press while its handlers run. A form handles the press that submits it in the same task. */
export function rememberPress(press: Press): void {
  latest = press;
  setTimeout(() => {
    if (latest === press) latest = null;
  });
}

/**
 * A handler calls this when its press begins nothing. The press is then logged as a refusal with this reason, a single word.
 */
export function refusePress(reason: string): void {
  if (latest) latest.refusal = reason;
}

/**
 * Code that may still refuse an action calls this in the task of the press. The entry of the press then waits until the
 * returned function is called: with null if the action began, otherwise with the reason why not. Only the first call counts.
 */
export function awaitPress(): (refusal: string | null) => void {
  const press = latest;
  latest = null;
  if (press) press.isOpen = true;
  return (refusal) => {
    if (!press?.isOpen) return;
    press.isOpen = false;
    if (refusal !== null) press.refusal = refusal;
  };
}
