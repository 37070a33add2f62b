import { isSupportedCountry } from "libphonenumber-js/min";
import { findPhone } from "../phone";
import { z } from "../zod.ts";
import type { ReservationField, ReservationFields } from "./fields";
import {
  bookableDays,
  type ClinicKind,
  MAX_NIGHTS,
  MAX_PEOPLE,
  MAX_ROOMS,
  MAX_WISHES,
  nightsBetween,
  type ReservationKind,
  TIMES_OF_DAY,
  type TimeOfDay,
  TREATMENTS,
  type Treatment,
} from "./rules";

/** Everything that can be wrong with a field, as the key of its text in every language. */
const RESERVATION_PROBLEMS = [
  "dayMissing",
  "dayTooSoon",
  "dayTooLate",
  "endMissing",
  "endNotAfterStart",
  "stayTooLong",
  "timeMissing",
  "treatmentMissing",
  "roomsMissing",
  "roomsWithoutPeople",
  "peopleMissing",
  "wishesTooLong",
  "nameMissing",
  "nameTooLong",
  "countryMissing",
  "phoneMissing",
  "phoneUnknown",
  "emailMissing",
  "emailUnknown",
  "notAgreed",
] as const;

export type ReservationProblem = (typeof RESERVATION_PROBLEMS)[number];
export type ReservationProblems = Partial<Record<ReservationField, ReservationProblem>>;

/** A booking in which every field is valid. */
export type ReservationInput = {
  kind: ReservationKind;
  startOn: string;
  endOn: string;
  timeOfDay: TimeOfDay | null;
  treatment: Treatment | null;
  rooms: number | null;
  people: number;
  wishes: string;
  name: string;
  /** E.164. */
  phone: string;
  email: string;
};

/** Made by the page that shows a form. The same form carries the same key when it is sent again. */
export const requestKeyField = z.uuid();

/** The number of a reservation in an address. */
export const seqField = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** What a holder's list of reservations is asked for. */
export const reservationListSchema = z.object({ before: seqField.nullable().default(null) });

const because = (error: ReservationProblem) => ({ error });
const always = (error: ReservationProblem, path: ReservationField) => ({ error, path: [path], when: () => true });

const count = (most: number, missing: ReservationProblem) =>
  z.coerce.number(because(missing)).int(because(missing)).min(1, because(missing)).max(most, because(missing));

const contactFields = {
  wishes: z
    .string()
    // a form sent without JavaScript ends its lines with two characters, but the field counts one
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(MAX_WISHES, because("wishesTooLong"))),
  name: z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    // invisible characters do not make a name
    .pipe(
      z
        .string()
        .regex(/[\p{L}\p{N}]/u, because("nameMissing"))
        .max(80, because("nameTooLong")),
    ),
  phoneCountry: z.string().refine(isSupportedCountry, because("countryMissing")),
  phone: z.string().trim().min(1, because("phoneMissing")).max(40, because("phoneUnknown")),
  email: z
    .string()
    .trim()
    .min(1, because("emailMissing"))
    .max(254, because("emailUnknown"))
    .pipe(z.email(because("emailUnknown"))),
  agreed: z.literal("yes", because("notAgreed")),
};

function dayField({ first, last }: { first: string; last: string }) {
  return z.iso
    .date(because("dayMissing"))
    .refine((day) => day >= first, because("dayTooSoon"))
    .refine((day) => day <= last, because("dayTooLate"));
}

function hotelSchema(now: Date) {
  return z
    .object({
      ...contactFields,
      startOn: dayField(bookableDays(now)),
      endOn: z.iso.date(because("endMissing")),
      rooms: count(MAX_ROOMS, "roomsMissing"),
      people: count(MAX_PEOPLE.hotel, "peopleMissing"),
    })
    .refine(({ startOn, endOn }) => !startOn || !endOn || endOn > startOn, always("endNotAfterStart", "endOn"))
    .refine(({ startOn, endOn }) => !(nightsBetween(startOn, endOn) > MAX_NIGHTS), always("stayTooLong", "endOn"))
    .refine(({ rooms, people }) => !(rooms > people), always("roomsWithoutPeople", "rooms"))
    .refine(isPhoneKnown, always("phoneUnknown", "phone"));
}

function clinicSchema(kind: ClinicKind, now: Date) {
  return z
    .object({
      ...contactFields,
      startOn: dayField(bookableDays(now)),
      timeOfDay: z.enum(TIMES_OF_DAY, because("timeMissing")),
      treatment: z.enum(TREATMENTS[kind], because("treatmentMissing")),
      people: count(MAX_PEOPLE[kind], "peopleMissing"),
    })
    .refine(isPhoneKnown, always("phoneUnknown", "phone"));
}

/**
 * Checks a form, in the browser before it is sent and in the Worker before it is stored. Returns the booking, or the first
 * problem of each field. `now` decides which days can be booked.
 */
export function checkReservation(
  kind: ReservationKind,
  fields: ReservationFields,
  now: Date,
): { input: ReservationInput; problems: null } | { input: null; problems: ReservationProblems } {
  const checked = kind === "hotel" ? hotelSchema(now).safeParse(fields) : clinicSchema(kind, now).safeParse(fields);
  if (!checked.success) return { input: null, problems: problemsOf(checked.error) };
  const { agreed: _, phoneCountry, phone, ...known } = checked.data;
  const clinic = { timeOfDay: null, treatment: null, rooms: null, endOn: known.startOn };
  return {
    input: { ...clinic, ...known, kind, phone: findPhone(phone, phoneCountry)?.number ?? phone },
    problems: null,
  };
}

function problemsOf({ issues }: z.ZodError): ReservationProblems {
  const problems: ReservationProblems = {};
  for (const { path, message } of issues) problems[path[0] as ReservationField] ??= message as ReservationProblem;
  return problems;
}

function isPhoneKnown({ phone, phoneCountry }: { phone?: string; phoneCountry?: string }): boolean {
  return !phone || findPhone(phone, phoneCountry) !== null;
}
