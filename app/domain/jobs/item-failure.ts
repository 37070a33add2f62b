import { VersionedTransaction } from "@solana/web3.js";
import type { CatalogueCode } from "../catalogue-codes";
import { readChainFailure } from "../transactions/failures";
import type { JobTransactionRow } from "./job-rows.server";

type Refused = Pick<JobTransactionRow, "bytes"> & { problem: string };

/**
 * The specification's numeric code of a transaction that the chain refused. `problem` is the chain's error as JSON, which
 * names an instruction and comes without logs, so the program is the one that the transaction's own bytes name there.
 * `failsAs`: the code of what the job does, for a refusal that tells no other.
 */
export function codeOfRefusal({ bytes, problem }: Refused, failsAs: CatalogueCode): CatalogueCode {
  const error: unknown = JSON.parse(problem);
  return readChainFailure({ error, logs: logOf(error, bytes), failsAs }, "TransactionFailed").catalogueCode ?? failsAs;
}

/** What a log would say of the program that refused; empty if the error names no instruction. */
function logOf(error: unknown, bytes: string): string[] {
  const { InstructionError: refused } = (error ?? {}) as { InstructionError?: unknown };
  if (!Array.isArray(refused)) return [];
  const [at, reason] = refused as [number, unknown];
  const { message } = VersionedTransaction.deserialize(Buffer.from(bytes, "base64"));
  const program = message.staticAccountKeys[message.compiledInstructions[at]?.programIdIndex ?? Number.NaN];
  if (!program) return [];
  const custom = (reason as { Custom?: unknown } | null)?.Custom;
  const words = typeof custom === "number" ? `custom program error: 0x${custom.toString(16)}` : String(reason);
  return [`Program ${program.toBase58()} failed: ${words}`];
}
