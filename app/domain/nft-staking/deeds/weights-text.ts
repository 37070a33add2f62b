/** Weights in basis points as factors that a person reads: "×1 / ×1.2 / ×1.5 / ×2". */
export function weightsText(bps: readonly number[]): string {
  return bps.map((each) => `×${each / 10_000}`).join(" / ");
}
