import { writeLog } from "~/server/log";
import { z } from "../zod.ts";

/** A Solana address by its look: 32 bytes in base58. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

const dropSchema = z.object({
  /** As the site numbers it: "No. 1". */
  number: z.number().int().min(1).max(999),
  /** Of the campaign. */
  address,
  /** The coin's name; of NFTs that of their collection. */
  gift: z.string().min(1).max(30),
});

const listSchema = z
  .array(dropSchema)
  .max(40)
  .refine((drops) => new Set(drops.map(({ number }) => number)).size === drops.length);

/** A campaign that the site shows; the order is that of the page. */
export type ShownDrop = z.output<typeof dropSchema>;

/** The campaigns of the setting `drops`; none where nothing is stored or what is stored does not have the shape. */
export function parseDrops(stored: string): ShownDrop[] {
  if (!stored) return [];
  try {
    return listSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "drops" }, error);
    return [];
  }
}
