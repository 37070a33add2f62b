import { env } from "cloudflare:test";
import { openDatabase } from "~db/client";

/** The real D1 of the test's Worker, migrated; emptied before each test file. */
export const testDatabase = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
