import { AppError } from "~/errors";
import { readCollection } from "../nft-acts/read-collection.server";
import { createJob, type StaffJobDeps } from "./create.server";
import type { MintsInput } from "./input";
import { writeNftText } from "./nft-text";
import type { ListedRow } from "./read-list";
import { readNftList } from "./read-nft-list";

/**
 * Writes down as a draft that NFTs of a collection are made for a list of wallets, with the symbol and the royalties of the
 * collection, and returns its id. Throws CollectionUnknown, and what createJob throws.
 */
export async function createMints(deps: StaffJobDeps, input: MintsInput): Promise<string> {
  const { title, collection, refundAddress, list, file } = input;
  const found = await readCollection(deps.chain, collection);
  if (!found) throw new AppError("CollectionUnknown");
  const { rows, bad } = readNftList(file ? await file.text() : list, ["address", "name", "uri"]);
  const { symbol, royaltyBps, authority } = found;
  const listed = rows.map(({ line, address, name, uri }): ListedRow => {
    const after = writeNftText({ name, symbol, uri, royaltyBps });
    return { line, address, amountRaw: 0n, mint: null, before: null, after };
  });
  return createJob(deps, {
    ...{ kind: "mint", preset: "mint", title, unit: "NFT", rows: listed, bad, refundAddress, airdropList: null },
    asset: { asset: "none", role: "collection", collection, authority, decimals: 0 },
  });
}
