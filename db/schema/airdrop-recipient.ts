import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

const recipientStatuses = ["waiting", "completed"] as const;

/** An address on an airdrop list. A row says what the team has recorded; its transaction shows it on the chain. */
export const airdropRecipient = sqliteTable(
  "airdrop_recipient",
  {
    listKey: text("list_key").notNull(),
    /** An EVM address is in lower case. */
    address: text("address").notNull(),
    /** What this recipient gets, such as "25 SCG" or "Genesis #120". */
    item: text("item").notNull(),
    status: text("status", { enum: recipientStatuses }).notNull().default("waiting"),
    sentAt: moment("sent_at"),
    /** The Solana address that got it. The application may name another one by now. */
    sentTo: text("sent_to"),
    /** The signature of the Solana transaction that sent it; one transaction may serve several recipients. */
    transaction: text("transaction"),
  },
  (table) => [
    primaryKey({ columns: [table.listKey, table.address] }),
    index("airdrop_recipient_address").on(table.address),
  ],
);
