import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * What staff wrote, each entry hashed over the one before it (app/domain/audit). Entries are never changed or deleted.
 * `previousHash` is unique, so that two entries cannot follow the same one.
 */
export const auditEntry = sqliteTable(
  "audit_entry",
  {
    seq: integer("seq").primaryKey(),
    hash: text("hash").notNull(),
    previousHash: text("previous_hash").notNull(),
    at: moment("at").notNull(),
    /** Null: a command of the operator, which no account ran. */
    accountId: text("account_id"),
    /** The e-mail address of the account at that time, or the name of the command. */
    actor: text("actor").notNull(),
    ipAddress: text("ip_address").notNull(),
    /** "news.publish" */
    action: text("action").notNull(),
    /** The noun, and the key of the row: "news", "41". */
    noun: text("noun").notNull(),
    key: text("key").notNull(),
    /** JSON; null for what was not there before, or is not there any more. */
    before: text("before"),
    after: text("after"),
    /** The key of an opened form, so that it is carried out only once; null for other writes. It is not part of the hash. */
    formKey: text("form_key"),
  },
  (table) => [
    uniqueIndex("audit_entry_previous").on(table.previousHash),
    uniqueIndex("audit_entry_form").on(table.formKey),
    // one for each way in which the list is asked for, in its order
    index("audit_entry_newest").on(table.at, table.seq),
    index("audit_entry_actor").on(table.actor, table.at, table.seq),
    index("audit_entry_noun").on(table.noun, table.at, table.seq),
    index("audit_entry_key").on(table.key, table.at, table.seq),
  ],
);
