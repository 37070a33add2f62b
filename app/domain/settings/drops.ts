import { writeLog } from "~/server/log";
import { z } from "../zod.ts";

/** A Solana address by its form: 32 bytes in base58. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

const dropSchema = z.object({
  /** The site's number for it: "No. 1". */
  number: z.number().int().min(1).max(999),
  /** The address of the campaign. */
  address,
  /** The coin's name; for NFTs, their collection's. */
  gift: z.string().min(1).max(30),
});

/** The setting `drops`, once it is read as JSON. */
export const dropsSchema = z
  .array(dropSchema)
  .max(40)
  .refine((drops) => new Set(drops.map(({ number }) => number)).size === drops.length);

/** A campaign that the site shows. */
export type ShownDrop = z.output<typeof dropSchema>;

/** The campaigns of the setting `drops`; none if nothing is stored or it has the wrong shape. */
export function parseDrops(stored: string): ShownDrop[] {
  if (!stored) return [];
  try {
    return dropsSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "drops" }, error);
    return [];
  }
}
