import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

const indexedStates = ["waiting", "recorded", "failed"] as const;

/** Transactions of one of our programs that were listed: waiting to be recorded, recorded, or failed on the chain. */
export const indexerTransaction = sqliteTable(
  "indexer_transaction",
  {
    program: text("program").notNull(),
    signature: text("signature").notNull(),
    slot: integer("slot").notNull(),
    /** Counts backwards from the newest of its listing: within a slot, the higher number is the older transaction. */
    place: integer("place").notNull(),
    state: text("state", { enum: indexedStates }).notNull(),
    attempts: integer("attempts").notNull(),
    /** When it is tried next. */
    tryAt: moment("try_at").notNull(),
    problem: text("problem"),
  },
  (table) => [
    primaryKey({ columns: [table.program, table.signature] }),
    index("indexer_transaction_state").on(table.program, table.state, table.slot, table.place),
    index("indexer_transaction_slot").on(table.program, table.slot),
  ],
);
