import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** Failed sign-ins of staff, by account or network address; after several of them, the next try has to wait. */
export const signInFailure = sqliteTable(
  "sign_in_failure",
  {
    /** "email " or "address ", and the hash of it, so that a copy of the table names nobody. */
    subject: text("subject").primaryKey(),
    failures: integer("failures").notNull(),
    lastAt: moment("last_at").notNull(),
    lockedUntil: moment("locked_until"),
  },
  (table) => [index("sign_in_failure_last").on(table.lastAt)],
);
