import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

/** What a transaction of somebody else put into an account of a job's wallet. One that put in nothing has an empty payer. */
export const jobFunding = sqliteTable(
  "job_funding",
  {
    jobId: text("job_id").notNull(),
    /** The wallet itself for SOL, or its account of a coin or an NFT. */
    account: text("account").notNull(),
    signature: text("signature").notNull(),
    /** The wallet that the amount came from: what is left goes back to it. */
    payer: text("payer").notNull(),
    amountRaw: amountRaw("amount_raw").notNull(),
    slot: integer("slot").notNull(),
    /** The HMAC of all of it (app/domain/jobs/seal.server.ts). */
    seal: text("seal").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.account, table.signature, table.payer] })],
);
