import { describe, expect, it } from "vitest";
import {
  RESERVATION_FIELDS,
  type ReservationField,
  type ReservationFields,
  readReservationFields,
} from "~/domain/reservations/fields";
import { checkReservation, type ReservationProblem } from "~/domain/reservations/input";
import { RESERVATION_KINDS, STATUS } from "~/domain/reservations/rules";
import { reservationKinds, reservationStatuses } from "~db/schema";
import { CLINIC, HOTEL, NOW } from "./fields";

type Case = [what: string, change: Partial<ReservationFields>, field: ReservationField, problem: ReservationProblem];

const HOSTILE: Case[] = [
  ["no day", { startOn: "" }, "startOn", "dayMissing"],
  ["a day that no calendar has", { startOn: "2027-02-29" }, "startOn", "dayMissing"],
  ["a day with a time behind it", { startOn: "2026-12-01T00:00" }, "startOn", "dayMissing"],
  ["yesterday", { startOn: "2026-11-20" }, "startOn", "dayTooSoon"],
  ["a day before anybody has answered", { startOn: "2026-11-24" }, "startOn", "dayTooSoon"],
  ["a day in two years", { startOn: "2027-11-22" }, "startOn", "dayTooLate"],
  ["a million people", { people: "1000000" }, "people", "peopleMissing"],
  ["nobody", { people: "0" }, "people", "peopleMissing"],
  ["half a person", { people: "1.5" }, "people", "peopleMissing"],
  ["people in words", { people: "two" }, "people", "peopleMissing"],
  ["more wishes than fit", { wishes: "x".repeat(501) }, "wishes", "wishesTooLong"],
  ["a name of spaces", { name: " \t\n " }, "name", "nameMissing"],
  ["a name that nobody sees", { name: "\u200b\u2060" }, "name", "nameMissing"],
  ["a name of a page", { name: "x".repeat(81) }, "name", "nameTooLong"],
  ["a country that is none", { phoneCountry: "XX" }, "phoneCountry", "countryMissing"],
  ["a country named like a part of an object", { phoneCountry: "__proto__" }, "phoneCountry", "countryMissing"],
  ["no telephone number", { phone: " " }, "phone", "phoneMissing"],
  ["a telephone number that no line can have", { phone: "123" }, "phone", "phoneUnknown"],
  ["a number of another country", { phoneCountry: "SG" }, "phone", "phoneUnknown"],
  ["a number of four hundred digits", { phone: "9".repeat(400) }, "phone", "phoneUnknown"],
  ["no e-mail", { email: "" }, "email", "emailMissing"],
  ["an e-mail with a second recipient", { email: "a@example.com,b@example.com" }, "email", "emailUnknown"],
  ["an e-mail with a header", { email: "a@example.com\r\nBcc: b@example.com" }, "email", "emailUnknown"],
  ["no agreement", { agreed: "" }, "agreed", "notAgreed"],
  ["another word for yes", { agreed: "on" }, "agreed", "notAgreed"],
];

const HOSTILE_HOTEL: Case[] = [
  ["no day of leaving", { endOn: "" }, "endOn", "endMissing"],
  ["leaving on the day of coming", { endOn: "2026-12-01" }, "endOn", "endNotAfterStart"],
  ["leaving before coming", { endOn: "2026-11-30" }, "endOn", "endNotAfterStart"],
  ["moving in", { endOn: "2027-01-01" }, "endOn", "stayTooLong"],
  ["no room", { rooms: "0" }, "rooms", "roomsMissing"],
  ["six rooms", { rooms: "6", people: "6" }, "rooms", "roomsMissing"],
  ["more rooms than people", { rooms: "3" }, "rooms", "roomsWithoutPeople"],
];

const HOSTILE_CLINIC: Case[] = [
  ["no time of day", { timeOfDay: "" }, "timeOfDay", "timeMissing"],
  ["the middle of the night", { timeOfDay: "midnight" }, "timeOfDay", "timeMissing"],
  ["an appointment of the other clinic", { treatment: "lensFitting" }, "treatment", "treatmentMissing"],
  ["a whole family", { people: "5" }, "people", "peopleMissing"],
];

describe("the form", () => {
  it.each([...HOSTILE, ...HOSTILE_HOTEL])("refuses %s at a hotel", (_, change, field, problem) => {
    const { input, problems } = checkReservation("hotel", { ...HOTEL, ...change }, NOW);
    expect(input).toBeNull();
    expect(problems).toMatchObject({ [field]: problem });
  });

  it.each([...HOSTILE, ...HOSTILE_CLINIC])("refuses %s at a clinic", (_, change, field, problem) => {
    expect(checkReservation("plasticSurgery", { ...CLINIC, ...change }, NOW).problems).toMatchObject({
      [field]: problem,
    });
  });

  it("names every problem of an empty form at once, one per field", () => {
    const empty = readReservationFields(new URLSearchParams());
    expect(checkReservation("hotel", empty, NOW).problems).toEqual({
      startOn: "dayMissing",
      endOn: "endMissing",
      rooms: "roomsMissing",
      people: "peopleMissing",
      name: "nameMissing",
      phoneCountry: "countryMissing",
      phone: "phoneMissing",
      email: "emailMissing",
      agreed: "notAgreed",
    });
  });

  it("reports two fields that contradict each other even if other fields are wrong too", () => {
    const { problems } = checkReservation("hotel", { ...HOTEL, endOn: "2026-11-30", name: "", phone: "1" }, NOW);
    expect(problems).toEqual({ endOn: "endNotAfterStart", name: "nameMissing", phone: "phoneUnknown" });
  });

  it("takes a stay, and writes the telephone number in its international form", () => {
    expect(checkReservation("hotel", HOTEL, NOW).input).toEqual({
      kind: "hotel",
      startOn: "2026-12-01",
      endOn: "2026-12-03",
      timeOfDay: null,
      treatment: null,
      rooms: 1,
      people: 2,
      wishes: "A quiet room",
      name: "Ade Putri",
      phone: "+821012345678",
      email: "ade@example.com",
    });
  });

  it("takes a visit to a clinic, which ends on the day it starts and ignores the fields of a hotel", () => {
    const sent = { ...CLINIC, endOn: "2030-01-01", rooms: "4" };
    expect(checkReservation("eyeClinic", sent, NOW).input).toMatchObject({
      endOn: "2026-12-01",
      rooms: null,
      timeOfDay: "morning",
      treatment: "followUp",
    });
  });

  it("takes the first and the last day that may be booked, and no day beyond, by Korean days", () => {
    const problemOn = (startOn: string, now: Date) =>
      checkReservation("eyeClinic", { ...CLINIC, startOn }, now).problems?.startOn;
    const lateInKorea = new Date("2026-11-21T14:59:59Z");
    const midnightInKorea = new Date("2026-11-21T15:00:00Z");
    expect(problemOn("2026-11-25", lateInKorea)).toBeUndefined();
    expect(problemOn("2026-11-25", midnightInKorea)).toBe("dayTooSoon");
    expect(problemOn("2027-11-21", lateInKorea)).toBeUndefined();
    expect(problemOn("2027-11-22", lateInKorea)).toBe("dayTooLate");
    expect(problemOn("2027-11-22", midnightInKorea)).toBeUndefined();
  });

  it("takes a stay of thirty nights", () => {
    expect(checkReservation("hotel", { ...HOTEL, endOn: "2026-12-31" }, NOW).problems).toBeNull();
  });

  it("takes a number with its own country code, and removes spaces and line breaks around what was typed", () => {
    const sent = { ...HOTEL, phone: " +62 812-3456-7890 ", name: "  Ade \n Putri ", wishes: "one\r\ntwo\r\n" };
    expect(checkReservation("hotel", sent, NOW).input).toMatchObject({
      phone: "+6281234567890",
      name: "Ade Putri",
      wishes: "one\ntwo",
    });
  });

  it("counts a line break once, with and without JavaScript", () => {
    const lines = "x\r\n".repeat(250);
    expect(checkReservation("hotel", { ...HOTEL, wishes: lines }, NOW).problems).toBeNull();
  });

  it("reads its own fields and no others", () => {
    const form = new URLSearchParams([
      ["name", "A"],
      ["name", "B"],
      ["__proto__", "x"],
      ["status", "50"],
    ]);
    const fields = readReservationFields(form);
    expect(Object.keys(fields)).toEqual([...RESERVATION_FIELDS]);
    expect(fields.name).toBe("A");
  });
});

it("has the same kinds and status codes as the table", () => {
  expect(RESERVATION_KINDS).toEqual(reservationKinds);
  expect(Object.values(STATUS)).toEqual(reservationStatuses);
});
