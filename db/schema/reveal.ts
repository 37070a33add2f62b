import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/**
 * What the NFTs of a collection are to become, committed by the hash of its file before anybody can know it
 * (app/domain/reveals). The entry in the audit log has the same hash, so that the row alone proves nothing.
 */
export const reveal = sqliteTable(
  "reveal",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    collection: text("collection").notNull(),
    /** SHA-256 of the file, in hexadecimal digits. A file is committed once. */
    fileHash: text("file_hash").notNull().unique(),
    rowCount: integer("row_count").notNull(),
    committedBy: text("committed_by").notNull(),
    committedAt: moment("committed_at").notNull(),
    /** The job that reveals it; null before. */
    jobId: text("job_id"),
  },
  (table) => [index("reveal_newest").on(table.committedAt, table.id)],
);
