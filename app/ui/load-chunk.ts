import { showToast } from "./toast";

/** The time limit for loading a chunk (specification, section 7). */
const TIMEOUT_MS = 120_000;

export type ChunkTexts = { failed: string; slow: string };

/**
 * Loads code that a page does not need at first: `loadChunk(() => import("./picker"), texts.chunk)`. A failure is retried
 * once. After a second failure, or after 120 seconds, the visitor is told and the promise rejects.
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
