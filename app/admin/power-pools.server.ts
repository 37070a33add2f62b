import { readNftPools } from "~/domain/power/read-nft-pools.server";
import type { ShownNftPool } from "~/domain/settings/nft-pools";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { openChain } from "~/domain/solana/chain.server";
import { configContext } from "~/server/context";
import type { ListDeps } from "./define-resource";

/** How long a page of staff waits for a node before it says that it cannot be read. */
const WAITS_MS = 4_000;

const KIND_NAMES = { boost: "Punky Boost", nova: "Punky Nova" } as const;

/** D1 and the chain, in the shape that parts of the domain take which read both. */
export function chainOf({ db, context }: ListDeps) {
  return { db, chain: openChain({ rpcUrls: context.get(configContext).rpcUrls, timeoutMs: WAITS_MS }) };
}

/** The NFT pools that the site shows, as they are on the chain now. */
export function readPoolsFor(deps: ListDeps) {
  return readNftPools(chainOf(deps));
}

/** One of them; null if the site shows no pool at this address. */
export async function findPoolFor(deps: ListDeps, address: string) {
  return (await readPoolsFor(deps)).find(({ shown }) => shown.address === address) ?? null;
}

/** What staff call a pool; the names are the same in every language. */
export function nameOfPool({ kind, collection }: Pick<ShownNftPool, "kind" | "collection">): string {
  return `${KIND_NAMES[kind]} · ${COLLECTION_NAMES[collection]}`;
}
