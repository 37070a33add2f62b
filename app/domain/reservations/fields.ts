/** What a form asks for, in its order. */
export const RESERVATION_FIELDS = [
  "startOn",
  "endOn",
  "timeOfDay",
  "treatment",
  "rooms",
  "people",
  "wishes",
  "name",
  "phoneCountry",
  "phone",
  "email",
  "agreed",
] as const;

export type ReservationField = (typeof RESERVATION_FIELDS)[number];

/** The fields as they were typed; "" for a missing one. */
export type ReservationFields = Record<ReservationField, string>;

/** The fields of a form that was sent. Missing ones are empty, unknown ones are left out. */
export function readReservationFields(form: { get(name: string): unknown }): ReservationFields {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(RESERVATION_FIELDS.map((name) => [name, read(name)])) as ReservationFields;
}
