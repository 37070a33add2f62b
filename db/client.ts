import type { D1Database } from "@cloudflare/workers-types";
import { drizzle } from "drizzle-orm/d1";

export type Database = ReturnType<typeof openDatabase>;

const opened = new WeakMap<D1Database, ReturnType<typeof drizzle>>();

/** The one way to D1. */
export function openDatabase(binding: D1Database) {
  const database = opened.get(binding) ?? drizzle(binding);
  opened.set(binding, database);
  return database;
}
