import { eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { reveal } from "~db/schema";

export type RevealRow = typeof reveal.$inferSelect;

/** Null if there is none. */
export async function findReveal(db: Database, id: string): Promise<RevealRow | null> {
  const [row] = await db.select().from(reveal).where(eq(reveal.id, id));
  return row ?? null;
}

/** Throws NotFound. */
export async function getReveal(db: Database, id: string): Promise<RevealRow> {
  const row = await findReveal(db, id);
  if (!row) throw new AppError("NotFound");
  return row;
}
