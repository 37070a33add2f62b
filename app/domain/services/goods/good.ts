import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~db/client";
import type { ServiceOrder } from "../rules";

/**
 * What makes the good of a code. It is asked at least once, perhaps several times, and at the same time: its statements run in one
 * batch with the order's, and doing them twice is doing them once. Throws AppError if the good can never be made, and the payment
 * is then owed back.
 */
export type Good = {
  make(db: Database, order: ServiceOrder): { key: string | null; statements: readonly BatchItem<"sqlite">[] };
};
