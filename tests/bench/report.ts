/** One figure and its reference, from one run on one machine. */
export interface Figure {
  what: string;
  ours: number;
  /** null if the budget itself is the reference. */
  reference: number | null;
  unit: string;
  /** What has to hold, in words, and whether it does. */
  budget: string;
  holds: boolean;
}

export function printFigures(title: string, figures: Figure[]): void {
  console.log(`\n${title}`);
  for (const { what, ours, reference, unit, budget, holds } of figures) {
    const beside =
      reference === null ? "" : `reference ${show(reference)} ${unit}   ratio ${(ours / reference).toFixed(2)}`;
    console.log(`${holds ? "✓" : "✗"} ${what.padEnd(46)} ${show(ours)} ${unit}   ${beside}   budget: ${budget}`);
  }
}

function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : value.toFixed(1);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
