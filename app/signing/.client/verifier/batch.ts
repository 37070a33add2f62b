import type { NftBatchRequest } from "~/domain/nft-staking/batch/input";
import { parseClaims, type RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import type { TransactionKind, TransactionWish } from "~/domain/transaction-types";
import type { Pins } from "~/pins";

type NftWish = Partial<NftBatchRequest> & Pick<NftBatchRequest, "action" | "kind" | "collection">;

/**
 * What the transactions of a batch must not lack, because the screen has said that it comes with them. `claims`: those of
 * rewards that leaving would forfeit.
 */
export type MustContain = { claims?: readonly RewardOfNft[] };

/** What a screen has asked for in several transactions, and the parts that the site has made of it. */
export type AskedBatch = { asked: object; parts: readonly TransactionWish[]; mustContain?: MustContain | undefined };

const KIND_OF_ACTION: Record<NftWish["action"], TransactionKind> = {
  stake: "stakeNft",
  "check-in": "checkIn",
  claim: "claimStream",
  unstake: "unstakeNft",
};
/** The conditions of a stake, which the dialog has shown. */
const TERMS = ["minWeightBps", "minBaseWeightBps", "maxFeeBps"] as const;
/** The kinds of transactions that a claim of everything, of all coin positions or of all grants is made of. */
const CLAIM_KINDS: Readonly<Record<string, readonly TransactionKind[]>> = {
  all: ["claim", "claimStream", "claimVesting"],
  coin: ["claim"],
  grant: ["claimVesting"],
};

/**
 * Compares a part of a batch, whose wish was written by the site, with what the holder chose on the screen. Null if the part
 * belongs to it; otherwise what differs, in a few words for the operator.
 */
export function findUnasked(wish: TransactionWish, { asked, parts }: AskedBatch, pins: Pins): string | null {
  if ("claim" in asked) {
    const kinds = CLAIM_KINDS[String(asked.claim)] ?? [];
    return kinds.includes(wish.kind) && isOfAll(wish) ? null : `part: claim ${asked.claim}`;
  }
  if ("takeBack" in asked) return wish.kind === "closeCheckIn" ? null : "part: deposits";
  if (!("action" in asked)) return "part: unknown batch";
  return findUnaskedOfNfts(wish, parts, asked as NftWish, pins);
}

function findUnaskedOfNfts(
  wish: TransactionWish,
  parts: readonly TransactionWish[],
  asked: NftWish,
  pins: Pins,
): string | null {
  const parameters: Record<string, string> = wish.parameters;
  if (wish.kind !== KIND_OF_ACTION[asked.action]) return "part: kind";
  // NFTs can leave a pool that the build does not know, but not enter it (kind-rules.ts)
  const pool = pins.nftPools.find(({ address }) => address === parameters.poolAddress);
  if (pool && (pool.kind !== asked.kind || pool.collection !== asked.collection)) return "part: pool";
  const claims = parameters.claims === undefined ? [] : parseClaims(parameters.claims);
  const mints = parameters.mints?.split(",") ?? claims.map(({ mint }) => mint);
  if (asked.mints && !mints.every((mint) => asked.mints?.includes(mint))) return "part: mints";
  if (asked.action === "stake" && parameters.termDays !== String(asked.termDays)) return "part: term";
  if (asked.action === "stake" && TERMS.some((name) => parameters[name] !== asked[name])) return "part: terms";
  if (asked.action !== "claim") return null;
  if (asked.place !== undefined && claims.some(({ place }) => place !== asked.place)) return "part: reward";
  return isWithin(parts, asked.amountRaw ?? "max") ? null : "part: amount";
}

/** Whether all parts together claim no more than was asked for. */
function isWithin(parts: readonly TransactionWish[], amountRaw: string): boolean {
  if (amountRaw === "max") return true;
  const claims = parts.flatMap((part) => (part.kind === "claimStream" ? parseClaims(part.parameters.claims) : []));
  if (claims.some((claim) => claim.amountRaw === "max")) return false;
  return claims.reduce((sum, claim) => sum + BigInt(claim.amountRaw), 0n) <= BigInt(amountRaw);
}

/** Whether a claim takes the whole of its position or grant. */
function isOfAll({ kind, parameters }: TransactionWish): boolean {
  if (kind === "claimStream") return parseClaims(parameters.claims).every(({ amountRaw }) => amountRaw === "max");
  return "amountRaw" in parameters && parameters.amountRaw === "max";
}
