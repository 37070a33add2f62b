import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { openDatabase } from "~db/client";
import { recordingD1, type StatementReading } from "../recording-d1";

/** The real D1 of the test's Worker, which records how many rows each statement about a table has read. */
export function recorded(table: string) {
  const readings: StatementReading[] = [];
  const db = openDatabase(recordingD1((env as unknown as { DB: D1Database }).DB, readings));
  return {
    db,
    /** One figure per statement. */
    rowsRead: () => readings.filter(({ query }) => query.includes(`"${table}"`)).map(({ rows_read }) => rows_read),
  };
}
