import { showToast } from "./toast";

/** A chunk may take this long (specification, section 7). */
const TIMEOUT_MS = 120_000;

export type ChunkTexts = { failed: string; slow: string };

/**
 * Loads a part of the program that a page does without at first: `loadChunk(() => import("./picker"), texts.chunk)`.
 * A failure is tried once more; a second one, or 120 seconds, tells the visitor and rejects.
 */
export async function loadChunk<T>(load: () => Promise<T>, texts: ChunkTexts, timeoutMs = TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeout()), timeoutMs);
  });
  try {
    return await Promise.race([load().catch(load), timeout]);
  } catch (error) {
    showToast(error instanceof ChunkTimeout ? texts.slow : texts.failed, "error");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

class ChunkTimeout extends Error {}
