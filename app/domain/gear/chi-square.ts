/** A bin of results: how many there were, and how many the odds let one expect. */
export type Bin = { count: number; expected: number };

/** The test says nothing of bins in which fewer results than this are expected. */
const FEWEST_EXPECTED = 5;

/**
 * How far counts are from what is expected (chi-square), summed over groups of bins, each of which has a fixed sum. Bins of a
 * group that expect too few are counted as one. `freedom`: 0 if there are too few results to compare.
 */
export function chiSquare(groups: readonly (readonly Bin[])[]): { statistic: number; freedom: number } {
  let [statistic, freedom] = [0, 0];
  for (const bins of groups.map(merged)) {
    if (bins.length < 2) continue;
    freedom += bins.length - 1;
    for (const { count, expected } of bins) statistic += (count - expected) ** 2 / expected;
  }
  return { statistic, freedom };
}

/** The bins of a group, those that expect too few joined to the next larger ones. */
function merged(bins: readonly Bin[]): Bin[] {
  const sorted = bins.toSorted((one, other) => one.expected - other.expected);
  const large: Bin[] = [];
  let small = { count: 0, expected: 0 };
  for (const bin of sorted) {
    small = { count: small.count + bin.count, expected: small.expected + bin.expected };
    if (small.expected < FEWEST_EXPECTED) continue;
    large.push(small);
    small = { count: 0, expected: 0 };
  }
  const last = large.at(-1);
  if (last && small.expected > 0) {
    large[large.length - 1] = { count: last.count + small.count, expected: last.expected + small.expected };
  }
  return large;
}

/**
 * The probability, from 0 to 1, that fair draws are at least this far from the odds: the upper tail of the chi-square
 * distribution, by Q(a+1, x) = Q(a, x) + x^a e^-x / Γ(a+1) from Q(1, x) = e^-x or Q(1/2, x) = erfc(√x).
 */
export function chanceOf({ statistic, freedom }: { statistic: number; freedom: number }): number {
  const x = statistic / 2;
  const isEven = freedom % 2 === 0;
  let a = isEven ? 1 : 0.5;
  let chance = isEven ? Math.exp(-x) : erfc(Math.sqrt(x));
  // x^a e^-x / Γ(a+1); Γ(2) is 1, and Γ(3/2) half the root of π
  let term = (x ** a * Math.exp(-x)) / (isEven ? 1 : Math.sqrt(Math.PI) / 2);
  for (; a < freedom / 2; a++) {
    chance += term;
    term *= x / (a + 1);
  }
  return Math.min(chance, 1);
}

/** The complementary error function of a number from 0 on, to 1.2e-7 (Numerical Recipes, erfcc). */
function erfc(z: number): number {
  const t = 1 / (1 + z / 2);
  const terms = [
    ...[-1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806],
    ...[0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277],
  ];
  const sum = terms.reduceRight((higher, term) => term + t * higher, 0);
  return t * Math.exp(-z * z + sum);
}
