import { versionField } from "../fields";
import { z } from "../zod.ts";

const version = versionField;
const house = z.string().trim().max(120);
const words = z.string().trim().min(1).max(2_000);
const maybe = z
  .string()
  .optional()
  .transform((text) => text?.trim() ?? "");

/** What the choice of a time of day says for a hotel. */
export const NO_TIME_OF_DAY = "none";

export const confirmSchema = z.object({ version, house: house.min(1) });
/** The days and the time are checked by the rules of the guest's form. */
export const moveSchema = z.object({
  version,
  startOn: z.iso.date(),
  endOn: maybe,
  timeOfDay: maybe.transform((time) => (time === NO_TIME_OF_DAY ? "" : time)),
  // the form's library takes an empty input for a missing one
  house: house.optional().transform((name) => name ?? ""),
});
export const cancelSchema = z.object({ version, reason: words });
export const messageSchema = z.object({ version, words });
