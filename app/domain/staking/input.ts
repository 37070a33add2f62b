import { eventCursorSchema } from "../event-cursor";
import { z } from "../zod.ts";
import { COIN_TERMS_DAYS } from "./rules";
import { HISTORY_KINDS } from "./view";

export const positionAddressField = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);

/** Where the next page of the positions begins, as an earlier page gave it. */
export const positionCursorSchema = z.string().regex(/^\d{1,15}\.[1-9A-HJ-NP-Za-km-z]{32,44}$/);

/** What the list of positions is asked for: a page of it, and on the unstaking screen, which position. */
export const positionListSchema = z.object({
  before: positionCursorSchema.nullable().default(null),
  position: positionAddressField.nullable().default(null),
});

/** The beginning of a transaction's signature, or the whole of it. */
const signatureStartField = z
  .string()
  .trim()
  .regex(/^[1-9A-HJ-NP-Za-km-z]{0,88}$/);

/** A search of the history. An empty field does not restrict it; `signature` may be the beginning of one. */
export const historySearchSchema = z.object({
  kind: z.enum(HISTORY_KINDS).or(z.literal("")).default(""),
  termDays: z
    .enum(COIN_TERMS_DAYS.map(String) as [string, ...string[]])
    .or(z.literal(""))
    .default(""),
  signature: signatureStartField.default(""),
});

/**
 * The same in the address of the screen, with the page of the history. The text in place of a signature may be anything: the
 * screen says what is wrong with it (`isSignatureStart`) and keeps it, up to 200 characters.
 */
export const historyAddressSchema = historySearchSchema.extend({
  signature: z
    .string()
    .transform((typed) => typed.trim().slice(0, 200))
    .default(""),
  cursor: eventCursorSchema.nullable().default(null),
});

/**
 * Whether a text could be the beginning of a transaction's signature. An empty one could, and does not restrict the search.
 */
export function isSignatureStart(typed: string): boolean {
  return signatureStartField.safeParse(typed).success;
}

export type HistorySearch = z.output<typeof historySearchSchema>;
