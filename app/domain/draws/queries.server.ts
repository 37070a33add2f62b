import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { draw } from "~db/schema";

export type DrawRow = typeof draw.$inferSelect;

/** Null if there is no such draw. */
export async function findDraw(db: Database, id: string): Promise<DrawRow | null> {
  const [row] = await db.select().from(draw).where(eq(draw.id, id));
  return row ?? null;
}

const UNDECIDED = { blockSlot: null, blockhash: null, seed: null, winners: null };

/**
 * All that anybody needs to check a draw (tools/draw/verify-draw.mjs). The fields after `slot` are null until the winners are
 * drawn.
 */
export function proofOf(row: DrawRow) {
  const { id, title, entrantsHash, winnerCount, commitment, slot } = row;
  const listed = { entrants: row.entrants.split("\n"), entrantsHash, winnerCount, commitment, slot };
  const { blockSlot, blockhash, seed, winners } = row.drawnAt ? row : UNDECIDED;
  return { id, title, ...listed, blockSlot, blockhash, seed, winners: winners?.split("\n") ?? null };
}
