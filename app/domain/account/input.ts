import { z } from "../zod.ts";

/** Asks for what is left of "claim all". */
export const claimAllSchema = z.strictObject({
  claim: z.literal("all"),
  /** Made by the screen, once a confirmation: asking again with the same key returns what is left. */
  batchKey: z.string().regex(/^[\w-]{8,36}$/),
  /** "nonce" is for who signs slowly: the parts leave room for it. */
  lifetime: z.enum(["blockhash", "nonce"]).default("blockhash"),
});

export type ClaimAllRequest = z.output<typeof claimAllSchema>;
