import { RARITIES } from "~/domain/gear/codex";
import { WHOLE } from "~/domain/gear/odds";
import type { GearRates, Rate } from "~/domain/gear/rates";
import { formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** Of how many fair series of draws the page says how many would be as far from the odds. */
const SERIES = 1_000;

/** The rates of draws as a page shows them: how many there were, beside how many the odds let one expect. */
export function shownRates({ craft, enhance, evolved, chances }: GearRates, locale: Locale) {
  const shown = ({ count, of, expectedParts }: Rate) => ({
    count: formatNumber(locale, count),
    of: formatNumber(locale, of),
    // to a tenth, because so few are made of the rarest that a whole number would say nothing
    expected: formatNumber(locale, Math.round((expectedParts * 10) / WHOLE) / 10),
  });
  return {
    craft: RARITIES.toReversed().map((rarity) => ({ rarity, ...shown(craft[rarity]) })),
    enhance: enhance.flatMap((rate, at) => (rate.of > 0 ? [{ level: at + 1, ...shown(rate) }] : [])),
    ...{ crafted: craft.common.of, enhanced: enhance.reduce((sum, { of }) => sum + of, 0), evolved },
    /** Of a thousand; null if there are too few draws to say anything. */
    series: { craft: seriesOf(chances.craft), enhance: seriesOf(chances.enhance) },
  };
}

export type ShownRates = ReturnType<typeof shownRates>;

const seriesOf = (chance: number | null) => (chance === null ? null : Math.round(chance * SERIES));
