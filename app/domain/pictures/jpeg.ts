import { joined, type Picture } from "./picture";

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** Tables of quantization and of Huffman codes, and the interval of restarts. */
const TABLES: readonly number[] = [0xdb, 0xc4, 0xdd];
/** Frames that browsers draw: baseline, extended, progressive. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const COMMENT = 0xfe;
const JFIF = 0xe0;
const ADOBE = 0xee;

/**
 * A JPEG from its tables, one frame and its scans alone; null for anything else. Application segments (the camera's, with
 * place and time) and comments are left out; what stands behind the end refuses the file.
 */
export function cleanJpeg(bytes: Uint8Array): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  let at = 2;
  for (;;) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === EOI) {
      kept.push(bytes.subarray(at, at + 2));
      const isWhole = at + 2 === bytes.length && hasScan;
      return size && isWhole ? { type: "image/jpeg", ...size, bytes: joined(kept) } : null;
    }
    const end = endOfSegment(bytes, at);
    if (end === null) return null;
    const segment = bytes.subarray(at, end);
    if (FRAMES.includes(marker)) {
      if (size) return null;
      size = sizeOfFrame(segment);
      if (!size) return null;
    } else if (marker === SOS) {
      if (!size) return null;
      hasScan = true;
    }
    const scanEnd = marker === SOS ? endOfScan(bytes, end) : end;
    if (scanEnd === null) return null;
    if (isDrawn(marker, segment)) kept.push(bytes.subarray(at, scanEnd));
    else if (!isDropped(marker)) return null;
    at = scanEnd;
  }
}

/** Where a segment ends: its length, which counts itself, follows the marker. */
function endOfSegment(bytes: Uint8Array, at: number): number | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return null;
  const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
  const end = at + 2 + length;
  return length >= 2 && end <= bytes.length ? end : null;
}

/** Where the data of a scan end: at the next marker, of which restarts and stuffed bytes are part of the data. */
function endOfScan(bytes: Uint8Array, start: number): number | null {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return null;
}

function isDrawn(marker: number, segment: Uint8Array): boolean {
  if (TABLES.includes(marker) || FRAMES.includes(marker) || marker === SOS) return true;
  // the density, without a thumbnail, and how colours are to be read
  return (marker === JFIF && segment.length === 18) || (marker === ADOBE && segment.length === 16);
}

const isDropped = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;

function sizeOfFrame(segment: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.length);
  if (segment.length < 11) return null;
  const components = view.getUint8(9);
  const isKnown = view.getUint8(4) === 8 && (components === 1 || components === 3);
  if (!isKnown || segment.length !== 10 + 3 * components) return null;
  return { width: view.getUint16(7), height: view.getUint16(5) };
}
