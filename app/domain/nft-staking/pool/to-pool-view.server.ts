import { type NftPool, type NftStream, NO_END_TS } from "~programs/nft-staking";
import type { NftReward, ShownNftPool } from "../../settings/nft-pools";
import { fundedUntil, PARTS, settledAt } from "../rules";
import type { NftPoolReading } from "./accounts.server";
import { offersOf } from "./offers";
import type { NftPoolView, NftStreamView } from "./view";

const SYMBOLS: Record<NftReward, string> = { twig: "Twig", scg: "SCG", "bonus-scg": "SCG", usdc: "USDC" };

/** A pool in the form for screens. */
export function toNftPoolView(reading: NftPoolReading, shown: ShownNftPool): NftPoolView {
  const { address, pool, ts, slot } = reading;
  const dueTs = pool.nextMembership?.dueTs ?? null;
  return {
    kind: shown.kind,
    collection: shown.collection,
    address,
    isPaused: pool.isPaused,
    feeBps: pool.feeBps,
    offers: offersOf(pool.kind, pool.weightsBps),
    nfts: pool.nfts,
    maxNfts: pool.maxNfts,
    membershipChangeTs: dueTs !== null && dueTs > ts ? dueTs : null,
    streams: toStreamViews(reading, shown.rewards),
    chainTs: ts,
    slot,
  };
}

/** The streams of a pool in the form for screens. `rewards`: the rewards of the streams, from the settings. */
export function toStreamViews(
  { pool, ts }: Pick<NftPoolReading, "pool" | "ts">,
  rewards: readonly NftReward[],
): NftStreamView[] {
  return pool.streams.map((stream, place) => toStreamView({ stream, place, pool, ts }, rewards[place]));
}

/** The symbol of a stream's coin, for screens. */
export function symbolOf(reward: NftReward | undefined, coinMint: string): string {
  return reward ? SYMBOLS[reward] : coinMint.slice(0, 4);
}

function toStreamView(
  reading: { stream: NftStream; place: number; pool: NftPool; ts: bigint },
  reward: NftReward | undefined,
): NftStreamView {
  const { place, pool, ts } = reading;
  const stream = settledAt(reading.stream, pool.weight, ts);
  const mint = stream.mint.toBase58();
  const fundedUntilTs = fundedUntil(stream, pool.weight);
  const freeRaw = stream.freeParts / PARTS;
  return {
    place,
    name: reward ?? "other",
    kind: stream.kind,
    mint,
    symbol: symbolOf(reward, mint),
    decimals: stream.decimals,
    rateRaw: stream.rateRaw,
    streakBps: stream.streakBps,
    endTs: stream.endTs === NO_END_TS ? null : stream.endTs,
    fundedUntilTs,
    freeRaw,
    owedRaw: stream.heldRaw - freeRaw,
    state: stateOf(stream, fundedUntilTs, ts),
  };
}

function stateOf(stream: NftStream, fundedUntilTs: bigint | null, ts: bigint): NftStreamView["state"] {
  if (ts >= stream.endTs) return "ended";
  const isEmpty = fundedUntilTs === null ? stream.freeParts < PARTS : fundedUntilTs <= ts;
  return isEmpty ? "empty" : "running";
}
