import { VersionedTransaction } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { UNVERIFY, VERIFY } from "~programs/nft-acts";
import { CREATE, MINT } from "~programs/token-metadata";
import type { RowProblem } from "./read-list";

/** The specification's numbers of failures, as far as a job can have them. */
const UNEXPECTED = -1;
const TOKEN_ADDRESS = 1;
const BALANCE_OR_MINT = 2;
const TOKEN_ACCOUNT_CREATION = 3;
const COIN_TRANSFER = 4;
const MINTING = 5;
const COLLECTION = 6;

const BY_PROBLEM: { [Problem in RowProblem]?: number } = {
  ...{ address: TOKEN_ADDRESS, mint: TOKEN_ADDRESS, notOnCurve: TOKEN_ADDRESS },
  ...{ ownAddress: TOKEN_ADDRESS, notWallet: TOKEN_ADDRESS },
  ...{ notHeld: BALANCE_OR_MINT, notNft: BALANCE_OR_MINT, otherKind: BALANCE_OR_MINT },
  ...{ notCreator: COLLECTION, notAuthority: COLLECTION, otherCollection: COLLECTION },
  ...{ alreadyVerified: COLLECTION, notVerified: COLLECTION },
  ...{ frozen: BALANCE_OR_MINT, hasPrints: BALANCE_OR_MINT, belowDeposit: BALANCE_OR_MINT },
};

/** The number of what is wrong with a row that is left out. */
export function codeOfProblem(problem: RowProblem): number {
  return BY_PROBLEM[problem] ?? UNEXPECTED;
}

// the first byte of an instruction's data
const TRANSFERS: Record<string, readonly number[]> = {
  [SYSTEM_PROGRAM_ADDRESS.toBase58()]: [2],
  [TOKEN_PROGRAM_ADDRESS.toBase58()]: [3, 12],
  [TOKEN_2022_PROGRAM_ADDRESS.toBase58()]: [3, 12],
};
// an NFT's metadata and its token, and the marks of a creator and of a collection
const BY_METADATA_INSTRUCTION: Record<number, number> = {
  ...{ [CREATE]: MINTING, [MINT]: MINTING },
  ...{ [VERIFY]: COLLECTION, [UNVERIFY]: COLLECTION },
};

/**
 * The number of a failure on the chain, by the instruction at which a stored transaction (base64) failed. `problem`: the chain's
 * own form of the error, as JSON.
 */
export function codeOfFailure(bytes: string, problem: string): number {
  const failure = JSON.parse(problem) as { InstructionError?: [number, unknown] } | null;
  const { staticAccountKeys, compiledInstructions } = VersionedTransaction.deserialize(
    Buffer.from(bytes, "base64"),
  ).message;
  const failed = compiledInstructions[failure?.InstructionError?.[0] ?? -1];
  if (!failed) return UNEXPECTED;
  const program = staticAccountKeys[failed.programIdIndex]?.toBase58() ?? "";
  const first = failed.data[0] ?? -1;
  if (program === ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58()) return TOKEN_ACCOUNT_CREATION;
  if (program === TOKEN_METADATA_PROGRAM_ADDRESS.toBase58()) return BY_METADATA_INSTRUCTION[first] ?? UNEXPECTED;
  return TRANSFERS[program]?.includes(first) ? COIN_TRANSFER : UNEXPECTED;
}
