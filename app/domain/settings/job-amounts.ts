import { writeLog } from "~/server/log";
import { isWrittenNumber } from "~programs/amounts";
import { z } from "../zod.ts";

/** "1.500" is refused, because half of the world reads it as 1,500. */
const amount = z
  .string()
  .regex(/^(0|[1-9]\d{0,18})(\.\d{1,18})?$/, { abort: true })
  .refine(isWrittenNumber, "twoReadings");
/** What a job sends: "SOL", "NFT", or the mint of a coin. */
const asset = z.string().regex(/^(SOL|NFT|[1-9A-HJ-NP-Za-km-z]{32,44})$/);

/**
 * The setting `job_approval_amounts`: how much of something the jobs of a day may send without a second person. Coins and SOL
 * are decimal amounts ("1000.5"), NFTs are a number.
 */
export const jobAmountsSchema = z.record(asset, amount);

/** The amounts of the setting, none if it is empty or has the wrong shape: then every job needs a second person. */
export function parseJobAmounts(stored: string): z.output<typeof jobAmountsSchema> {
  if (!stored) return {};
  try {
    return jobAmountsSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "job_approval_amounts" }, error);
    return {};
  }
}
