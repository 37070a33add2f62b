import type { Keypair, TransactionInstruction } from "@solana/web3.js";
import type { Held } from "./balances.server";
import type { JobRow } from "./job-rows.server";
import type { Asset } from "./transfers.server";

/** What emptying a job's wallet needs. `failures`: how many of its transactions have failed since it was asked for. */
export type Sweep = { row: JobRow; wallet: Keypair; asset: Asset; seed: Uint8Array; held: Held; failures: number };

/**
 * What goes back besides SOL. `seqs`: the items whose NFTs go back. `spent`: what its accounts cost, and `gained`: what closing
 * the old ones gives back, in lamports. `isLast`: the rest of the SOL may go with it.
 */
export type Part = {
  instructions: TransactionInstruction[];
  seqs: number[];
  items: number;
  spent: bigint;
  gained: bigint;
  isLast: boolean;
};

/** Only SOL goes back. */
export const NO_PART: Part = { instructions: [], seqs: [], items: 0, spent: 0n, gained: 0n, isLast: true };
