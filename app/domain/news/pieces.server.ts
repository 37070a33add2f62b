import { and, eq, gt } from "drizzle-orm";
import type { Database } from "~db/client";
import { newsPiece } from "~db/schema";
import { draftSchema, type NewsDraft } from "./draft";

type Row = typeof newsPiece.$inferSelect;

/** A piece of news with its draft, for its editors. */
export type NewsPiece = Omit<Row, "words" | "picture" | "pictureAlt"> & { draft: NewsDraft };

/** True of every row but those whose creation did not come to its end. */
export const writtenRows = gt(newsPiece.version, 0);

/** A piece of news by its number, deleted ones too; null if there is none. Throws if the row's draft is broken. */
export async function findNewsPiece(db: Database, seq: number): Promise<NewsPiece | null> {
  const [row] = await db
    .select()
    .from(newsPiece)
    .where(and(eq(newsPiece.seq, seq), writtenRows));
  if (!row) return null;
  const { words, picture, pictureAlt, ...piece } = row;
  const shown = picture && pictureAlt ? { id: picture, alt: JSON.parse(pictureAlt) } : null;
  return { ...piece, draft: draftSchema.parse({ words: JSON.parse(words), picture: shown }) };
}
