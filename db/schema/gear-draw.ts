import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { gearDay } from "./gear-day";

const deeds = ["craft", "enhance", "evolve"] as const;

/** What came of an order of gear, and what decided it (app/domain/gear/outcome.ts). A row is never changed. */
export const gearDraw = sqliteTable(
  "gear_draw",
  {
    orderNumber: integer("order_number").primaryKey(),
    /** The Korean day of the payment's block: its seed decided. */
    day: text("day")
      .notNull()
      .references(() => gearDay.day),
    deed: text("deed", { enum: deeds }).notNull(),
    /** Of enhancing, the level to reach; of evolving, the rarity of the two weapons. */
    target: text("target").notNull(),
    /** That of the payment. */
    signature: text("signature").notNull(),
    /** The block in which the payment landed, its hash, and its time by the chain's clock. */
    slot: integer("slot").notNull(),
    blockhash: text("blockhash").notNull(),
    blockTs: integer("block_ts").notNull(),
    /** The 32 bytes that decided, hex. */
    digest: text("digest").notNull(),
    /** The weapon that was made; of enhancing, "up" or "same". */
    result: text("result").notNull(),
    drawnAt: moment("drawn_at").notNull(),
  },
  (table) => [
    uniqueIndex("gear_draw_payment").on(table.signature),
    index("gear_draw_day").on(table.day, table.orderNumber),
  ],
);
