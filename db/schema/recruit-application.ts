import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What a wallet answered to a project's call for members, once. It is personal data, and is deleted 90 days after the call. */
export const recruitApplication = sqliteTable(
  "recruit_application",
  {
    orderId: text("order_id").notNull(),
    walletAddress: text("wallet_address").notNull(),
    name: text("name").notNull(),
    contact: text("contact").notNull(),
    answer: text("answer").notNull(),
    createdAt: moment("created_at").notNull(),
    deleteAt: moment("delete_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.walletAddress] }),
    index("recruit_application_newest").on(table.orderId, table.createdAt, table.walletAddress),
    index("recruit_application_delete").on(table.deleteAt),
  ],
);
