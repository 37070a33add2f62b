import { findBrowserDetector } from "./browser-detector";
import type { Pixels } from "./decode/grey";
import { VARIANT_COUNT } from "./decode/variant-count";
import { createDecodeWorker } from "./decode-in-worker";
import { drawPixels } from "./picture-pixels";

/** The length of a camera's frame that is looked at. */
const FRAME_SIDE = 800;

/**
 * Reads what codes say: with the browser's own reader where it has one, else with ours. What the former does not find in a
 * picture, ours looks for too. Each function resolves to the texts that differ, none if nothing was found, and rejects with
 * DecoderGone.
 */
export function createQrReader() {
  const decoder = createDecodeWorker();
  let finding = findBrowserDetector();
  let frames = 0;

  async function detect(source: ImageBitmapSource): Promise<readonly string[] | undefined> {
    const detector = await finding;
    if (!detector) return undefined;
    try {
      const found = await detector.detect(source);
      return [...new Set(found.map(({ rawValue }) => rawValue))];
    } catch {
      // its service has gone; ours takes over
      finding = Promise.resolve(null);
      return undefined;
    }
  }

  return {
    /** Looks at what a camera shows now: each frame in another variant, since the next one comes at once. */
    async readFrame(video: HTMLVideoElement): Promise<readonly string[]> {
      const found = await detect(video);
      if (found !== undefined) return found;
      const pixels = drawPixels(video, { width: video.videoWidth, height: video.videoHeight }, FRAME_SIDE);
      return pixels ? decoder.decode(pixels, frames++ % VARIANT_COUNT) : [];
    },
    async readPicture(pixels: Pixels): Promise<readonly string[]> {
      const found = await detect(new ImageData(pixels.data, pixels.width, pixels.height));
      return found && found.length > 0 ? found : decoder.decode(pixels);
    },
    end: decoder.end,
  };
}

export type QrReader = ReturnType<typeof createQrReader>;
