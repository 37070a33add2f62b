let byHand: string | null = null;
const listeners = new Set<() => void>();

/**
 * Puts a text on the clipboard. Where the browser refuses, as those inside of other apps do, the text is shown selected, so
 * that its reader can copy it by hand (CopyByHand). True once it is on the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // absent in old browsers inside of apps, and where the page did not come over a safe connection
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn("the clipboard is not ours to write to", error);
    showByHand(text);
    return false;
  }
}

/** The text that waits to be copied by hand, or null. */
export function textByHand(): string | null {
  return byHand;
}

/** Shows a text to be copied by hand; null: it is done with. */
export function showByHand(text: string | null): void {
  byHand = text;
  for (const listener of listeners) listener();
}

/** Calls `listen` after every change. Returns how to stop. */
export function subscribeToByHand(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
