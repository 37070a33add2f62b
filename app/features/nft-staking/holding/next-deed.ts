import { holdingNow, nextBonusNetOf } from "~/domain/nft-staking/holding/rewards-now";
import type { NftHoldingPage, NftPositionView } from "~/domain/nft-staking/holding/view";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";

export type NextDeed = "stake" | "unstake" | "check-in" | "claim" | "choose";

export type DeedsNow = {
  /** How many NFTs are chosen in the wallet, and how many of those staked. */
  chosenInWallet: number;
  chosenStaked: number;
  /** How many NFTs of the wallet can be staked now. */
  freeCount: number;
  /** Whether a check-in of today would earn something. */
  isCheckInDue: boolean;
  /** Whether a reward can be claimed. */
  isClaimable: boolean;
};

/** The screen's one loud deed: what the holder has chosen NFTs for, otherwise what cannot wait, what is due, or a first stake. */
export function nextDeedOf(now: DeedsNow): NextDeed | null {
  if (now.chosenInWallet > 0) return "stake";
  if (now.chosenStaked > 0) return "unstake";
  if (now.isCheckInDue) return "check-in";
  if (now.isClaimable) return "claim";
  return now.freeCount > 0 ? "choose" : null;
}

/** Whether an NFT is inside and can check in today. */
export function canCheckInNow({ leftTs, checkIn }: Pick<NftPositionView, "leftTs" | "checkIn">): boolean {
  return leftTs === 0n && checkIn?.today === "open";
}

/** Check-ins that are open now, on all pages, and what they would earn together after the fees. */
export function openCheckIns({ positions, elsewhere, checkInsLeft }: NftHoldingPage): {
  count: number;
  bonusNetRaw: bigint;
} {
  const open = positions.filter(canCheckInNow);
  return {
    count: checkInsLeft + (elsewhere?.checkInsLeft ?? 0),
    bonusNetRaw: nextBonusNetOf(open) + (elsewhere?.nextBonusNetRaw ?? 0n),
  };
}

/** The rewards that can be claimed: the one of which most days are due first, of equal ones in the pool's order. */
export function claimableStreams(holding: NftHoldingPage, ts: bigint): NftStreamView[] {
  const due = holding.pool.streams.map((stream) => {
    const { dueRaw } = holdingNow(holding, stream.place, ts);
    // whole days, so that rewards that grow alike do not take turns with every second
    return { stream, dueRaw, days: dueRaw / (stream.rateRaw || 1n) };
  });
  return due
    .filter(({ dueRaw }) => dueRaw > 0n)
    .toSorted((a, b) => Number(b.days - a.days))
    .map(({ stream }) => stream);
}

/** What can be claimed now after the fees, by coin, because several rewards may be paid in one. */
export function claimableByCoin(
  holding: NftHoldingPage,
  ts: bigint,
): { symbol: string; decimals: number; raw: bigint }[] {
  const sums = new Map<string, { symbol: string; decimals: number; raw: bigint }>();
  for (const { place, symbol, decimals } of streamsInOrder(holding.pool)) {
    const { dueNetRaw } = holdingNow(holding, place, ts);
    const raw = (sums.get(symbol)?.raw ?? 0n) + dueNetRaw;
    if (raw > 0n) sums.set(symbol, { symbol, decimals, raw });
  }
  return [...sums.values()];
}
