import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * To which Solana address a recipient wants an airdrop sent. Rows are only added: the one with the highest version counts,
 * those below it are its history.
 */
export const airdropApplication = sqliteTable(
  "airdrop_application",
  {
    listKey: text("list_key").notNull(),
    /** The recipient's address, whose own session sent this. */
    address: text("address").notNull(),
    /** From 1. */
    version: integer("version").notNull(),
    targetAddress: text("target_address").notNull(),
    /** The user of that session (table `user`). */
    userId: text("user_id").notNull(),
    appliedAt: moment("applied_at").notNull(),
  },
  // the key lets one of two changes win that were made at the same time, and a repeated one count once
  (table) => [primaryKey({ columns: [table.listKey, table.address, table.version] })],
);
