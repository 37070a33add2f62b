import { writeLog } from "~/server/log";
import { z } from "../zod.ts";
import { VESTING_COINS } from "./subjects";

/** A Solana address by its look: 32 bytes in base58. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

const vestingSchema = z.object({
  mints: z.partialRecord(z.enum(VESTING_COINS), address),
  /** Whose grants are shown without being asked for. A page asks for each in turn: few. */
  funders: z.array(z.object({ address, name: z.string().min(1).max(60) })).max(8),
});

export type VestingSetting = z.output<typeof vestingSchema>;

const NONE: VestingSetting = { mints: {}, funders: [] };

/** Coins and funders of the setting `vesting`; none where nothing is stored or what is stored does not have the shape. */
export function parseVesting(stored: string): VestingSetting {
  if (!stored) return NONE;
  try {
    return vestingSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "vesting" }, error);
    return NONE;
  }
}
