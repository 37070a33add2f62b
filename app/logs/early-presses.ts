import type { Press } from "./press";

/**
 * Keeps presses until the code that sends them has loaded. From then on a press is handed over within its own event, so it
 * is already queued if the visitor leaves the page the next moment. If the visitor leaves before the sender has loaded, the
 * press is kept in the tab's storage for the next page.
 */

type Sender = typeof import("./log-sender");

const KEPT = "LOG_EARLY_PRESSES";

let sender: Sender | null = null;
let early: Press[] = [];

// the catalogue and the sender are loaded later, to keep them out of a page's first script
export async function loadSender(): Promise<Sender> {
  sender ??= await import("./log-sender");
  const { logAction } = sender;
  const waiting = [...takeKept(), ...early];
  early = [];
  for (const press of waiting) logAction(press);
  return sender;
}

export function logPress(press: Press): void {
  if (sender) sender.logAction(press);
  else {
    early.push(press);
    loadSender().catch(reportUnsent);
  }
}

/** Runs as the visitor leaves the page. If the browser denies us the tab's storage, the presses are lost. */
export function keepEarlyPresses(): void {
  if (early.length === 0) return;
  try {
    sessionStorage.setItem(
      KEPT,
      JSON.stringify([...takeKept(), ...early.map((press) => ({ ...press, isOpen: false }))]),
    );
    // a page restored from the browser's cache must not send them a second time
    early = [];
  } catch (error) {
    reportUnsent(error);
  }
}

export function reportUnsent(error: unknown): void {
  console.warn("log not sent", error);
}

function takeKept(): Press[] {
  try {
    const kept = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return kept ? (JSON.parse(kept) as Press[]) : [];
  } catch (error) {
    reportUnsent(error);
    return [];
  }
}
