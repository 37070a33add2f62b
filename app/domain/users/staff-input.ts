import { z } from "../zod.ts";

/** A note about a wallet; empty takes the note back. */
export const noteSchema = z.object({
  words: z
    .string()
    .trim()
    .max(2_000)
    .optional()
    .transform((words) => words ?? ""),
  /** Of the note that the form was opened with; 0 if there was none. */
  version: z.coerce.number().int().min(0),
});

export const endSessionsSchema = z.object({});
