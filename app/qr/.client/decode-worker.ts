import { decodeQr } from "./decode/decode-qr";
import type { DecodeAnswer, DecodeTask } from "./decode-in-worker";

// the thread that looks for a code, so that the page stays quick while it does

// TypeScript takes it for a window, whose messages need an address
const thread = self as unknown as {
  onmessage: ((event: MessageEvent<DecodeTask>) => void) | null;
  postMessage(answer: DecodeAnswer): void;
};

thread.onmessage = ({ data: { id, pixels, only } }) => thread.postMessage({ id, texts: decodeQr(pixels, only) });
