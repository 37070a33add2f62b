import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What staff noted about a wallet. Rows are only added: the one with the highest version counts. */
export const walletNote = sqliteTable(
  "wallet_note",
  {
    /** An EVM address is in lower case. */
    walletAddress: text("wallet_address").notNull(),
    /** From 1. */
    version: integer("version").notNull(),
    /** Empty once the note was taken back. */
    words: text("words").notNull(),
    /** The e-mail address of who wrote it. */
    author: text("author").notNull(),
    at: moment("at").notNull(),
  },
  // the key lets one of two notes win that were written at the same time
  (table) => [primaryKey({ columns: [table.walletAddress, table.version] })],
);
