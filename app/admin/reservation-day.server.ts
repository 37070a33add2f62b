import { calendarOf } from "~/domain/calendar-file";
import { koreanDay } from "~/domain/korean-day";
import { calendarEvent } from "~/domain/reservations/calendar-file";
import { listReservationsOfDay, type Reservation } from "~/domain/reservations/queries.server";
import { addDays, stateOfReservation, type TimeOfDay, type Treatment } from "~/domain/reservations/rules";
import { formatDay } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { AdminDeps } from "./define-resource";

/** A booking as the calendar of a day shows it. */
export type DayEntry = Record<
  "key" | "reference" | "what" | "when" | "guest" | "people" | "house" | "wishes",
  string
> & {
  isConfirmed: boolean;
};
export type ReservationDay = { day: string; title: string; before: string; after: string; entries: DayEntry[] };

/** The Korean day that an address asks for (`?day=2026-12-01`); today if it asks for none. */
export function dayAsked(url: URL, now: Date): string {
  const day = url.searchParams.get("day") ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? day : koreanDay(now);
}

/** The active bookings that touch a Korean day. */
export async function readReservationDay(
  { db }: Pick<AdminDeps, "db">,
  day: string,
  locale: Locale,
): Promise<ReservationDay> {
  const rows = await listReservationsOfDay(db, day);
  return {
    day,
    title: formatDay(locale, day),
    before: addDays(day, -1),
    after: addDays(day, 1),
    entries: rows.map((row) => entryOf(row, locale)),
  };
}

/** The same as a calendar file. */
export async function readDayCalendar(deps: Pick<AdminDeps, "db" | "now" | "linkTo">, day: string, locale: Locale) {
  const rows = await listReservationsOfDay(deps.db, day);
  const events = rows.map((row) => {
    const { reference, what, when, guest, people, house, wishes } = entryOf(row, locale);
    return calendarEvent({
      uid: `${reference}@staff`,
      sequence: row.version,
      state: stateOfReservation(row),
      startOn: row.startOn,
      endOn: row.endOn,
      title: `${what} · ${guest}`,
      description: [reference, when, people, house, wishes].filter(Boolean).join("\n"),
      url: deps.linkTo(`/admin/reservationDetail/${row.seq}`),
    });
  });
  return { text: calendarOf("Reservations of a day", events, deps.now), rows: rows.length };
}

function entryOf(row: Reservation, locale: Locale): DayEntry {
  const { kinds, timesOfDay, hours, treatments } = textsOf(locale).reservation;
  const time = row.timeOfDay as TimeOfDay | null;
  const treatment = row.treatment ? ` · ${treatments[row.treatment as Treatment]}` : "";
  return {
    key: String(row.seq),
    reference: row.reference,
    what: `${kinds[row.kind].name}${treatment}`,
    when: time ? `${timesOfDay[time]}, ${hours[time]}` : `${row.startOn} – ${row.endOn}`,
    guest: `${row.name}, ${row.phone}`,
    people: String(row.people),
    house: row.house ?? "",
    wishes: row.wishes,
    isConfirmed: row.confirmedAt !== null,
  };
}
