import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

const indexedStates = ["waiting", "recorded", "failed"] as const;

/** Transactions of a program of ours that were listed: still to be recorded, recorded, or failed on the chain. */
export const indexerTransaction = sqliteTable(
  "indexer_transaction",
  {
    program: text("program").notNull(),
    signature: text("signature").notNull(),
    slot: integer("slot").notNull(),
    /** Counts back from the newest of its listing: within a slot the higher is the older. */
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
