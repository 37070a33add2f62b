import { z } from "../../zod.ts";

/** Chain seconds as a decimal string, up to the year 9999. */
export const tsField = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})$/, { abort: true })
  .refine((ts) => Number(ts) <= 253_402_300_799);
