import { z } from "../zod.ts";

const batch = {
  /** Made by the screen, one per confirmation: asking again with the same key returns what is left. */
  batchKey: z.string().regex(/^[\w-]{8,36}$/),
  /** "nonce" is for holders who sign slowly: the parts then leave room for it. */
  lifetime: z.enum(["blockhash", "nonce"]).default("blockhash"),
};

/** Asks for what is left of "claim all", or of claiming from every coin position or every grant alone. */
export const claimAllSchema = z.strictObject({ ...batch, claim: z.enum(["all", "coin", "grant"]) });

/** Asks for what is left of taking back the deposits of check-in records. */
export const takeDepositsSchema = z.strictObject({ ...batch, takeBack: z.literal("records") });

export type ClaimAllRequest = z.output<typeof claimAllSchema>;
export type TakeDepositsRequest = z.output<typeof takeDepositsSchema>;
