import type { D1Database } from "@cloudflare/workers-types";
import { drizzle } from "drizzle-orm/d1";

export type Database = ReturnType<typeof openDatabase>;

const opened = new WeakMap<D1Database, ReturnType<typeof drizzle>>();

/** All access to D1 goes through this. */
export function openDatabase(binding: D1Database) {
  const database = opened.get(binding) ?? drizzle(binding);
  opened.set(binding, database);
  return database;
}
