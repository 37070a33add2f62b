import { AppError } from "~/errors";
import { readMetadata } from "../nft-acts/read-metadata.server";
import type { AssetIndex } from "../solana/asset-index.server";
import type { Chain } from "../solana/chain";
import { createJob, type StaffJobDeps } from "./create.server";
import type { MarksInput } from "./input";
import type { ListedRow } from "./read-list";
import { readNftList } from "./read-nft-list";

/**
 * Writes down as a draft that NFTs are marked as members of a collection, or lose that mark, and returns its id. Without a list,
 * all members lose it. Throws CollectionUnknown, CollectionNotListed, and what createJob throws.
 */
export async function createMarks(deps: StaffJobDeps & { assets: AssetIndex }, input: MarksInput): Promise<string> {
  const { does, title, collection, refundAddress } = input;
  const authority = await readCollectionAuthority(deps.chain, collection);
  const { rows, bad } = await readRows(deps, input);
  const listed = rows.map(({ line, mint }): ListedRow => ({ line, address: refundAddress, amountRaw: 0n, mint }));
  return createJob(deps, {
    ...{ kind: does, preset: does, title, unit: "NFT", rows: listed, bad, refundAddress, airdropList: null },
    asset: { asset: "none", role: "collection", collection, authority, decimals: 0 },
  });
}

/** The wallet that has the power over a collection. Throws CollectionUnknown, ChainUnavailable. */
async function readCollectionAuthority(chain: Chain, collection: string): Promise<string> {
  const metadata = (await readMetadata(chain, [collection])).get(collection);
  if (!metadata) throw new AppError("CollectionUnknown");
  return metadata.updateAuthority.toBase58();
}

async function readRows({ assets }: { assets: AssetIndex }, { does, collection, list, file }: MarksInput) {
  const text = file ? await file.text() : list;
  if (text.trim() !== "" || does !== "unverifyCollection") return readNftList(text, ["mint"]);
  const members = await assets.listCollection(collection);
  return readNftList(members.map(({ mint }) => mint).join("\n"), ["mint"]);
}
