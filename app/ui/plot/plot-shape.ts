import { area, curveStepAfter, line } from "d3-shape";
import { amountToDecimal, formatDecimal } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** A stair of a plot: from `at` (in shares of the plot's width) it is `height` high (in shares of the scale). */
export type Stair = { at: number; height: number };

/** The lines of a scale: three to five round steps from 0 up to at least `highest`. */
export function ticksFor(highest: number): number[] {
  const reach = highest > 0 ? highest : 1;
  const rough = reach / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // a millionth less, so that a rounding error does not add a line
  const step = ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * 0.999_999) ?? 10) * power;
  const steps = Math.ceil((reach / step) * 0.999_999);
  return Array.from({ length: steps + 1 }, (_, line) => Number((line * step).toPrecision(12)));
}

/**
 * The outline of a layer above the `floor` of each of its stairs, and the line along its upper edge, in a drawing of 1 × 1
 * in which y grows downwards. The last stair ends at `end`.
 */
export function pathsOfStairs(stairs: readonly Stair[], { floor, end = 1 }: StairOptions = {}) {
  const corners = stairs.map(({ at, height }, index) => ({ at, height, floor: floor?.[index] ?? 0 }));
  const last = corners.at(-1);
  if (last) corners.push({ ...last, at: end });
  type Corner = (typeof corners)[number];
  const fill = area<Corner>(
    ({ at }) => at,
    ({ floor }) => 1 - floor,
    ({ height }) => 1 - height,
  );
  const edge = line<Corner>(
    ({ at }) => at,
    ({ height }) => 1 - height,
  );
  return {
    fill: fill.curve(curveStepAfter).digits(4)(corners) ?? "",
    edge: edge.curve(curveStepAfter).digits(4)(corners) ?? "",
  };
}

export type StairOptions = { floor?: readonly number[] | undefined; end?: number | undefined };

/** Where the end of a term begins in its plot. It has a stair of its own, so that the reward at the end is visible. */
export const END_AT = 31 / 32;

/** The place of a time within a term in its plot, from the share of the term that has passed. */
export function placeInTerm(share: number): number {
  return share < 1 ? share * END_AT : (1 + END_AT) / 2;
}

/** The share of a term that has passed at a place in its plot: the reverse of `placeInTerm`. */
export function shareAtPlace(place: number): number {
  return place < END_AT ? Math.max(0, place) / END_AT : 1;
}

/**
 * The scale of a plot of money, up to at least `highestRaw` base units: its lines, and a function that gives the height of
 * an amount.
 */
export function amountScale(locale: Locale, highestRaw: bigint, decimals: number) {
  const highest = Number(amountToDecimal(highestRaw, decimals));
  const ticks = ticksFor(highest);
  const top = ticks.at(-1)!;
  return {
    lines: ticks.map((tick) => ({ height: tick / top, figure: formatDecimal(locale, String(tick)) })),
    heightOf: (raw: bigint) => shareOf(raw, highestRaw) * (highest / top),
  };
}

/** A part of a whole in base units as a number between 0 and 1, to the ten-thousandth; 0 if the whole is 0. */
function shareOf(partRaw: bigint, wholeRaw: bigint): number {
  return wholeRaw === 0n ? 0 : Number((partRaw * 10_000n) / wholeRaw) / 10_000;
}
