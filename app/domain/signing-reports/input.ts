import { z } from "../zod.ts";

/**
 * What a browser reports when the site built something other than its holder asked for and nothing was signed. The report is
 * not proved, and it names nobody: a wallet appears only in its short form.
 */
export const signingReportSchema = z.strictObject({
  /** The kind of a transaction, or "signIn", or "chain". */
  kind: z.string().regex(/^[A-Za-z]{1,30}$/),
  /** In a few words, such as "staking.stake: amount". */
  difference: z.string().regex(/^[\w.: -]{1,100}$/),
  /** As `shortAddress` writes it; empty if no wallet is concerned. */
  wallet: z.string().regex(/^([0-9A-Za-z]{5}\.{5}[0-9A-Za-z]{5})?$/),
});

export type SigningReport = z.output<typeof signingReportSchema>;
