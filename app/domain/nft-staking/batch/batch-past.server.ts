import { pastOf } from "../../transactions/batch.server";
import type { Intent } from "../../transactions/queries.server";
import { parseClaims, type StreamClaim } from "../instructions/claims";
import type { NftBatchRequest } from "./input";

/** What became of the parts that this batch had before. The sets hold the keys of their units. */
export type NftBatchPast = {
  /** `final`: in final transactions, however old; `done`: in those that are too recent to be wanted again. */
  final: Set<string>;
  done: Set<string>;
  /** In transactions that may still land. */
  underWay: Set<string>;
  waiting: { id: string; mints: string[] }[];
  spent: Set<string>;
  /** The sum of the claims of an amount that are final or under way, however old, so that they are not paid twice. */
  claimedRaw: bigint;
};

/** Sorts the earlier transactions of a batch. `now`: a unit that became final long ago can be wanted again. */
export function nftPastOf(intents: Intent[], now: Date, action: NftBatchRequest["action"]): NftBatchPast {
  // the chain says whether an NFT has checked in today, and the program skips one that has
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

/** Whether a unit is neither done by this batch nor under way. */
export function isLeft({ key }: { key: string }, past: NftBatchPast): boolean {
  return !past.done.has(key) && !past.underWay.has(key);
}

/** The key of a unit in a claim batch: one stream of one NFT. In any other batch, the key is the NFT's mint. */
export function keyOfClaim({ mint, place }: Pick<StreamClaim, "mint" | "place">): string {
  return `${mint}.${place}`;
}

export function mintOfKey(key: string): string {
  return key.split(".")[0] ?? "";
}
