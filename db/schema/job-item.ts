import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

/** One address that a job pays, or one NFT that it changes. */
export const jobItem = sqliteTable(
  "job_item",
  {
    jobId: text("job_id").notNull(),
    /** From 1, in the order of the source. */
    seq: integer("seq").notNull(),
    address: text("address").notNull(),
    amountRaw: amountRaw("amount_raw").notNull(),
    /** Of an NFT; null for coins. */
    mint: text("mint"),
    /** Its address on the job's airdrop list, if that is another one, such as an EVM address. */
    listedAddress: text("listed_address"),
    /** 0 waits, 10 is in an open transaction, 20 completed, 40 failed, 50 cancelled. */
    status: integer("status").notNull(),
    /** Of the last transaction that it was in. */
    signature: text("signature"),
    /** How many of its transactions failed on the chain. One that has failed goes alone. */
    tries: integer("tries").notNull(),
    errorCode: text("error_code"),
    /** The HMAC of its recipient, of what they get and of `after` (app/domain/jobs/seal.server.ts). */
    seal: text("seal").notNull().default(""),
    /** What the job changes about it, as the dry run found it: the name of an NFT, for instance. Null where nothing was. */
    before: text("before"),
    /** The same as it is to become, which is sealed; null if nothing is left of it. */
    after: text("after"),
    /** The specification's number (-1 to 7) of the failure in `errorCode`. */
    catalogueCode: integer("catalogue_code"),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.seq] }),
    index("job_item_status").on(table.jobId, table.status, table.seq),
    index("job_item_address").on(table.address),
  ],
);
