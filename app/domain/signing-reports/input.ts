import { z } from "../zod.ts";

/**
 * What a browser says when the site built something other than its holder asked for: nothing was signed. It is not proved,
 * and it names nobody: a wallet appears in its short form only.
 */
export const signingReportSchema = z.strictObject({
  /** Of a transaction; or "signIn", "chain". */
  kind: z.string().regex(/^[A-Za-z]{1,30}$/),
  /** In a few words, such as "staking.stake: amount". */
  difference: z.string().regex(/^[\w.: -]{1,100}$/),
  /** As `shortAddress` writes it; empty where none is concerned. */
  wallet: z.string().regex(/^([1-9A-HJ-NP-Za-km-z]{5}\.{5}[1-9A-HJ-NP-Za-km-z]{5})?$/),
});

export type SigningReport = z.output<typeof signingReportSchema>;
