/** The median of what others pay now to write to the same accounts, in micro-lamports per compute unit, up to the cap. */
export function priorityPrice(recentFees: readonly number[], cap: number): number {
  const sorted = recentFees.toSorted((a, b) => a - b);
  return Math.min(sorted[Math.floor(sorted.length / 2)] ?? 0, cap);
}
