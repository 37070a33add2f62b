import type { ReservationFields } from "~/domain/reservations/fields";

/** A quarter past nine in the morning of 21 November 2026 in Korea. */
export const NOW = new Date("2026-11-21T00:15:00Z");

/** A valid form at NOW, for a hotel and for a clinic. */
export const HOTEL: ReservationFields = {
  startOn: "2026-12-01",
  endOn: "2026-12-03",
  timeOfDay: "",
  treatment: "",
  rooms: "1",
  people: "2",
  wishes: "A quiet room",
  name: "Ade Putri",
  phoneCountry: "KR",
  phone: "010-1234-5678",
  email: "ade@example.com",
  agreed: "yes",
};

export const CLINIC: ReservationFields = {
  ...HOTEL,
  endOn: "",
  rooms: "",
  timeOfDay: "morning",
  treatment: "followUp",
};
