import { nightsBetween, type ReservationKind, type TimeOfDay } from "~/domain/reservations/rules";
import { formatDay, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import type { Fact } from "~/ui/facts";

export type VisitTexts = Pick<Texts["reservation"], "facts" | "timesOfDay" | "hours"> & {
  kind: { name: string };
};

/** The days and the number of people; null if not known yet. */
export type Visit = {
  kind: ReservationKind;
  startOn: string | null;
  endOn: string | null;
  timeOfDay: TimeOfDay | null;
  rooms: number | null;
  people: number | null;
};

const UNKNOWN = "–";

/** The facts of a booking, in the texts of its kind. */
export function factsOfVisit(visit: Visit, { locale, texts }: { locale: Locale; texts: VisitTexts }): Fact[] {
  const t = translateIn(locale);
  const { facts, timesOfDay, hours } = texts;
  const { startOn, endOn, timeOfDay, rooms, people } = visit;
  const day = (known: string | null) => (known ? formatDay(locale, known) : UNKNOWN);
  const count = (known: number | null) => (known ? formatNumber(locale, known) : UNKNOWN);
  const what = { term: facts.what, value: texts.kind.name };
  const who = { term: facts.people, value: count(people) };
  if (visit.kind !== "hotel") {
    const time = timeOfDay ? `${timesOfDay[timeOfDay]}, ${hours[timeOfDay]}` : UNKNOWN;
    return [what, { term: facts.day, value: day(startOn) }, { term: facts.timeOfDay, value: time }, who];
  }
  const nights = startOn && endOn && endOn > startOn ? nightsBetween(startOn, endOn) : 0;
  const note = nights > 0 ? t(facts, "nights", { count: nights }) : undefined;
  return [
    what,
    { term: facts.checkIn, value: day(startOn) },
    { term: facts.checkOut, value: day(endOn), note },
    { term: facts.rooms, value: count(rooms) },
    who,
  ];
}
