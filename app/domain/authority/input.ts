import { signedTransactionSchema } from "../transactions/input";
import { z } from "../zod.ts";

/** What the page of a deed asks for. */
export const deedRequestSchema = z.discriminatedUnion("does", [
  z.strictObject({ does: z.literal("build") }),
  z.strictObject({ does: z.literal("sign"), ...signedTransactionSchema.shape }),
  z.strictObject({ does: z.literal("decline") }),
]);
