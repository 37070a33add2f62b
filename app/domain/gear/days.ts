import { beginOfKoreanDay, koreanDay } from "../korean-day";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Holders can read changed odds for at least this long before they apply. */
const ODDS_DELAY_MS = 48 * HOUR_MS;
/** How long after a day its seed stays secret: by then each payment of the day is final. */
const SEED_KEPT_MS = HOUR_MS;

/** The first Korean day that begins at least 48 hours from now: odds that are published now apply from then on. */
export function oddsDayFrom(now: Date): string {
  return koreanDay(new Date(now.getTime() + ODDS_DELAY_MS + DAY_MS - 1));
}

/**
 * The days whose seeds are promised now: tomorrow and the day after. What applies on these days is known, since odds that are
 * published today apply from the third day on at the earliest.
 */
export function daysToCommit(now: Date): string[] {
  return [1, 2].map((days) => koreanDay(new Date(now.getTime() + days * DAY_MS)));
}

/** The days before this one are over, and their seeds are published. */
export function firstSecretDay(now: Date): string {
  return koreanDay(new Date(now.getTime() - SEED_KEPT_MS));
}

/** When the seed of a day is published. */
export function revealedFrom(day: string): Date {
  return new Date(beginOfKoreanDay(day).getTime() + DAY_MS + SEED_KEPT_MS);
}
