import { type CalendarEvent, calendarOf } from "../calendar-file";
import type { ReservationState } from "./rules";

export type CalendarEntry = Omit<CalendarEvent, "status" | "time"> & {
  state: ReservationState;
  /** First and last day, such as `2026-12-01`. */
  startOn: string;
  endOn: string;
};

const STATUS_WORDS: Record<ReservationState, CalendarEvent["status"]> = {
  received: "TENTATIVE",
  confirmed: "CONFIRMED",
  cancelling: "CANCELLED",
  cancelled: "CANCELLED",
};

/** A reservation as an event of whole days. */
export function calendarEvent({ state, startOn, endOn, ...entry }: CalendarEntry): CalendarEvent {
  return { ...entry, status: STATUS_WORDS[state], time: { startOn, endOn } };
}

/** A reservation as a calendar file. */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  return calendarOf("Reservations", [calendarEvent(entry)], now);
}
