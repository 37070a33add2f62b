import { weaponNames } from "~/content/weapon-names.server";
import { RARITIES } from "~/domain/gear/codex";
import { listDaysBefore } from "~/domain/gear/day-rows.server";
import { type GearOdds, partsByRarity } from "~/domain/gear/odds";
import { listOdds } from "~/domain/gear/odds-rows.server";
import { findRates } from "~/domain/gear/proof.server";
import { koreanDay } from "~/domain/korean-day";
import type { Locale } from "~/locales/locales";
import type { Database } from "~db/client";
import { formatParts } from "./parts";
import { shownRates } from "./shown-rates.server";

const DAYS_A_PAGE = 31;

/** The page on which anybody can read the odds of gear with their history, how draws came out, and the days. */
export async function openGearProof(
  db: Database,
  locale: Locale,
  { now, before }: { now: Date; before: string | null },
) {
  const [versions, rates, days] = await Promise.all([
    listOdds(db),
    findRates(db),
    listDaysBefore(db, before, DAYS_A_PAGE + 1),
  ]);
  const today = koreanDay(now);
  const current = versions.find(({ validFrom }) => validFrom <= today)?.validFrom ?? null;
  return {
    odds: versions.map(({ validFrom, publishedAt, hash, odds }) => ({
      ...{ validFrom, publishedAt, hash },
      state:
        validFrom === current ? ("current" as const) : validFrom > today ? ("coming" as const) : ("former" as const),
      ...shownOdds(odds, locale),
    })),
    rates: shownRates(rates, locale),
    days: days.slice(0, DAYS_A_PAGE).map(({ day, commitment, seed }) => ({ day, commitment, isOver: seed !== null })),
    older: days.length > DAYS_A_PAGE ? (days[DAYS_A_PAGE - 1]?.day ?? null) : null,
  };
}

export type GearProofView = Awaited<ReturnType<typeof openGearProof>>;

function shownOdds(odds: GearOdds, locale: Locale) {
  const names = weaponNames(locale.code);
  const sums = partsByRarity(odds);
  return {
    rarities: RARITIES.toReversed().map((rarity) => ({
      rarity,
      share: formatParts(locale, sums[rarity]),
      weapons: odds.craft
        .filter(([, of]) => of === rarity)
        .map(([weapon, , parts]) => ({ id: weapon, name: names[weapon], share: formatParts(locale, parts) })),
    })),
    levels: odds.enhance.map((parts, at) => ({ level: at + 1, share: formatParts(locale, parts) })),
  };
}
