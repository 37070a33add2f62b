import type { TransactionPreview } from "../../transaction-types";
import { rewardNow } from "../holding/rewards-now";
import type { NftPositionView } from "../holding/view";
import type { RewardOfNft } from "../instructions/claims";
import type { NftPoolView } from "../pool/view";
import type { NftBatch } from "./batch-view";

/** Chain seconds by which a node may lag behind the time that a screen counts forward from its reading. */
const NODE_LAG = 60n;

/**
 * Streams that owe something to the NFTs of the first transaction and that its trial run does not pay: the wallet cannot
 * receive their coin now. The server then leaves their claim out, so that it does not keep the NFTs in.
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
 * Rewards whose claim has to be in the transaction in which their NFT leaves: those due of a term that is not over, which
 * the program forfeits when they are not claimed (`NftPosition::leave`). After the term and without one they stay owed.
 * `givenUp`: places of streams whose loss the holder has agreed to. `ts`: the chain second that the screen shows; what fell
 * due, and which terms ended, in the minute before it is not relied on, since the node that builds may be behind.
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
