import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import { updateTexts } from "~programs/nft-acts";
import { readMetadata } from "../../nft-acts/read-metadata.server";
import type { Chain } from "../../solana/chain";
import { type Checking, defineJobKind, type Placed } from "../define-job-kind";
import { readNfts, verifiedCollectionOf } from "../nft-items.server";
import type { BadRow, ListedRow, RowProblem } from "../read-list";
import type { Asset } from "../transfers.server";

/** Compute units of one NFT, with room to spare: an estimate, as on chains of tests it was enough. */
const NFT_UNITS = 80_000;
const BASE_UNITS = 5_000;

/**
 * Gives NFTs of a collection the names and files that were committed before (app/domain/reveals), by the delegate of its
 * authority for this. `after` has the name and the address of the file, one on each line.
 */
export const reveal = defineJobKind({
  name: "reveal",
  isFinal: false,
  check: checkNfts,
  async place(chain, _, items) {
    const metadata = await readMetadata(
      chain,
      items.flatMap(({ mint }) => mint ?? []),
    );
    return items.map((item) => ({ ...item, hasAccount: true, metadata: metadata.get(item.mint ?? "") ?? null }));
  },
  instructions: revealInstructions,
  units: (_, items) => BASE_UNITS + items * NFT_UNITS,
});

function revealInstructions(
  wallet: PublicKey,
  asset: Asset,
  { mint, after, metadata }: Placed,
): TransactionInstruction[] {
  if (asset.asset !== "none" || !mint) throw new Error("an NFT without its collection or mint");
  const [name = "", uri = ""] = (after ?? "").split("\n");
  // one that is gone fails on the chain, which names it
  const { symbol = "", royaltyBps = 0, creators = [] } = metadata ?? {};
  return [
    updateTexts({
      ...{ mint: new PublicKey(mint), delegate: wallet, name, uri, symbol, royaltyBps, creators },
      collection: new PublicKey(asset.collection),
      authority: new PublicKey(asset.authority),
    }),
  ];
}

async function checkNfts(chain: Chain, { asset, rows }: Checking) {
  const nfts = await readNfts(
    chain,
    rows.flatMap(({ mint }) => mint ?? []),
  );
  const good: ListedRow[] = [];
  const bad: BadRow[] = [];
  for (const row of rows) {
    const nft = nfts.get(row.mint ?? "") ?? "notNft";
    const problem = typeof nft === "string" ? nft : problemOf(nft.metadata, asset);
    if (problem || typeof nft === "string")
      bad.push({ line: row.line, problem: problem ?? "notNft", text: row.mint ?? "" });
    else good.push({ ...row, before: [nft.metadata.name, nft.metadata.uri].join("\n") });
  }
  return { rows: good, bad };
}

type Metadata = Parameters<typeof verifiedCollectionOf>[0];

function problemOf(metadata: NonNullable<Metadata>, asset: Asset): RowProblem | null {
  if (asset.asset !== "none" || verifiedCollectionOf(metadata) !== asset.collection) return "otherCollection";
  return metadata.updateAuthority.toBase58() === asset.authority ? null : "notAuthority";
}
