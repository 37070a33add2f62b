import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "~/domain/audit/commands.server";
import { sendDueMails } from "~/domain/mail/send-mail.server";
import { bookReservation, cancelReservation, deleteOldReservations } from "~/domain/reservations/commands.server";
import { nextReservationDeed } from "~/domain/reservations/deeds";
import type { ReservationFields } from "~/domain/reservations/fields";
import { checkReservation } from "~/domain/reservations/input";
import {
  findReservation,
  listGuestMessages,
  listReservationsOfDay,
  listUnanswered,
} from "~/domain/reservations/queries.server";
import { stateOfReservation } from "~/domain/reservations/rules";
import {
  cancelForHouse,
  completeCancellation,
  confirmReservation,
  moveReservation,
  writeToGuest,
} from "~/domain/reservations/staff-commands.server";
import { auditEntry, outbox, reservation, reservationMessage, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";
import { CLINIC, HOTEL, NOW } from "./fields";

const ALICE = "A11ce11111111111111111111111111111111111111";
let desk: StaffActor;
const deps = () => ({ db, now: NOW, actor: desk });

async function book(kind: "hotel" | "eyeClinic" = "hotel", fields: Partial<ReservationFields> = {}) {
  const { input } = checkReservation(kind, { ...(kind === "hotel" ? HOTEL : CLINIC), ...fields }, NOW);
  if (!input) throw new Error("the test's form is wrong");
  const requestKey = crypto.randomUUID();
  return bookReservation({ db, now: NOW }, { walletAddress: ALICE, localeCode: "id" }, { ...input, requestKey });
}
const stored = async (seq: number) => {
  const row = await findReservation(db, seq);
  if (!row) throw new Error("no such booking");
  return row;
};
/** The mails that wait, as their readers see them. */
async function mails() {
  const sent: { to: string; subject: string; text: string }[] = [];
  const post = async (mail: (typeof sent)[number]) => {
    sent.push(mail);
  };
  await sendDueMails({ db, now: NOW, post });
  return sent;
}

beforeAll(async () => {
  await db.insert(setting).values({ key: "reservations_a_minute", value: "1000", updatedAt: NOW });
});
beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(reservation);
  await db.delete(reservationMessage);
  desk = await actingAs("editor", NOW);
});

describe("a confirmation", () => {
  it("tells the guest in the guest's language, and stands in the audit log without personal data", async () => {
    const { seq, version, reference } = await book();
    await confirmReservation(deps(), { seq, version, house: "Hotel Example" });
    expect(stateOfReservation(await stored(seq))).toBe("confirmed");
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: HOTEL.email, subject: `Reservasi ${reference} sudah dikonfirmasi` });
    expect(mail?.text).toContain("Hotel Example");
    expect(mail?.text).toContain("1\u00A0Des\u00A02026");
    const [entry] = await db.select().from(auditEntry);
    expect(entry).toMatchObject({ action: "reservation.confirm", key: String(seq), actor: desk.staff.email });
    expect(JSON.stringify(entry)).not.toMatch(/Ade|ade@|8210/);
    expect(await listGuestMessages(db, seq)).toMatchObject([
      { kind: "confirmed", words: "Hotel Example", isMailed: true },
    ]);
  });

  it("of a booking that another changed since it was opened is refused, and nobody is told", async () => {
    const { seq, version } = await book();
    await confirmReservation(deps(), { seq, version, house: "First" });
    await db.delete(outbox);
    await expect(confirmReservation(deps(), { seq, version, house: "Second" })).rejects.toMatchObject({
      code: "Conflict",
    });
    expect((await stored(seq)).house).toBe("First");
    expect(await db.select().from(outbox)).toEqual([]);
    await confirmReservation(deps(), { seq, version: version + 1, house: "Second" });
    expect((await stored(seq)).house).toBe("Second");
  });

  it("is refused after the guest has cancelled, to a viewer, and for a number that nobody has", async () => {
    const { seq, version } = await book();
    const viewer = { ...deps(), actor: await actingAs("viewer", NOW) };
    await expect(confirmReservation(viewer, { seq, version, house: "x" })).rejects.toMatchObject({
      code: "RoleTooLow",
    });
    await cancelReservation({ db, now: NOW }, { walletAddress: ALICE, seq });
    await expect(confirmReservation(deps(), { seq, version, house: "x" })).rejects.toMatchObject({ code: "Conflict" });
    const unknown = { seq: 9_999_999, version: 1, house: "x" };
    await expect(confirmReservation(deps(), unknown)).rejects.toMatchObject({ code: "NotFound" });
  });

  it("of a booking without an e-mail address is kept as not mailed", async () => {
    const { seq, version } = await book();
    await db.update(reservation).set({ email: "" }).where(eq(reservation.seq, seq));
    await confirmReservation(deps(), { seq, version, house: "Hotel" });
    expect(await mails()).toEqual([]);
    expect(await listGuestMessages(db, seq)).toMatchObject([{ isMailed: false }]);
    const message = { seq, version: version + 1, words: "Hello" };
    await expect(writeToGuest(deps(), message)).rejects.toMatchObject({ code: "ReservationWithoutEmail" });
  });
});

describe("a move", () => {
  it.each([
    ["too soon", { startOn: "2026-11-24", endOn: "2026-11-26" }],
    ["more than a year ahead", { startOn: "2027-12-01", endOn: "2027-12-02" }],
    ["that ends before it begins", { startOn: "2026-12-05", endOn: "2026-12-05" }],
    ["of too many nights", { startOn: "2026-12-05", endOn: "2027-02-05" }],
    ["to no day", { startOn: "soon", endOn: "" }],
  ])("%s is refused by the rules of the guest's form", async (_, days) => {
    const { seq, version } = await book();
    const wish = { seq, version, timeOfDay: "", house: "", ...days };
    await expect(moveReservation(deps(), wish)).rejects.toMatchObject({ code: "ReservationNotMovable" });
    expect((await stored(seq)).startOn).toBe(HOTEL.startOn);
  });

  it("of a visit to a clinic changes the day and the time of day, and needs a new confirmation", async () => {
    const { seq } = await book("eyeClinic");
    await confirmReservation(deps(), { seq, version: 1, house: "Clinic" });
    const wish = { seq, version: 2, startOn: "2026-12-10", endOn: "", timeOfDay: "evening", house: "" };
    await moveReservation(deps(), wish);
    const moved = await stored(seq);
    expect(moved).toMatchObject({
      startOn: "2026-12-10",
      endOn: "2026-12-10",
      timeOfDay: "evening",
      confirmedAt: null,
    });
    const [, mail] = await mails();
    expect(mail?.text).toContain("10\u00A0Des\u00A02026");
    const again = { ...wish, version: 3, timeOfDay: "midnight" };
    await expect(moveReservation(deps(), again)).rejects.toMatchObject({ code: "ReservationNotMovable" });
  });

  it("that a house accepts stays confirmed", async () => {
    const { seq, version } = await book();
    const wish = { seq, version, startOn: "2026-12-10", endOn: "2026-12-12", timeOfDay: "", house: "Hotel" };
    await moveReservation(deps(), wish);
    expect(stateOfReservation(await stored(seq))).toBe("confirmed");
  });
});

describe("a cancellation", () => {
  it("by the house tells the guest why", async () => {
    const { seq, version } = await book();
    await cancelForHouse(deps(), { seq, version, reason: "No room is free." });
    expect(await stored(seq)).toMatchObject({ status: "50", cancelledAt: NOW });
    expect((await mails())[0]?.text).toContain("No room is free.");
    const again = { seq, version: version + 1, reason: "x" };
    await expect(cancelForHouse(deps(), again)).rejects.toMatchObject({ code: "Conflict" });
  });

  it("by the guest waits until the house knows", async () => {
    const { seq, version } = await book();
    await expect(completeCancellation(deps(), { seq, version })).rejects.toMatchObject({ code: "Conflict" });
    await confirmReservation(deps(), { seq, version, house: "Hotel" });
    await cancelReservation({ db, now: NOW }, { walletAddress: ALICE, seq });
    expect(stateOfReservation(await stored(seq))).toBe("cancelling");
    await completeCancellation(deps(), { seq, version: version + 2 });
    expect(await stored(seq)).toMatchObject({ status: "50", cancelledAt: NOW });
    expect((await mails()).at(-1)?.subject).toContain("pembatalan selesai");
  });
});

describe("what a guest was told", () => {
  it("has the words of a message, and is deleted with the booking", async () => {
    const { seq, version } = await book();
    await writeToGuest(deps(), { seq, version, words: "Please bring your passport. {{link}} $t(code.text)" });
    expect((await mails())[0]?.text).toContain("Please bring your passport. {{link}} $t(code.text)");
    expect(await listGuestMessages(db, seq)).toHaveLength(1);
    await deleteOldReservations({ db, now: new Date("2027-06-01T00:00:00Z") });
    expect(await db.select().from(reservationMessage)).toEqual([]);
  });
});

it("the calendar of a day has what touches it, and no cancelled booking", async () => {
  const hotel = await book();
  const evening = await book("eyeClinic", { startOn: "2026-12-02", timeOfDay: "evening" });
  const morning = await book("eyeClinic", { startOn: "2026-12-02", timeOfDay: "morning" });
  const gone = await book("eyeClinic", { startOn: "2026-12-02", timeOfDay: "afternoon" });
  await cancelForHouse(deps(), { seq: gone.seq, version: 1, reason: "x" });
  const seqs = async (day: string) => (await listReservationsOfDay(db, day)).map(({ seq }) => seq);
  expect(await seqs("2026-12-02")).toEqual([morning.seq, evening.seq, hotel.seq]);
  expect(await seqs("2026-12-04")).toEqual([]);
});

describe("the bookings that wait for an answer", () => {
  it("are the new ones and those that a guest has cancelled, the soonest first", async () => {
    const later = await book("hotel", { startOn: "2026-12-20", endOn: "2026-12-21" });
    const soon = await book("eyeClinic");
    const confirmed = await book();
    const cancelled = await book("hotel", { startOn: "2026-12-28", endOn: "2026-12-29" });
    const house = "Hotel Example";
    await confirmReservation(deps(), { seq: confirmed.seq, version: confirmed.version, house });
    await confirmReservation(deps(), { seq: cancelled.seq, version: cancelled.version, house });
    await cancelReservation({ db, now: NOW }, { walletAddress: ALICE, seq: cancelled.seq });
    const { rows, total } = await listUnanswered(db, 2);
    expect(rows.map(({ seq }) => seq)).toEqual([soon.seq, later.seq]);
    expect(total).toBe(3);
    expect(rows.map(nextReservationDeed)).toEqual(["confirm", "confirm"]);
    const all = await listUnanswered(db, 9);
    expect(all.rows.map(nextReservationDeed)).toEqual(["confirm", "confirm", "completeCancellation"]);
    expect(nextReservationDeed(await stored(confirmed.seq))).toBeUndefined();
    expect(all.rows.map(({ seq }) => seq)).toEqual([soon.seq, later.seq, cancelled.seq]);
  });
});
