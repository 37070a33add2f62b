import { type CalendarEvent, calendarOf } from "../calendar-file";
import { releaseDates, vestedAt } from "./rules";
import type { GrantView } from "./view";

/** The words of a calendar in the holder's language; `textOf` is called for each release. */
export type CalendarTexts = { title: string; textOf(vestedRaw: bigint): string; url: string; host: string };

/** The most steps that a calendar can be expected to take. */
const MAX_EVENTS = 400;

/**
 * The releases of a grant as a calendar file: its cliff, each step and its end. For a grant that was ended early, only those
 * before that.
 */
export function releaseCalendar(grant: GrantView, texts: CalendarTexts, now: Date): string {
  const dates = releaseDates(grant, MAX_EVENTS).filter((ts) => grant.revokedTs === 0n || ts <= grant.revokedTs);
  const events = dates.map(
    (ts): CalendarEvent => ({
      uid: `${grant.address}.${ts}@${texts.host}`,
      sequence: 0,
      status: "CONFIRMED",
      time: { at: new Date(Number(ts) * 1000) },
      title: texts.title,
      description: texts.textOf(vestedAt(grant, ts)),
      url: texts.url,
    }),
  );
  return calendarOf("Vesting", events, now);
}
