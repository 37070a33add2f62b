import { PublicKey } from "@solana/web3.js";
import { unverifyMember, verifyMember } from "~programs/nft-acts";
import type { NftMetadata } from "~programs/nft-metadata";
import type { Chain } from "../../solana/chain";
import { type Checking, defineJobKind } from "../define-job-kind";
import { type ReadNft, readNfts } from "../nft-items.server";
import type { BadRow, ListedRow, RowProblem } from "../read-list";
import type { Asset } from "../transfers.server";

/** Compute units of one NFT, with room to spare: an estimate, as on chains of tests it was enough. */
const NFT_UNITS = 60_000;
const BASE_UNITS = 5_000;

/** Marks NFTs as members of a collection that they name, by the delegate of its authority. */
export const verifyCollection = markKind({ name: "verifyCollection", isMarked: true, mark: verifyMember });
/** Takes that mark from them. */
export const unverifyCollection = markKind({ name: "unverifyCollection", isMarked: false, mark: unverifyMember });

function markKind<const Name extends string>({
  name,
  isMarked,
  mark,
}: {
  name: Name;
  isMarked: boolean;
  mark: typeof verifyMember;
}) {
  return defineJobKind<Name>({
    name,
    isFinal: false,
    check: (chain, checking) => checkMembers(chain, checking, isMarked),
    place: async (_, __, items) => items.map((item) => ({ ...item, hasAccount: true })),
    instructions(wallet, asset, { mint }) {
      if (asset.asset !== "none" || !mint) throw new Error("a mark without its collection or NFT");
      const { collection, authority } = asset;
      const keys = { collection: new PublicKey(collection), authority: new PublicKey(authority), delegate: wallet };
      return [mark({ mint: new PublicKey(mint), ...keys })];
    },
    units: (_: Asset, items) => BASE_UNITS + items * NFT_UNITS,
  });
}

async function checkMembers(chain: Chain, { asset, rows }: Checking, isMarked: boolean) {
  const collection = asset.asset === "none" ? asset.collection : "";
  const nfts = await readNfts(
    chain,
    rows.flatMap(({ mint }) => mint ?? []),
  );
  const good: ListedRow[] = [];
  const bad: BadRow[] = [];
  for (const row of rows) {
    const problem = problemOf(nfts.get(row.mint ?? "") ?? "notNft", { collection, isMarked });
    if (problem) bad.push({ line: row.line, problem, text: row.mint ?? "" });
    else good.push({ ...row, before: isMarked ? null : collection, after: isMarked ? collection : null });
  }
  return { rows: good, bad };
}

function problemOf(
  nft: ReadNft | RowProblem,
  { collection, isMarked }: { collection: string; isMarked: boolean },
): RowProblem | null {
  if (typeof nft === "string") return nft;
  const named: NftMetadata["collection"] = nft.metadata.collection;
  if (named?.mint.toBase58() !== collection) return "otherCollection";
  if (named.isVerified === isMarked) return isMarked ? "alreadyVerified" : "notVerified";
  return null;
}
