import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { setting } from "~db/schema";

/**
 * This row is stored beside the samples, so that nobody takes them for real events (tools/dev/sample-power.ts). No environment
 * but a local one has it.
 */
const SAMPLE_PAST = "local_power_sample";

/** Whether the past in the Power zone's figures was made up for the local machine. */
export async function isPastSample(db: Database): Promise<boolean> {
  const found = await db.select({ key: setting.key }).from(setting).where(eq(setting.key, SAMPLE_PAST));
  return found.length > 0;
}
