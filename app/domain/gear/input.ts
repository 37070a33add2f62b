import { z } from "../zod.ts";

const dayField = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** The days before one. */
export const gearProofInput = z.object({ before: dayField.optional() });

/** The draws of a day after an order. */
export const gearDayInput = z.object({
  after: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
});
