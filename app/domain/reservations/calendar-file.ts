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

/** A reservation as a calendar file: one event of whole days. */
export function calendarFile({ state, startOn, endOn, ...entry }: CalendarEntry, now: Date): string {
  const event = { ...entry, status: STATUS_WORDS[state], time: { startOn, endOn } };
  return calendarOf("Reservations", [event], now);
}
