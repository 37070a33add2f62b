/** A picture that a phone or a browser makes; SVG is left out, since it is a program and not a picture. */
export type PictureType = "jpeg" | "png" | "gif" | "webp" | "bmp" | "heif";

/** The brands of the ISO container that hold still pictures. */
const STILL_BRANDS = ["avif", "heic", "heix", "mif1", "heim", "heis"];

/** The type of a file by its first bytes, whatever its name and its sender say; null if it is no picture. */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(text(0, 6))) return "gif";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 2) === "BM" && head.length >= 26) return "bmp";
  return text(4, 8) === "ftyp" && STILL_BRANDS.includes(text(8, 12)) ? "heif" : null;
}

/** How many of a file's first bytes `pictureTypeOf` looks at. */
export const PICTURE_HEAD_BYTES = 32;
