import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "../columns";

/** A transaction of a job's wallet, stored before it is sent. Each item is in at most one that is open or has landed. */
export const jobTransaction = sqliteTable(
  "job_transaction",
  {
    jobId: text("job_id").notNull(),
    /** From 1. */
    number: integer("number").notNull(),
    kind: text("kind", { enum: ["pay", "sweep"] }).notNull(),
    /** The `seq` of its items, as JSON. */
    items: text("items").notNull(),
    /** What its items pay together. */
    amountRaw: amountRaw("amount_raw").notNull(),
    /** Signed, base64. */
    bytes: text("bytes").notNull(),
    signature: text("signature").notNull(),
    /** The last block in which it can land. */
    lastBlockHeight: integer("last_block_height").notNull(),
    /** What the chain takes for it if it lands, whether or not it succeeds. */
    feeLamports: integer("fee_lamports").notNull(),
    /** `failed`: it landed, and changed nothing but its fee. `expired`: it can never land. */
    state: text("state", { enum: ["open", "landed", "failed", "expired"] }).notNull(),
    /** The chain's own form of the error, as JSON. */
    problem: text("problem"),
    signedAt: moment("signed_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.number] }),
    index("job_transaction_state").on(table.jobId, table.state, table.number),
  ],
);
