import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { REPLAYED_TABLES, replayStatements } from "~/domain/replayed-tables";
import { PROGRAM_IDLS } from "~programs/programs";

/** What `npm run operate -- replay` does to D1, by the same statements. */
export async function replay(name: keyof typeof REPLAYED_TABLES): Promise<void> {
  const d1 = (env as unknown as { DB: D1Database }).DB;
  const statements = replayStatements(REPLAYED_TABLES[name], PROGRAM_IDLS[name].address);
  await d1.batch(statements.map((statement) => d1.prepare(statement)));
}
