import { koreanDay } from "../korean-day";
import { STATUSES, type StatusCode } from "../statuses";

/** What can be booked; the names are those of the specification's addresses. */
export const RESERVATION_KINDS = ["hotel", "plasticSurgery", "eyeClinic"] as const;
export type ReservationKind = (typeof RESERVATION_KINDS)[number];
export type ClinicKind = Exclude<ReservationKind, "hotel">;

export const TIMES_OF_DAY = ["morning", "afternoon", "evening"] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** Kinds of appointment. They say nothing more about a visitor's health. */
export const TREATMENTS = {
  plasticSurgery: ["firstConsultation", "secondOpinion", "skinConsultation", "followUp"],
  eyeClinic: ["eyeExamination", "visionCorrection", "lensFitting", "followUp"],
} as const satisfies Record<ClinicKind, readonly string[]>;
export type Treatment = (typeof TREATMENTS)[ClinicKind][number];

/** Staff answer within two working days, so nothing can be booked for a day before that answer. */
const LEAD_DAYS = 4;
const HORIZON_DAYS = 365;
export const MAX_NIGHTS = 30;
export const MAX_ROOMS = 5;
export const MAX_PEOPLE = { hotel: 20, plasticSurgery: 4, eyeClinic: 4 } as const satisfies Record<
  ReservationKind,
  number
>;
export const MAX_WISHES = 500;

/** How many reservations one e-mail address or telephone number may make within a day; more are a mistake or abuse. */
export const MOST_A_DAY = 5;

/** Personal data is kept for this many days after the booking's last day, or after it was cancelled. */
export const KEEP_DAYS = 90;

export const STATUS = STATUSES.reservation;
export type ReservationStatus = StatusCode<"reservation">;

/** The state of a reservation as people are told it: `completed` has two, before and after the house accepted. */
export type ReservationState = "received" | "confirmed" | "cancelling" | "cancelled";

/** The country of a telephone number: "KR", "South Korea +82". */
export type Country = { code: string; label: string };

const DAY_MS = 86_400_000;

/** Whether a part of an address names a kind of reservation. */
export function isReservationKind(text: string | undefined): text is ReservationKind {
  return RESERVATION_KINDS.some((kind) => kind === text);
}

/** The day that comes this many days after another; both such as `2026-12-01`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Nights from the day of arrival to that of departure, both such as `2026-12-01`. */
export function nightsBetween(startOn: string, endOn: string): number {
  return Math.round((Date.parse(endOn) - Date.parse(startOn)) / DAY_MS);
}

/** The days on which a booking made now may start. */
export function bookableDays(now: Date): { first: string; last: string } {
  const today = koreanDay(now);
  return { first: addDays(today, LEAD_DAYS), last: addDays(today, HORIZON_DAYS) };
}

/** The state of a row, from its status code and whether the house confirmed it. */
export function stateOfReservation(row: { status: ReservationStatus; confirmedAt: Date | null }): ReservationState {
  if (row.status === STATUS.cancelCompleted) return "cancelled";
  if (row.status === STATUS.cancelProcessing) return "cancelling";
  return row.confirmedAt ? "confirmed" : "received";
}

/** A holder may cancel an active reservation until the day before it starts, in Korean time. */
export function isCancellable(row: { status: ReservationStatus; startOn: string }, now: Date): boolean {
  return row.status === STATUS.completed && koreanDay(now) < row.startOn;
}

// no I, L, O or U, because a number is read out on the telephone
const REFERENCE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number such as PV-7K2M-Q9TD, from eight random bytes. */
export function referenceOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length]).join(
    "",
  );
  return `PV-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
