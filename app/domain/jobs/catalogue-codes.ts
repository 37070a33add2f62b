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
import { CATALOGUE_CODES } from "../catalogue-codes";
import type { RowProblem } from "./read-list";

const { unexpected, tokenAddress, balanceOrMint, tokenAccountCreation, coinTransfer, nftMinting, collection } =
  CATALOGUE_CODES;

const BY_PROBLEM: { [Problem in RowProblem]?: number } = {
  ...{ address: tokenAddress, mint: tokenAddress, notOnCurve: tokenAddress },
  ...{ ownAddress: tokenAddress, notWallet: tokenAddress },
  ...{ notHeld: balanceOrMint, notNft: balanceOrMint, otherKind: balanceOrMint },
  ...{ notCreator: collection, notAuthority: collection, otherCollection: collection },
  ...{ alreadyVerified: collection, notVerified: collection },
  ...{ frozen: balanceOrMint, hasPrints: balanceOrMint, belowDeposit: balanceOrMint },
};

/** The number of what is wrong with a row that is left out. */
export function codeOfProblem(problem: RowProblem): number {
  return BY_PROBLEM[problem] ?? unexpected;
}

// the first byte of an instruction's data
const TRANSFERS: Record<string, readonly number[]> = {
  [SYSTEM_PROGRAM_ADDRESS.toBase58()]: [2],
  [TOKEN_PROGRAM_ADDRESS.toBase58()]: [3, 12],
  [TOKEN_2022_PROGRAM_ADDRESS.toBase58()]: [3, 12],
};
// an NFT's metadata and its token, and the marks of a creator and of a collection
const BY_METADATA_INSTRUCTION: Record<number, number> = {
  ...{ [CREATE]: nftMinting, [MINT]: nftMinting },
  ...{ [VERIFY]: collection, [UNVERIFY]: collection },
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
  if (!failed) return unexpected;
  const program = staticAccountKeys[failed.programIdIndex]?.toBase58() ?? "";
  const first = failed.data[0] ?? -1;
  if (program === ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58()) return tokenAccountCreation;
  if (program === TOKEN_METADATA_PROGRAM_ADDRESS.toBase58()) return BY_METADATA_INSTRUCTION[first] ?? unexpected;
  return TRANSFERS[program]?.includes(first) ? coinTransfer : unexpected;
}
