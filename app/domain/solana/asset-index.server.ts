import { AppError } from "~/errors";
import { z } from "../zod.ts";
import { isAddress } from "./is-address";

/** An NFT and the address that holds it: a wallet, or an account of a program. */
export type HeldAsset = { mint: string; owner: string };

/** What only providers with an index of NFTs know (the Digital Asset Standard API); an ordinary node has none. */
export type AssetIndex = {
  /**
   * Every NFT whose collection is verified, with its holder, in the order of their mints. Throws CollectionNotListed with the
   * `hosts` that were asked if none of them lists it, or if it has more than MOST_ASSETS.
   */
  listCollection(collection: string): Promise<HeldAsset[]>;
};

const ASSETS_A_PAGE = 500;
const MOST_ASSETS = 50_000;
const TIMEOUT_MS = 20_000;

const address = z.string().refine(isAddress);
const pageSchema = z.object({
  result: z.object({
    items: z.array(
      z.object({ id: address, burnt: z.boolean().default(false), ownership: z.object({ owner: address }) }),
    ),
  }),
});

/** Opens the index behind the addresses of the site's nodes: the first that lists a collection is believed. */
export function openAssetIndex({
  rpcUrls,
  ask = fetch,
}: {
  rpcUrls: readonly string[];
  ask?: typeof fetch;
}): AssetIndex {
  return {
    async listCollection(collection) {
      for (const url of rpcUrls) {
        const found = await listAll(ask, url, collection);
        if (found) return found;
      }
      throw new AppError("CollectionNotListed", { hosts: rpcUrls.map((url) => new URL(url).host).join(", ") });
    },
  };
}

/** Null if the provider refuses, does not answer, or has too many. A page that is missing would leave holders out. */
async function listAll(ask: typeof fetch, url: string, collection: string): Promise<HeldAsset[] | null> {
  const assets = new Map<string, string>();
  for (let page = 1; page <= MOST_ASSETS / ASSETS_A_PAGE; page++) {
    const items = await readPage(ask, url, { collection, page });
    if (!items) return null;
    for (const { id, burnt, ownership } of items) if (!burnt) assets.set(id, ownership.owner);
    if (items.length < ASSETS_A_PAGE) return [...assets].map(([mint, owner]) => ({ mint, owner }));
  }
  return null;
}

async function readPage(ask: typeof fetch, url: string, { collection, page }: { collection: string; page: number }) {
  const params = {
    ...{ groupKey: "collection", groupValue: collection, page, limit: ASSETS_A_PAGE },
    // by key, so that a transfer between two pages moves nothing from one to the other
    sortBy: { sortBy: "id", sortDirection: "asc" },
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getAssetsByGroup", params });
  const headers = { "Content-Type": "application/json" };
  try {
    const response = await ask(url, { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const read = pageSchema.safeParse(await response.json());
    return read.success ? read.data.result.items : null;
  } catch {
    // silent, or an answer that is no JSON: the next provider is asked
    return null;
  }
}
