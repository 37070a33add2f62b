import { cleanJpeg } from "./jpeg";
import { isSizeAllowed, type Picture } from "./picture";
import { cleanPng } from "./png";
import { cleanWebp } from "./webp";

/** The largest file that is taken, in bytes (the specification's 10 MB). */
export const MOST_PICTURE_BYTES = 10 * 1024 * 1024;

/**
 * Reads a file by its content, whatever its name or sender say of it. Returns the picture with its container written anew, so
 * that metadata is gone, or null if it is no JPEG, PNG or WebP from its first byte to its last, is larger than may be opened,
 * or has something behind its end. It does not decode: what draws the picture is taken as it is.
 */
export function cleanPicture(bytes: Uint8Array): Picture | null {
  if (bytes.length > MOST_PICTURE_BYTES) return null;
  const picture = cleanJpeg(bytes) ?? cleanPng(bytes) ?? cleanWebp(bytes);
  return picture && isSizeAllowed(picture) ? picture : null;
}
