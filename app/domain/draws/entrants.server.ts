import { PublicKey } from "@solana/web3.js";
import type { Database } from "~db/client";
import { listSource } from "../jobs/list-source.server";
import { readList } from "../jobs/read-list";
import type { AssetIndex } from "../solana/asset-index.server";
import { sortedEntrants } from "./draw-winners";
import type { DrawInput } from "./input";

/** Every entry is the same: the amounts of a list do not matter to a draw. */
const SHAPE = { asset: "sol", decimals: 0, amountRaw: 1n } as const;

/**
 * The entrants that a form names, sorted, each once, and how many of its rows are left out because they are no wallet's
 * address, or because there would be more than a job may pay. Throws CollectionNotListed.
 */
export async function readEntrants(
  deps: { db: Database; assets: AssetIndex },
  { source, of, list }: Pick<DrawInput, "source" | "of" | "list">,
): Promise<{ sorted: string[]; leftOut: number }> {
  const addresses = source === "list" ? null : await listSource(deps, source, of);
  const { rows, bad } = readList(addresses ? ["address", ...addresses].join("\n") : list, SHAPE);
  const wallets = rows.filter(({ address }) => PublicKey.isOnCurve(new PublicKey(address).toBytes()));
  const wrong = bad.filter(({ problem }) => problem !== "duplicate").length;
  const sorted = sortedEntrants(wallets.map(({ address }) => address));
  return { sorted, leftOut: wrong + rows.length - wallets.length };
}
