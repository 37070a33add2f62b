import { isNull } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** A draw, published before anybody can know its winners (app/domain/draws). Its row changes only when it is drawn. */
export const draw = sqliteTable(
  "draw",
  {
    /** Its seed follows from it, so it is never given to a second draw. */
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    /** Addresses, sorted, each once, one on each line. */
    entrants: text("entrants").notNull(),
    entrantCount: integer("entrant_count").notNull(),
    /** SHA-256 of `entrants`, hex. */
    entrantsHash: text("entrants_hash").notNull(),
    winnerCount: integer("winner_count").notNull(),
    /** SHA-256 of the seed, hex. */
    commitment: text("commitment").notNull(),
    /** The hash of the first final block from this slot on is the other half of the draw. */
    slot: integer("slot").notNull(),
    /** When that slot was expected. */
    drawAt: moment("draw_at").notNull(),
    proposer: text("proposer").notNull(),
    createdAt: moment("created_at").notNull(),
    // null until it was drawn
    blockSlot: integer("block_slot"),
    blockhash: text("blockhash"),
    /** 32 bytes, hex. */
    seed: text("seed"),
    /** In the order in which they were drawn, one on each line. */
    winners: text("winners"),
    drawnAt: moment("drawn_at"),
  },
  (table) => [
    // a list is drawn once: staff could publish one of several draws and keep quiet about the others
    uniqueIndex("draw_entrants").on(table.entrantsHash),
    index("draw_newest").on(table.createdAt, table.id),
    index("draw_due").on(table.drawAt).where(isNull(table.drawnAt)),
  ],
);
