import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { account } from "./account";

/** A passkey of a member of staff: the public half, with which a signature of the device is checked. */
export const passkey = sqliteTable(
  "passkey",
  {
    /** As the device names it, base64url. */
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => account.id),
    /** What its owner calls it. */
    name: text("name").notNull(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** Made with the site's admin code, so that a row alone lets nobody in (app/domain/staff/admin-code.server.ts). */
    seal: text("seal").notNull(),
    /** How often the device says that it was used; 0 for one that does not count. */
    counter: integer("counter").notNull(),
    /** JSON list of the ways in which a browser reaches it. */
    transports: text("transports").notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkey_account").on(table.accountId, table.createdAt)],
);
