import { PublicKey } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { readNftMetadata } from "~programs/nft-metadata";
import { CREATE, MINT } from "~programs/token-metadata";
import type { MigrationProject } from "../settings/migration";
import type { Chain, LandedTransaction, RanInstruction } from "../solana/chain";
import { MEMO_PROGRAM } from "../solana/wallet-additions";
import type { Mintable } from "./records.server";
import { mintMemo } from "./rules";

/** How many signatures of a mint are listed to find the transaction that made it, and how many of the oldest are read. */
const SIGNATURES_A_PAGE = 1_000;
const MOST_PAGES = 10;
const MOST_BEFORE = 20;
const METADATA_PROGRAM = TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();

/**
 * Whose the mint at the address of a record's new NFT is. "own": made for this record. "AlreadyMinted": made for an earlier
 * record of the same old NFT, which was reclaimed all the same. "MintedByOthers": not as the site makes one. "unknown": the
 * node has forgotten the transaction that made it.
 */
export type MintOrigin = "own" | "AlreadyMinted" | "MintedByOthers" | "unknown";

/**
 * Finds that out from the transaction that made the mint: its memo names the record. If it is not the one that the row
 * stores, for example because D1 was lost, it has to have given the NFT to the record's address and into the destination's
 * collection: whoever has the mint seed could write the memo. Where the NFT is now does not matter, because its holder may
 * have sold it. Throws ChainUnavailable.
 */
export async function findMintOrigin(
  chain: Chain,
  row: Mintable,
  { mint, project }: { mint: string; project: MigrationProject | null },
): Promise<MintOrigin> {
  const stored = row.mintSignature ? await chain.findTransaction(row.mintSignature, "finalized") : null;
  const making = stored && isMaking(stored, mint) ? stored : await findMaking(chain, mint);
  if (!making) return "unknown";
  const memo = making.instructions.find(({ program }) => program === MEMO_PROGRAM);
  if (new TextDecoder().decode(memo?.data) !== mintMemo(row)) return "AlreadyMinted";
  if (making === stored) return "own";
  const isAsPromised =
    hasGivenTo(making, { mint, target: row.newWalletAddress }) && (await isOfCollection(chain, mint, project));
  return isAsPromised ? "own" : "MintedByOthers";
}

/** Others may have sent lamports to the address before the NFT was made there. */
function isMaking({ error, instructions }: LandedTransaction, mint: string): boolean {
  return error === null && instructions.some((ran) => isMetadataCall(ran, CREATE) && ran.accounts.includes(mint));
}

/** Whether the one token was put into the usual account of this wallet. */
function hasGivenTo({ instructions }: LandedTransaction, { mint, target }: { mint: string; target: string }): boolean {
  const token = findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(target), TOKEN_PROGRAM_ADDRESS);
  return instructions.some((ran) => isMetadataCall(ran, MINT) && ran.accounts[0] === token.toBase58());
}

function isMetadataCall({ program, data }: RanInstruction, kind: number): boolean {
  return program === METADATA_PROGRAM && data[0] === kind;
}

async function isOfCollection(chain: Chain, mint: string, project: MigrationProject | null): Promise<boolean> {
  const address = findMetadataAddress(new PublicKey(mint)).toBase58();
  const { accounts } = await chain.getAccounts([address], { commitment: "finalized" });
  const collection = accounts[0]?.owner === METADATA_PROGRAM ? readNftMetadata(accounts[0].data)?.collection : null;
  return collection?.isVerified === true && collection.mint.toBase58() === project?.newContractAddress;
}

/** The transaction that made an NFT, finalized; null if the node does not list that far back. */
export async function findMaking(chain: Chain, mint: string): Promise<LandedTransaction | null> {
  const signatures: string[] = [];
  let before: string | null = null;
  for (let page = 0, isWhole = false; !isWhole; page++) {
    if (page === MOST_PAGES) return null;
    const listed = await chain.listSignatures(mint, { limit: SIGNATURES_A_PAGE, before });
    signatures.push(...listed.filter(({ error }) => error === null).map(({ signature }) => signature));
    before = listed.at(-1)?.signature ?? null;
    isWhole = listed.length < SIGNATURES_A_PAGE;
  }
  for (const signature of signatures.reverse().slice(0, MOST_BEFORE)) {
    const landed = await chain.findTransaction(signature, "finalized");
    if (landed && isMaking(landed, mint)) return landed;
  }
  return null;
}
