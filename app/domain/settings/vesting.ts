import { writeLog } from "~/server/log";
import { z } from "../zod.ts";
import { VESTING_COINS } from "./subjects";

/** A Solana address by its form: 32 bytes in base58. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

/** The setting `vesting`, once it is read as JSON. */
export const vestingSchema = z.object({
  mints: z.partialRecord(z.enum(VESTING_COINS), address),
  /** Funders whose grants are always shown. A page queries each of them in turn, so there must be few. */
  funders: z.array(z.object({ address, name: z.string().min(1).max(60) })).max(8),
});

export type VestingSetting = z.output<typeof vestingSchema>;

const NONE: VestingSetting = { mints: {}, funders: [] };

/** Coins and funders of the setting `vesting`; none if nothing is stored or it has the wrong shape. */
export function parseVesting(stored: string): VestingSetting {
  if (!stored) return NONE;
  try {
    return vestingSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "vesting" }, error);
    return NONE;
  }
}
