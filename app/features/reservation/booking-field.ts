import type { ReservationField } from "~/domain/reservations/fields";

/** What every field of the form has in common: its names, its first value, and its problem in words. */
export type BookingFieldOf = (name: ReservationField) => {
  id: string;
  name: ReservationField;
  defaultValue: string;
  error: string | undefined;
};

/** Values of the texts about what can be booked. */
export type BookingLimits = { first: string; last: string; nights: number; most: number };
