import type { TransactionInstruction } from "@solana/web3.js";
import { NO_MOVES, type Plan } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { COMPUTE_UNITS } from "../compute-units";

/** Both steps in which a grant goes to another wallet show the same fields and move no coin. */
export const handOverPreview = z.object({ grantAddress: z.string() });

export function planHandOver(grantAddress: string, instruction: TransactionInstruction): Plan<string> {
  return {
    instructions: [instruction],
    computeUnits: COMPUTE_UNITS.handOver,
    watch: [grantAddress],
    facts: grantAddress,
  };
}

export function describeHandOver(grantAddress: string) {
  return { ...NO_MOVES, grantAddress };
}
