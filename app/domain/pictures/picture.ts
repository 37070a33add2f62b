/** A still picture whose container was written anew: nothing is in it but what draws it. */
export type Picture = {
  type: "image/jpeg" | "image/png" | "image/webp";
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
};

/** The longest side and the most pixels of a picture: whoever opens it needs four bytes of memory for each of them. */
const LONGEST_SIDE = 8_192;
const MOST_PIXELS = 50_000_000;

/** Whether a picture of this size, as its header names it, may be opened. */
export function isSizeAllowed({ width, height }: Pick<Picture, "width" | "height">): boolean {
  const isLongest = Math.max(width, height) <= LONGEST_SIDE;
  return width > 0 && height > 0 && isLongest && width * height <= MOST_PIXELS;
}

/** The parts in one row of bytes. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** Four letters, as PNG and RIFF name their chunks. */
export function nameAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}
