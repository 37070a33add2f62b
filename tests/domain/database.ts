import { env } from "cloudflare:test";
import { openDatabase } from "~db/client";

/** The real D1 of the test's Worker, migrated; each test file has one of its own. */
export const testDatabase = openDatabase((env as unknown as { DB: Parameters<typeof openDatabase>[0] }).DB);
