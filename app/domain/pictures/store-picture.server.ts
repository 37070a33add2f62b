import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { picture } from "~db/schema";
import { sha256Hex } from "../sha256";
import { cleanPicture } from "./clean-picture";
import { PICTURE_WIDTHS, type ShownPicture } from "./sizes";

/** Where the files of pictures are, and what draws them. */
export type PictureStore = {
  /** Draws a picture as WebP, at most so wide. Throws if its content cannot be drawn. */
  draw: (bytes: Uint8Array<ArrayBuffer>, width: number) => Promise<Uint8Array<ArrayBuffer>>;
  put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
};

/**
 * Stores a picture that staff uploaded: known by its content, whatever its name; drawn anew in each width, so that nothing of
 * the file itself is kept. Returns its id. The same picture again is the same row. Throws PictureRefused.
 */
export async function storePicture(
  { db, now, store }: { db: Database; now: Date; store: PictureStore },
  file: Blob,
): Promise<ShownPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const clean = cleanPicture(bytes);
  if (!clean) throw new AppError("PictureRefused");
  const id = await sha256Hex(bytes);
  const sizes: ShownPicture["sizes"] = [];
  for (const asked of widthsOf(clean.width)) {
    // drawn from the file itself, which says how the camera was held; so what was drawn says its own size
    const { width, height, bytes: drawn } = await drawnAs(store, bytes, asked);
    if (sizes.some((size) => size.width === width)) continue;
    sizes.push({ width, height });
    await store.put(pictureKey(id, width), drawn);
  }
  sizes.sort((one, other) => one.width - other.width);
  await db
    .insert(picture)
    .values({ id, sizes: JSON.stringify(sizes), uploadedAt: now })
    .onConflictDoNothing();
  return { id, sizes };
}

/** The key of a file in the bucket. */
export const pictureKey = (id: string, width: number) => `${id}/${width}.webp`;

function widthsOf(width: number): number[] {
  const narrower: number[] = PICTURE_WIDTHS.filter((one) => one < width);
  const widest = PICTURE_WIDTHS.at(-1) ?? width;
  return width <= widest ? [...narrower, width] : narrower;
}

async function drawnAs(store: PictureStore, bytes: Uint8Array<ArrayBuffer>, width: number) {
  try {
    const drawn = cleanPicture(await store.draw(bytes, width));
    if (drawn) return drawn;
  } catch {
    // the service names no code for a picture that it cannot draw
  }
  throw new AppError("PictureRefused");
}
