import { joined, nameAt, type Picture } from "./picture";

type Chunk = { name: string; data: Uint8Array };
type Size = { width: number; height: number };

/** What may be in a still picture: it is either drawn or left out. */
const DRAWN: readonly string[] = ["VP8X", "ALPH", "VP8 ", "VP8L"];
const DROPPED: readonly string[] = ["ICCP", "EXIF", "XMP "];
const ALPHA_FLAG = 0x10;

/**
 * A WebP from its one image and its transparency; null for anything else, animations too. Metadata and profiles are left
 * out; what stands behind the end refuses the file.
 */
export function cleanWebp(bytes: Uint8Array): Picture | null {
  const chunks = chunksOf(bytes);
  if (!chunks?.every(({ name }) => DRAWN.includes(name) || DROPPED.includes(name))) return null;
  const drawn = chunks.filter(({ name }) => DRAWN.includes(name));
  const image = drawn.at(-1);
  const size = image && sizeOfImage(image);
  if (!image || !size) return null;
  const order = drawn.map(({ name }) => name).join(",");
  if (order === image.name || order === `VP8X,${image.name}`) return pictureOf([image], size);
  const [head, alpha] = drawn;
  if (order !== "VP8X,ALPH,VP8 " || !head || !alpha || head.data.length !== 10) return null;
  return pictureOf([{ name: "VP8X", data: headOf(size) }, alpha, image], size);
}

/** The chunks of a RIFF file that is exactly as long as it says; null for any other. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  if (bytes.length < 20 || nameAt(bytes, 0) !== "RIFF" || nameAt(bytes, 8) !== "WEBP") return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(4, true) !== bytes.length - 8) return null;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return null;
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end + (length % 2) > bytes.length) return null;
    chunks.push({ name: nameAt(bytes, at), data: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  return chunks;
}

function sizeOfImage({ name, data }: Chunk): Size | null {
  if (data.length < 10) return null;
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  if (name === "VP8 ") {
    // a key frame, and the code that starts one
    const isFrame = (view.getUint8(0) & 1) === 0 && view.getUint16(3) === 0x9d01 && view.getUint8(5) === 0x2a;
    return isFrame ? { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff } : null;
  }
  const bits = view.getUint32(1, true);
  const isLossless = name === "VP8L" && view.getUint8(0) === 0x2f && bits >>> 29 === 0;
  return isLossless ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
}

function headOf({ width, height }: Size): Uint8Array {
  const head = new Uint8Array(10);
  head[0] = ALPHA_FLAG;
  const view = new DataView(head.buffer);
  // two numbers of 24 bits, each one less than the side
  view.setUint32(4, (width - 1) | (((height - 1) & 0xff) << 24), true);
  view.setUint16(8, (height - 1) >>> 8, true);
  return head;
}

function pictureOf(chunks: readonly Chunk[], size: Size): Picture {
  const parts = chunks.flatMap(({ name, data }) => [
    namedHead(name, data.length),
    data,
    new Uint8Array(data.length % 2),
  ]);
  const body = joined([new TextEncoder().encode("WEBP"), ...parts]);
  return { type: "image/webp", ...size, bytes: joined([namedHead("RIFF", body.length), body]) };
}

function namedHead(name: string, length: number): Uint8Array {
  const head = new Uint8Array(8);
  head.set(new TextEncoder().encode(name));
  new DataView(head.buffer).setUint32(4, length, true);
  return head;
}
