import { joined, nameAt, type Picture } from "./picture";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The chunks that draw it. */
const KEPT: readonly string[] = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"];
/** The depths that each type of colour can have. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * A PNG from the chunks that draw it, each with the checksum that it names; null for anything else. Texts, times, profiles and
 * frames of an animation are left out; what stands behind the end refuses the file.
 */
export function cleanPng(bytes: Uint8Array): Picture | null {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  const names: string[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const name = nameAt(bytes, at + 4);
    if (!/^[A-Za-z]{4}$/.test(name) || view.getUint32(end - 4) !== checksumOf(bytes.subarray(at + 4, end - 4)))
      return null;
    if (KEPT.includes(name)) {
      names.push(name);
      kept.push(bytes.subarray(at, end));
    } else if (/^[A-Z]/.test(name)) return null;
    at = end;
    if (name === "IEND") break;
  }
  if (at !== bytes.length || !isInOrder(names)) return null;
  const size = sizeOfHeader(kept[1] ?? new Uint8Array());
  return size && { type: "image/png", ...size, bytes: joined(kept) };
}

const isInOrder = (names: readonly string[]) => /^IHDR (PLTE )?(tRNS )?(IDAT )+IEND$/.test(names.join(" "));

function sizeOfHeader(chunk: Uint8Array): { width: number; height: number } | null {
  if (chunk.length !== 25) return null;
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.length);
  const isKnown = DEPTHS[view.getUint8(17)]?.includes(view.getUint8(16)) ?? false;
  const isPlain = view.getUint8(18) === 0 && view.getUint8(19) === 0 && view.getUint8(20) <= 1;
  return isKnown && isPlain ? { width: view.getUint32(8), height: view.getUint32(12) } : null;
}

let table: Uint32Array | undefined;

/** CRC-32, as PNG counts it. */
function checksumOf(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
