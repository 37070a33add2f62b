import { weaponNames } from "~/content/weapon-names.server";
import { checkDay, type DrawFault } from "~/domain/gear/day-proof";
import { revealedFrom } from "~/domain/gear/days";
import { findDayProof, findRates, MOST_DRAWS } from "~/domain/gear/proof.server";
import type { Locale } from "~/locales/locales";
import type { Database } from "~db/client";
import { shownRates } from "./shown-rates.server";

const DRAWS_A_PAGE = 100;

/**
 * The page of a day of gear: what was promised of it, and, once it is over, its seed and every draw, computed again while the
 * page is drawn. Null if nothing was promised of the day. `after`: the number of an order; the draws after it are shown.
 */
export async function openGearDay(db: Database, locale: Locale, { day, after }: { day: string; after: number }) {
  const proof = await findDayProof(db, day);
  if (!proof) return null;
  const { commitment, oddsHash, memo, seed, draws } = proof;
  const checked = checkDay(proof);
  const faults = new Map<number, DrawFault>(checked.draws.map(({ orderNumber, fault }) => [orderNumber, fault]));
  const names: Readonly<Record<string, string>> = weaponNames(locale.code);
  const later = draws.filter(({ orderNumber }) => orderNumber > after);
  const shown = later.slice(0, DRAWS_A_PAGE);
  return {
    ...{ day, commitment, oddsHash, memo, seed, revealedFrom: revealedFrom(day) },
    faults: checked.day,
    ...{ drawn: draws.length, wrong: checked.draws.length, isCut: draws.length === MOST_DRAWS },
    rates: seed ? shownRates(await findRates(db, day), locale) : null,
    draws: shown.map(({ orderNumber, deed, target, signature, digest, result }) => ({
      ...{ orderNumber, deed, target, signature, digest },
      /** The weapon's name; of enhancing, "up" or "same". */
      result: names[result] ?? result,
      fault: faults.get(orderNumber) ?? null,
    })),
    next: later.length > DRAWS_A_PAGE ? (shown.at(-1)?.orderNumber ?? null) : null,
  };
}

export type GearDayView = NonNullable<Awaited<ReturnType<typeof openGearDay>>>;
