import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** That a row of an airdrop list is being paid or was paid, so that no second job pays it. */
export const airdropClaim = sqliteTable(
  "airdrop_claim",
  {
    listKey: text("list_key").notNull(),
    /** The listed address (table `airdrop_recipient`). */
    address: text("address").notNull(),
    /** The job that pays it; empty if staff have recorded what was sent without one. */
    jobId: text("job_id").notNull(),
  },
  // the key lets one of two jobs that are started at the same moment win
  (table) => [primaryKey({ columns: [table.listKey, table.address] })],
);
