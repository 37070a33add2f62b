type ClaimEstimate = {
  netRaw: bigint;
  feeRaw: bigint;
  /** False if the amount cannot be claimed and must not look as if it were paid. */
  isKnown: boolean;
};

/**
 * What reaches the holder of an amount, before the claim. `wantedRaw`: null for all that is due. For a part it is an estimate
 * in proportion, because only the chain knows the fee of each NFT.
 */
export function estimateClaim(
  { dueRaw, dueNetRaw }: { dueRaw: bigint; dueNetRaw: bigint },
  wantedRaw: bigint | null,
): ClaimEstimate {
  const grossRaw = wantedRaw ?? dueRaw;
  const netRaw = wantedRaw === null || dueRaw === 0n ? dueNetRaw : (wantedRaw * dueNetRaw) / dueRaw;
  return { netRaw, feeRaw: grossRaw - netRaw, isKnown: grossRaw > 0n && grossRaw <= dueRaw };
}
