import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import { findMetadataAddress } from "~programs/addresses";
import type { MigrationProject } from "../settings/migration";
import type { Chain, LandedTransaction } from "../solana/chain";
import type { MigrationDeps } from "./deps";
import type { Mintable } from "./records.server";
import { mintMemo } from "./rules";
import { makingOf, verifiedCollectionOf } from "./solana-mint.server";
import { answersOf, WITNESSES } from "./witnesses.server";

/** How many signatures of a mint are listed to find the transaction that made it, and how many of the oldest are read. */
const SIGNATURES_A_PAGE = 1_000;
const MOST_PAGES = 10;
const MOST_BEFORE = 20;

/**
 * Whose the mint at the address of a record's new NFT is. "own": made for this record. "AlreadyMinted": made for an earlier
 * record of the same old NFT, which was reclaimed all the same. "MintedByOthers": not as the site makes one. "unknown": the
 * node has forgotten the transaction that made it.
 */
export type MintOrigin = "own" | "AlreadyMinted" | "MintedByOthers" | "unknown";

type Asked = { mint: string; project: MigrationProject | null };

/**
 * Finds out whose a mint is, at two nodes of Solana if as many are named: a confirmation is signed because of it, or the holder
 * is told to take the old NFT back. "own" as soon as two say so, whatever a third one says: without a confirmation the holder
 * could take the old NFT back and keep the new one. "disagree": fewer do, and two say different things. "unknown" also if fewer
 * than two remember the transaction. Throws ChainUnavailable if fewer than two answer.
 */
export async function findWitnessedOrigin(
  { chain, chainNodes }: Pick<MigrationDeps, "chain" | "chainNodes">,
  row: Mintable,
  asked: Asked,
): Promise<MintOrigin | "disagree"> {
  if (chainNodes.length < WITNESSES) return findMintOrigin(chain, row, asked);
  const origins = await answersOf(chainNodes, (node) => findMintOrigin(node, row, asked));
  if (origins.length < WITNESSES) throw new AppError("ChainUnavailable");
  const known = origins.filter((origin) => origin !== "unknown");
  if (new Set(known).size > 1) {
    writeLog("error", "nodes of Solana disagree about a mint", { seq: row.seq, mint: asked.mint, said: known.join() });
    return known.filter((origin) => origin === "own").length < WITNESSES ? "disagree" : "own";
  }
  return known.length < WITNESSES ? "unknown" : (known[0] ?? "unknown");
}

/**
 * What one node says, from the transaction that made the mint: its memo names the record. If it is not the one that the row
 * stores, for example because D1 was lost, it has to have given the NFT to the record's address and into the destination's
 * collection: whoever has the mint seed could write the memo. Where the NFT is now does not matter, because its holder may
 * have sold it. Throws ChainUnavailable.
 */
async function findMintOrigin(chain: Chain, row: Mintable, { mint, project }: Asked): Promise<MintOrigin> {
  const stored = row.mintSignature ? await chain.findTransaction(row.mintSignature, "finalized") : null;
  const isStored = stored !== null && makingOf(stored, mint).isOfMint;
  const landed = isStored ? stored : await findMaking(chain, mint);
  if (!landed) return "unknown";
  const { memos, firstOwner } = makingOf(landed, mint);
  if (memos[0] !== mintMemo(row)) return "AlreadyMinted";
  if (isStored) return "own";
  const isAsPromised = firstOwner === row.newWalletAddress && (await isOfCollection(chain, mint, project));
  return isAsPromised ? "own" : "MintedByOthers";
}

async function isOfCollection(chain: Chain, mint: string, project: MigrationProject | null): Promise<boolean> {
  const key = new PublicKey(mint);
  const { accounts } = await chain.getAccounts([findMetadataAddress(key).toBase58()], { commitment: "finalized" });
  const collection = verifiedCollectionOf(accounts[0], key);
  return collection !== null && collection === project?.newContractAddress;
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
    if (landed && makingOf(landed, mint).isOfMint) return landed;
  }
  return null;
}
