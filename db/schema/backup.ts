import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** A finished backup of D1 (app/domain/backup). Its files are in the bucket BACKUPS until they are deleted after their days. */
export const backup = sqliteTable(
  "backup",
  {
    /** When it began, as in the names of its files. */
    id: text("id").primaryKey(),
    /** Of its manifest, in hex digits. */
    sha256: text("sha256").notNull(),
    rows: integer("rows").notNull(),
    bytes: integer("bytes").notNull(),
    finishedAt: moment("finished_at").notNull(),
  },
  (table) => [index("backup_newest").on(table.finishedAt, table.id)],
);
