import { amountToDecimal } from "~programs/amounts";
import { fundedUntil, settledAt } from "~programs/nft-reward-calculator";
import { type NftPool, type NftStream, NO_END_TS } from "~programs/nft-staking";
import type { DeedEffect } from "../../authority/define-authority-deed";

const DAY_SECONDS = 86_400n;

/** A pool with one of its streams, as the chain is at `ts`. */
export type StreamReading = { pool: NftPool; stream: NftStream; ts: bigint };

/** Whole days for which the funds of a stream last with the NFTs inside now; null if they do not run out with time. */
function runwayDays(stream: NftStream, weight: number, ts: bigint): number | null {
  const until = fundedUntil(settledAt(stream, weight, ts), weight);
  if (until === null) return null;
  return until > ts ? Number((until - ts) / DAY_SECONDS) : 0;
}

/** How a stream's runway changes. */
export function runwayEffect({ pool, stream, ts }: StreamReading, changed: NftStream): DeedEffect {
  return {
    name: "runwayDays",
    before: runwayDays(stream, pool.weight, ts),
    after: runwayDays(changed, pool.weight, ts),
  };
}

/** The end of a stream; null without one. */
export function endOf({ endTs }: Pick<NftStream, "endTs">): Date | null {
  return endTs === NO_END_TS ? null : new Date(Number(endTs) * 1000);
}

/** An amount of a stream's coin in figures. */
export function amountOf(stream: NftStream, raw: bigint): string {
  return amountToDecimal(raw, stream.decimals);
}
