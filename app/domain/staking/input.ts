import { eventCursorSchema } from "../event-cursor";
import { z } from "../zod.ts";
import { COIN_TERMS_DAYS } from "./rules";
import { HISTORY_KINDS } from "./view";

/** Hundredths of a percent as a decimal string, within a u16. */
export const bpsField = z
  .string()
  .regex(/^(0|[1-9]\d{0,4})$/, { abort: true })
  .refine((bps) => Number(bps) < 2 ** 16);

export const positionAddressField = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

/** Where the next page of the positions begins, as an earlier page gave it. */
export const positionCursorSchema = z.string().regex(/^\d{1,15}\.[1-9A-HJ-NP-Za-km-z]{32,44}$/);

/** What the list of positions is asked for: a page of it; on the unstaking screen, which position. */
export const positionListSchema = z.object({
  before: positionCursorSchema.nullable().default(null),
  position: positionAddressField.nullable().default(null),
});

/** A search of the history. Empty fields search nothing; `signature` may be the beginning of one. */
export const historySearchSchema = z.object({
  kind: z.enum(HISTORY_KINDS).or(z.literal("")).default(""),
  termDays: z
    .enum(COIN_TERMS_DAYS.map(String) as [string, ...string[]])
    .or(z.literal(""))
    .default(""),
  signature: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{0,88}$/)
    .default(""),
});

/** The same in the address of the screen, with the page of the history. */
export const historyAddressSchema = historySearchSchema.extend({ cursor: eventCursorSchema.nullable().default(null) });

export type HistorySearch = z.output<typeof historySearchSchema>;
