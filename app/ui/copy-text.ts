let byHand: string | null = null;
const listeners = new Set<() => void>();

/**
 * Puts a text on the clipboard. If the browser refuses, as browsers inside other apps do, the text is shown selected, so
 * that its reader can copy it by hand (CopyByHand). True once it is on the clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // absent in old browsers inside apps, and on a page that did not come over a secure connection
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

/** Shows a text to be copied by hand; null closes it. */
export function showByHand(text: string | null): void {
  byHand = text;
  for (const listener of listeners) listener();
}

/** Calls `listen` after every change. Returns a function that stops it. */
export function subscribeToByHand(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
