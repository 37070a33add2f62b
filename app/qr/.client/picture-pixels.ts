import { PICTURE_HEAD_BYTES, pictureTypeOf } from "../picture-type";
import type { Pixels } from "./decode/grey";

/** Why a file is not looked at: not a picture, more than 10 MB, or a picture that this browser cannot open. */
export type PictureProblem = "notPicture" | "tooLarge" | "broken";

/** The largest file, and the length to which the longer side is scaled (specification, section 6). */
const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_SIDE = 1024;

/** The pixels of a picture that was chosen, dropped or pasted, turned as its EXIF says and at most 1024 long. */
export async function readPicturePixels(file: Blob): Promise<Pixels | PictureProblem> {
  const head = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  if (!pictureTypeOf(head)) return "notPicture";
  if (file.size > MOST_BYTES) return "tooLarge";
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return "broken"; // which is all that a browser says of it
  }
  try {
    return drawPixels(picture, picture, LONGEST_SIDE) ?? "broken";
  } finally {
    picture.close();
  }
}

/** The pixels of a drawing, scaled down to `longest`; null if the browser gives none. */
export function drawPixels(
  drawing: CanvasImageSource,
  { width, height }: { width: number; height: number },
  longest: number,
): Pixels | null {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  // what is transparent shows the white of a page
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: canvas.width, height: canvas.height };
}
