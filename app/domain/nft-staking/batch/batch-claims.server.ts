import { AppError } from "~/errors";
import type { NftPositionReading } from "../holding/accounts.server";
import type { StreamClaim } from "../instructions/claims";
import type { NftPoolReading } from "../pool/accounts.server";
import { netOfNftClaim, nftDueAt } from "../rules";
import { isLeft, keyOfClaim, type NftBatchPast } from "./batch-past.server";
import { type Found, lookThrough, type PoolHolder } from "./batch-positions.server";
import type { NftBatchPart } from "./batch-view";
import { type Claimable, distributeClaim } from "./distribute-claim";
import type { NftBatchRequest } from "./input";

type ClaimRequest = Extract<NftBatchRequest, { action: "claim" }>;
/** A claim of one stream of one NFT. `netRaw`: what it would pay now, in base units after the fee. */
export type FoundClaim = { key: string; position: NftPositionReading; claim: StreamClaim & { netRaw: bigint } };

/**
 * Finds what a claim batch claims. For "max", it stops when an answer is full; an amount is distributed over all positions,
 * because their sum is its upper bound. Throws InvalidInput, AmountAboveDue.
 */
export async function findClaims(
  holder: PoolHolder,
  { place, amountRaw, mints }: Pick<ClaimRequest, "place" | "amountRaw" | "mints">,
  past: NftBatchPast,
): Promise<Found<FoundClaim>> {
  const claimsAmong = (reading: NftPoolReading, positions: NftPositionReading[]) => {
    if (place !== undefined && !reading.pool.streams[place]) throw new AppError("InvalidInput");
    const places = place === undefined ? reading.pool.streams.map((_, i) => i) : [place];
    return places.flatMap((it) => claimsOf(reading, positions, { place: it, amountRaw, past }));
  };
  if (amountRaw === "max") return lookThrough(holder, mints, past, claimsAmong);
  const { reading, units } = await lookThrough(holder, mints, null, (_, positions) =>
    positions.map((position) => ({ key: "", position })),
  );
  const positions = units.map(({ position }) => position);
  return { reading, units: claimsAmong(reading, positions), hasMore: false };
}

/**
 * The shares of one stream, oldest position first. What this batch has already claimed or is claiming is deducted from an
 * amount.
 */
function claimsOf(
  reading: NftPoolReading,
  positions: NftPositionReading[],
  { place, amountRaw, past }: { place: number; amountRaw: string; past: NftBatchPast },
): FoundClaim[] {
  const open = positions.filter(({ position }) =>
    isLeft({ key: keyOfClaim({ place, mint: position.mint.toBase58() }) }, past),
  );
  const wanted = amountRaw === "max" ? "max" : BigInt(amountRaw) - past.claimedRaw;
  if (wanted !== "max" && wanted <= 0n) return [];
  const shares = distributeClaim(
    open.map((position) => claimableOf(reading, position, place)),
    wanted,
  );
  if (!shares) throw new AppError("AmountAboveDue");
  return open.flatMap((position, i) => {
    const shareRaw = shares[i] ?? 0n;
    if (shareRaw === 0n) return [];
    const mint = position.position.mint.toBase58();
    const { feeBps, rewards } = position.position;
    const netRaw = netOfNftClaim(rewards[place]?.claimedRaw ?? 0n, shareRaw, feeBps);
    const claim = { place, mint, netRaw, amountRaw: wanted === "max" ? ("max" as const) : shareRaw };
    return [{ key: keyOfClaim(claim), position, claim }];
  });
}

function claimableOf({ pool, ts }: NftPoolReading, { position }: NftPositionReading, place: number): Claimable {
  return {
    dueRaw: nftDueAt(position, pool, ts)[place] ?? 0n,
    claimedRaw: position.rewards[place]?.claimedRaw ?? 0n,
    feeBps: position.feeBps,
    hasLeft: position.leftTs !== 0n,
  };
}

/** What claims would pay now, by coin. */
export function sumClaims(
  { pool }: NftPoolReading,
  units: readonly { claim?: FoundClaim["claim"] }[],
): NftBatchPart["pays"] {
  const sums = new Map<string, bigint>();
  for (const { claim } of units) {
    const stream = claim && pool.streams[claim.place];
    if (!stream) continue;
    const mint = stream.mint.toBase58();
    sums.set(mint, (sums.get(mint) ?? 0n) + claim.netRaw);
  }
  return [...sums].map(([mint, raw]) => ({ mint, amountRaw: String(raw) }));
}
