import { netOfNftClaim } from "~programs/nft-reward-calculator";

/**
 * What a position could be paid of a stream. Once its NFT has left (`hasLeft`), a claim of all that is due is allowed even
 * if the fee takes the whole amount.
 */
export type Claimable = { dueRaw: bigint; claimedRaw: bigint; feeBps: number; hasLeft: boolean };

/**
 * Takes an amount from several positions in their order, oldest first; "max" takes all that is due. Returns one share per
 * position, 0n if nothing is taken from it; the shares add up to exactly the amount. Returns null if the amount is more than
 * can be paid. The program refuses a claim of which the fee leaves nothing, so that no share is that small.
 */
export function distributeClaim(positions: readonly Claimable[], amountRaw: bigint | "max"): bigint[] | null {
  const whole = positions.map((position) => (isPayable(position, position.dueRaw) ? position.dueRaw : 0n));
  if (amountRaw === "max") return whole;
  const shares = positions.map(() => 0n);
  let left = amountRaw;
  for (const [i, position] of positions.entries()) {
    const share = left < (whole[i] ?? 0n) ? left : (whole[i] ?? 0n);
    if (share === 0n || !isPayable(position, share)) continue;
    shares[i] = share;
    left -= share;
  }
  if (left === 0n) return shares;
  return left === 1n ? moveOneUnit(positions, whole, shares) : null;
}

function isPayable({ dueRaw, claimedRaw, feeBps, hasLeft }: Claimable, shareRaw: bigint): boolean {
  if (shareRaw === 0n) return false;
  return netOfNftClaim(claimedRaw, shareRaw, feeBps) > 0n || (hasLeft && shareRaw === dueRaw);
}

/**
 * Places a last single base unit, which the fee may take whole. Two units always leave something, so that a second unit is
 * moved from a share that can spare it. Returns null if there is no such share.
 */
function moveOneUnit(positions: readonly Claimable[], whole: bigint[], shares: bigint[]): bigint[] | null {
  const to = shares.findIndex((share, i) => share === 0n && (whole[i] ?? 0n) >= 2n);
  const from = shares.findLastIndex((share, i) => {
    const position = positions[i];
    return position !== undefined && share > 1n && isPayable(position, share - 1n);
  });
  if (to < 0 || from < 0) return null;
  return shares.map((share, i) => (i === to ? 2n : i === from ? share - 1n : share));
}
