import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { picture } from "~db/schema";
import { type ShownPicture, shownPictureSchema } from "./sizes";

/** An uploaded picture by its id; null if there is none. */
export async function findPicture(db: Database, id: string): Promise<ShownPicture | null> {
  const [row] = await db.select().from(picture).where(eq(picture.id, id));
  return row ? shownPictureSchema.parse({ id, sizes: JSON.parse(row.sizes) }) : null;
}

/** Whether something public has shown a picture, so that visitors may open it. */
export async function isPicturePublic(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ publishedAt: picture.publishedAt }).from(picture).where(eq(picture.id, id));
  return Boolean(row?.publishedAt);
}
