import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

/**
 * What one wallet paid the treasury in one final transaction that names the reference of an order. Whether it paid the order is
 * written in the order's row alone (`signature`); every other payment is owed back.
 */
export const servicePayment = sqliteTable(
  "service_payment",
  {
    orderId: text("order_id").notNull(),
    signature: text("signature").notNull(),
    payer: text("payer").notNull(),
    coin: text("coin", { enum: ["SCG", "USDC"] }).notNull(),
    amountRaw: amountRaw("amount_raw").notNull(),
    slot: integer("slot").notNull(),
    /** Chain seconds of its block; null if no node said. */
    blockTs: integer("block_ts"),
    /** Why it cannot pay the order; null if it could, which only one payment of an order then did. */
    problem: text("problem", { enum: ["amount", "coin", "payer", "late", "twice"] }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.signature, table.payer, table.coin] }),
    index("service_payment_slot").on(table.slot, table.orderId),
  ],
);
