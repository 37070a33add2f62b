import type { Database } from "~db/client";

/** Rows per statement: D1 binds a hundred values. */
const ROWS_A_STATEMENT = 20;

/** The rows in parts of which each fits into a statement. */
export function chunksOf<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, i) =>
    rows.slice(i * ROWS_A_STATEMENT, (i + 1) * ROWS_A_STATEMENT),
  );
}

type Returning = Parameters<Database["batch"]>[0][number];

/** Runs statements together, either all or none, and returns how many rows they returned. */
export async function countRows(db: Database, [first, ...others]: Returning[]): Promise<number> {
  if (!first) return 0;
  const answers = (await db.batch([first, ...others])) as unknown[][];
  return answers.reduce((sum, { length }) => sum + length, 0);
}
