import type { Pixels } from "./decode/grey";

export type DecodeTask = { id: number; pixels: Pixels; only?: number };
export type DecodeAnswer = { id: number; texts: readonly string[] };

/** The worker's script could not be loaded, or it gave no answer in time. */
class DecoderGone extends Error {}

/** Longer than the slowest phone needs for every variant of a picture, and than a slow line needs for the script. */
const TIMEOUT_MS = 30_000;

type Waiting = { resolve(texts: readonly string[]): void; reject(error: Error): void };

/** Our own decoder in a thread of its own. Its script is loaded at the first picture. */
export function createDecodeWorker() {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function end(): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new DecoderGone("the decoder has ended"));
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL("./decode-worker.ts", import.meta.url), { type: "module" });
    started.onmessage = ({ data }: MessageEvent<DecodeAnswer>) => {
      waiting.get(data.id)?.resolve(data.texts);
      waiting.delete(data.id);
    };
    started.onerror = end;
    return started;
  }

  return {
    /**
     * What decodeQr finds in a picture. The pixels are the worker's from then on. Rejects with DecoderGone.
     */
    decode(pixels: Pixels, only?: number): Promise<readonly string[]> {
      worker ??= start();
      const id = ++lastId;
      const timer = setTimeout(end, TIMEOUT_MS);
      const answer = new Promise<readonly string[]>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, pixels, only } satisfies DecodeTask, [pixels.data.buffer]);
      return answer.finally(() => clearTimeout(timer));
    },
    end,
  };
}
