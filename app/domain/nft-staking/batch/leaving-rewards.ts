import type { TransactionPreview } from "../../transaction-types";
import { rewardNow } from "../holding/rewards-now";
import type { NftPositionView } from "../holding/view";
import type { RewardOfNft } from "../instructions/claims";
import type { NftPoolView } from "../pool/view";
import type { NftBatch } from "./batch-view";

/** How many chain seconds a node may be behind the time that a screen extrapolates from its reading. */
const NODE_LAG = 60n;

/**
 * Streams that owe something to the NFTs of the first transaction, but that its trial run does not pay because the wallet
 * cannot receive their coin now. The server then leaves their claims out, so that the NFTs can leave all the same.
 */
export function unpaidPlaces(
  chosen: readonly NftPositionView[],
  { plan, costs }: { plan: Pick<NftBatch, "parts"> | null; costs: TransactionPreview | null },
): number[] {
  if (costs?.kind !== "unstakeNft") return [];
  const paid = costs.paid.map(({ place }) => place);
  const leaving = plan?.parts[0]?.items.map(({ mint }) => mint) ?? [];
  const rewards = chosen.filter(({ mint }) => leaving.includes(mint)).flatMap((position) => position.rewards);
  const due = rewards.filter(({ dueNetRaw }) => dueNetRaw > 0n).map(({ place }) => place);
  return [...new Set(due)].filter((place) => !paid.includes(place));
}

/**
 * Rewards that must be claimed in the same transaction in which their NFT leaves: those that are due before the end of a
 * term, because the program forfeits them if they are not claimed (`NftPosition::leave`). After the term, or without one,
 * they stay owed. `givenUp`: places of streams whose loss the holder has agreed to. `ts`: the chain second that the screen
 * shows. What fell due and which terms ended in the last minute before it are ignored, since the node that builds the
 * transaction may be behind.
 */
export function rewardsToClaim(
  leaving: readonly NftPositionView[],
  { pool, ts, givenUp }: { pool: NftPoolView; ts: bigint; givenUp: readonly number[] },
): RewardOfNft[] {
  const earlier = ts - NODE_LAG;
  return leaving
    .filter(({ endTs }) => endTs !== null && earlier < endTs)
    .flatMap((position) =>
      pool.streams
        .filter(({ place }) => !givenUp.includes(place))
        .filter(({ place }) => rewardNow(position, place, pool, earlier).dueNetRaw > 0n)
        .map(({ place }) => ({ place, mint: position.mint })),
    );
}
