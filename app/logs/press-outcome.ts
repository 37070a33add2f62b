import type { Press } from "./press";

/** What was pressed last, for as long as the browser is in the task of that press. */
let latest: Press | null = null;

/** Remembers a press while its handlers run: a press that a form takes up is handled in the same task. */
export function rememberPress(press: Press): void {
  latest = press;
  setTimeout(() => {
    if (latest === press) latest = null;
  });
}

/** Called by a handler that begins nothing: the press is logged as a refusal, for this reason (one word of ours). */
export function refusePress(reason: string): void {
  if (latest) latest.refusal = reason;
}

/**
 * Called by what may still be refused before it begins, in the task of its press. The entry of the press waits until the
 * answer is called: null says that it has begun, else why not. Only the first call counts.
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
