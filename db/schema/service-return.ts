import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The job that returns a payment. A payment has at most one, so that it cannot be returned twice. */
export const serviceReturn = sqliteTable(
  "service_return",
  {
    orderId: text("order_id").notNull(),
    signature: text("signature").notNull(),
    payer: text("payer").notNull(),
    coin: text("coin", { enum: ["SCG", "USDC"] }).notNull(),
    jobId: text("job_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.signature, table.payer, table.coin] }),
    index("service_return_job").on(table.jobId),
  ],
);
