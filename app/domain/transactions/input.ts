import { z } from "../zod.ts";

/** The signed transaction as the wallet returned it, base64; the network takes 1,232 bytes at most. */
export const signedTransactionSchema = z.strictObject({ transaction: z.base64().min(4).max(1_644) });
