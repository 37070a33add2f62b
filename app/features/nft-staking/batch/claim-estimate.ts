/**
 * What reaches the holder if an amount is claimed, before it is. For a part it is an estimate in proportion, because only the
 * chain knows the fee of each NFT.
 */
export function estimateNet({ dueRaw, dueNetRaw }: { dueRaw: bigint; dueNetRaw: bigint }, grossRaw: bigint): bigint {
  return dueRaw === 0n ? 0n : (grossRaw * dueNetRaw) / dueRaw;
}
