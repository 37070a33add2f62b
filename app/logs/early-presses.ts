import type { Press } from "./press";

/**
 * Presses until their sender is there. Once it is, a press is handed over within its own event: a page that is left the next
 * moment has it in its queue. A press that comes sooner on a page that is then left waits in the tab for the next page.
 */

type Sender = typeof import("./log-sender");

const KEPT = "LOG_EARLY_PRESSES";

let sender: Sender | null = null;
let early: Press[] = [];

// the catalogue and the sender are no part of a page's first script
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

/** As the page is left; where the tab's storage is closed to us, there is nothing left to do for them. */
export function keepEarlyPresses(): void {
  if (early.length === 0) return;
  try {
    sessionStorage.setItem(
      KEPT,
      JSON.stringify([...takeKept(), ...early.map((press) => ({ ...press, isOpen: false }))]),
    );
    // a page that comes back must not send them a second time
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
