import { pastOf } from "../../transactions/batch.server";
import type { Intent } from "../../transactions/queries.server";
import { parseClaims, type StreamClaim } from "../instructions/claims";
import type { NftBatchRequest } from "./input";

/** What became of the parts that this batch had before, by the keys of their units. */
export type Past = {
  /** In final transactions, whenever they were, and of these the ones that are not wanted again yet. */
  final: Set<string>;
  done: Set<string>;
  /** In transactions that may still land. */
  underWay: Set<string>;
  waiting: { id: string; mints: string[] }[];
  spent: Set<string>;
  /** Asked for by claims of an amount that are final or under way: however long ago, they are not paid twice. */
  claimedRaw: bigint;
};

/** `now`: what became final long ago can be wanted again. */
export function nftPastOf(intents: Intent[], now: Date, action: NftBatchRequest["action"]): Past {
  // whether an NFT has checked in today the chain says, and the program passes over one that has
  const { final, done, underWay, spent } = pastOf(intents, now, action === "check-in" ? 0 : undefined);
  const amounts = [...final, ...underWay].flatMap(claimsIn);
  return {
    final: new Set(final.flatMap(keysIn)),
    done: new Set(done.flatMap(keysIn)),
    underWay: new Set(underWay.flatMap(keysIn)),
    waiting: underWay.map((intent) => ({ id: intent.id, mints: [...new Set(keysIn(intent).map(mintOfKey))] })),
    spent,
    claimedRaw: amounts.reduce((sum, { amountRaw }) => (amountRaw === "max" ? sum : sum + amountRaw), 0n),
  };
}

function keysIn(intent: Intent): string[] {
  const claims = claimsIn(intent);
  if (claims.length > 0) return claims.map(keyOfClaim);
  return intent.parameters.mints?.split(",") ?? [];
}

function claimsIn({ parameters }: Intent): StreamClaim[] {
  return parameters.claims ? parseClaims(parameters.claims) : [];
}

/** Neither done by this batch nor under way. */
export function isLeft({ key }: { key: string }, past: Past): boolean {
  return !past.done.has(key) && !past.underWay.has(key);
}

/** A unit of a claim is a stream of an NFT; of any other batch the NFT itself, by its mint. */
export function keyOfClaim({ mint, place }: Pick<StreamClaim, "mint" | "place">): string {
  return `${mint}.${place}`;
}

export function mintOfKey(key: string): string {
  return key.split(".")[0] ?? "";
}
