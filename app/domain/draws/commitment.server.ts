import type { Database } from "~db/client";
import type { draw } from "~db/schema";
import { isLoggedOnce } from "../audit/is-logged.server";
import { hashEntrants } from "./draw-winners";

type Row = typeof draw.$inferSelect;
type Promised = Pick<Row, "entrantsHash" | "entrantCount" | "winnerCount" | "commitment" | "slot">;
type Drawn = Pick<Row, "blockSlot" | "blockhash" | "seed" | "winners">;

/** What the audit log says of a draw before it takes place: everything that decides about it but the block. */
export function promiseOf({ entrantsHash, entrantCount, winnerCount, commitment, slot }: Promised): object {
  return { entrantsHash, entrantCount, winnerCount, commitment, slot };
}

/** What the audit log says of a draw that has taken place. */
export function resultOf({ blockSlot, blockhash, seed, winners }: Drawn): object {
  return { blockSlot, blockhash, seed, winnersHash: hashEntrants(winners?.split("\n") ?? []) };
}

/**
 * Whether a draw's row says what the audit log says of it, so that whoever changes entrants in D1 has to change the log too,
 * whose entries follow from each other.
 */
export async function isAsCommitted(db: Database, row: Promised & Pick<Row, "id" | "entrants">): Promise<boolean> {
  const hasHash = hashEntrants(row.entrants.split("\n")) === row.entrantsHash;
  return hasHash && isLoggedOnce(db, { noun: "draw", key: row.id, action: "draw.commit", facts: promiseOf(row) });
}

/** Whether the winners in a draw's row are those that the audit log names. */
export function isAsDrawn(db: Database, row: Drawn & Pick<Row, "id">): Promise<boolean> {
  return isLoggedOnce(db, { noun: "draw", key: row.id, action: "draw.draw", facts: resultOf(row) });
}
