import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { bookReservation, cancelReservation, deleteOldReservations } from "~/domain/reservations/commands.server";
import type { ReservationFields } from "~/domain/reservations/fields";
import { checkReservation } from "~/domain/reservations/input";
import { findReservationByKey, getOwnReservation, listReservations } from "~/domain/reservations/queries.server";
import { isCancellable, referenceOf, stateOfReservation } from "~/domain/reservations/rules";
import { reservation, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { HOTEL, NOW } from "./fields";

const ALICE = "A11ce11111111111111111111111111111111111111";
const BOB = "B0b1111111111111111111111111111111111111111";
const deps = { db, now: NOW };
const at = (iso: string) => ({ db, now: new Date(iso) });

// every test books within the same minute
beforeAll(async () => {
  await db.insert(setting).values({ key: "reservations_a_minute", value: "1000", updatedAt: NOW });
});

const SAME = { email: "same@example.com", phone: "010-2222-0002" };

describe("booking", () => {
  it("refuses a form that was sent before with other contents, and leaves the first booking as it was", async () => {
    const requestKey = crypto.randomUUID();
    const fields = { email: "again@example.com", phone: "010-2222-0001" };
    const first = await book({ requestKey, fields });
    await expect(book({ requestKey, fields: { ...fields, people: "4" } })).rejects.toMatchObject({
      code: "ReservationSentBefore",
      details: { reference: first.reference },
    });
    await expect(book({ requestKey, fields, wallet: BOB })).rejects.toMatchObject({ code: "ReservationSentBefore" });
    expect(await findReservationByKey(db, requestKey)).toEqual(first);
  });

  it("books once if the form is sent many times at once", async () => {
    const requestKey = crypto.randomUUID();
    const booked = await Promise.all(Array.from({ length: 8 }, () => book({ requestKey, fields: SAME })));
    expect(new Set(booked.map(({ seq }) => seq)).size).toBe(1);
    expect(await db.select().from(reservation).where(eq(reservation.requestKey, requestKey))).toHaveLength(1);
  });

  it("stores what was asked for, with a number to quote, and confirms nothing yet", async () => {
    const booked = await book({ wallet: ALICE });
    expect(booked).toMatchObject({
      kind: "hotel",
      status: "5",
      walletAddress: ALICE,
      localeCode: "id",
      startOn: "2026-12-01",
      endOn: "2026-12-03",
      phone: expect.stringMatching(/^\+82101234\d{4}$/),
      createdAt: NOW,
      house: null,
      confirmedAt: null,
      cancelledAt: null,
    });
    expect(booked.reference).toMatch(/^PV-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(stateOfReservation(booked)).toBe("received");
  });

  it("takes a visitor without a wallet", async () => {
    expect((await book({ wallet: null })).walletAddress).toBeNull();
  });

  it("writes numbers without letters that are taken for digits", () => {
    expect(referenceOf(new Uint8Array([0, 31, 32, 255, 18, 17, 1, 9]))).toBe("PV-0Z0Z-JH19");
  });
});

describe("what many forms ask for", () => {
  it("is one booking if both say the same within a day, although each has a key of its own", async () => {
    const fields = { email: "twin@example.com", phone: "010-3333-0001" };
    const sent = await Promise.all(Array.from({ length: 6 }, () => book({ fields })));
    expect(new Set(sent.map(({ seq }) => seq)).size).toBe(1);
    const tomorrow = new Date(NOW.getTime() + 86_400_001);
    expect((await book({ fields, now: tomorrow })).seq).not.toBe(sent[0]?.seq);
  });

  it("is a booking of its own for another wallet, with another wish, and after the first was cancelled", async () => {
    const fields = { email: "own@example.com", phone: "010-3333-0002" };
    const first = await book({ fields });
    const others = [await book({ fields, wallet: BOB }), await book({ fields, wallet: null })];
    others.push(await book({ fields: { ...fields, wishes: "" } }));
    await cancelReservation(deps, { walletAddress: ALICE, seq: first.seq });
    others.push(await book({ fields }));
    expect(new Set([first, ...others].map(({ seq }) => seq)).size).toBe(5);
  });

  it("is limited to five a day per e-mail address and per telephone number, even if all are sent at once", async () => {
    const [email, phone] = ["Much@example.com", "010-4444-0000"];
    const wish = (index: number) => ({ wishes: `Wish ${index}` });
    const byMail = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        book({ fields: { ...wish(index), email: index % 2 ? email : email.toLowerCase() } }),
      ),
    );
    expect(byMail.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    for (let index = 0; index < 5; index++) await book({ fields: { ...wish(index), phone } });
    const details = { most: "5" };
    await expect(book({ fields: { email } })).rejects.toMatchObject({ code: "TooManyReservations", details });
    await expect(book({ fields: { phone } })).rejects.toMatchObject({ code: "TooManyReservations", details });
    // visitors who are not signed in, or have another wallet, do not use up what a holder may book
    expect((await book({ fields: { phone, email }, wallet: "9".repeat(32) })).status).toBe("5");
    const tomorrow = new Date(NOW.getTime() + 86_400_001);
    expect((await book({ fields: { phone, email }, now: tomorrow })).status).toBe("5");
  });

  it("is refused where all visitors send more in a minute than the setting lets them", async () => {
    const now = new Date(NOW.getTime() + 3 * 86_400_000);
    const set = (value: string) =>
      db.insert(setting).values({ key: "reservations_a_minute", value, updatedAt: now }).onConflictDoUpdate({
        target: setting.key,
        set: { value },
      });
    await set("2");
    const sent = await Promise.allSettled(Array.from({ length: 6 }, () => book({ now })));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(book({ now })).rejects.toMatchObject({ code: "ReservationsBusy" });
    expect((await book({ now: new Date(now.getTime() + 60_000) })).status).toBe("5");
    await set("1000");
  });
});

describe("a holder's own", () => {
  it("shows nobody another holder's reservation, nor a visitor's", async () => {
    const [alices, visitors] = [await book({ wallet: ALICE }), await book({ wallet: null })];
    await expect(getOwnReservation(db, BOB, alices.seq)).rejects.toMatchObject({ code: "NotFound" });
    await expect(getOwnReservation(db, BOB, visitors.seq)).rejects.toMatchObject({ code: "NotFound" });
    expect(await getOwnReservation(db, ALICE, alices.seq)).toEqual(alices);
  });

  it("is listed latest first, ten a page, each once", async () => {
    const wallet = `Lis7${"1".repeat(39)}`;
    const booked = [];
    for (let index = 0; index < 23; index++) booked.push((await book({ wallet })).seq);
    const seen: number[][] = [];
    for (let before: number | null | undefined; before !== null; ) {
      const page = await listReservations(db, wallet, before ?? null);
      seen.push(page.reservations.map(({ seq }) => seq));
      before = page.nextBefore;
    }
    expect(seen.map((page) => page.length)).toEqual([10, 10, 3]);
    expect(seen.flat()).toEqual(booked.reverse());
  });

  it("has no second page if the first one has everything", async () => {
    const wallet = `Ten${"1".repeat(40)}`;
    for (let index = 0; index < 10; index++) await book({ wallet });
    expect((await listReservations(db, wallet, null)).nextBefore).toBeNull();
    expect((await listReservations(db, BOB, 1)).reservations).toEqual([]);
  });
});

describe("cancelling", () => {
  it("is refused to another holder, and changes nothing", async () => {
    const booked = await book({ wallet: ALICE });
    await expect(cancelReservation(deps, { walletAddress: BOB, seq: booked.seq })).rejects.toMatchObject({
      code: "NotFound",
    });
    expect(await getOwnReservation(db, ALICE, booked.seq)).toEqual(booked);
  });

  it("is refused from the day on which it starts, by Korean time", async () => {
    const { seq } = await book({ wallet: ALICE });
    const cancel = (iso: string) => cancelReservation(at(iso), { walletAddress: ALICE, seq });
    await expect(cancel("2026-11-30T15:00:00Z")).rejects.toMatchObject({ code: "TooLateToCancel" });
    expect((await getOwnReservation(db, ALICE, seq)).status).toBe("5");
    expect(isCancellable({ status: "5", startOn: "2026-12-01" }, new Date("2026-11-30T15:00:00Z"))).toBe(false);
    expect((await cancel("2026-11-30T14:59:59Z")).status).toBe("50");
  });

  it("is done at once if no house knows of the booking", async () => {
    const { seq } = await book({ wallet: ALICE });
    const cancelled = await cancelReservation(deps, { walletAddress: ALICE, seq });
    expect(cancelled).toMatchObject({ status: "50", cancelledAt: NOW });
    expect(stateOfReservation(cancelled)).toBe("cancelled");
  });

  it("changes nothing the second time", async () => {
    const { seq } = await book({ wallet: ALICE });
    const first = await cancelReservation(deps, { walletAddress: ALICE, seq });
    const again = await cancelReservation(at("2026-11-25T00:00:00Z"), { walletAddress: ALICE, seq });
    expect(again).toEqual(first);
    expect(isCancellable(again, NOW)).toBe(false);
  });
});

describe("personal data", () => {
  it("is gone ninety days after the last day or the cancelling, and not a day before", async () => {
    const stayed = await book({ wallet: ALICE });
    const called = await book({ wallet: ALICE });
    await cancelReservation(deps, { walletAddress: ALICE, seq: called.seq });
    const left = async () => {
      const rows = await db.select({ seq: reservation.seq }).from(reservation);
      return [stayed, called].map(({ seq }) => rows.some((row) => row.seq === seq));
    };
    await deleteOldReservations(at("2027-02-19T00:15:00Z"));
    expect(await left()).toEqual([true, true]);
    await deleteOldReservations(at("2027-02-19T00:15:01Z"));
    expect(await left()).toEqual([true, false]);
    // 3 December and ninety days
    await deleteOldReservations(at("2027-03-03T14:59:00Z"));
    expect(await left()).toEqual([true, false]);
    await deleteOldReservations(at("2027-03-03T15:00:00Z"));
    expect(await left()).toEqual([false, false]);
  });
});

type Wish = { wallet?: string | null; requestKey?: string; fields?: Partial<ReservationFields>; now?: Date };

let contacts = 0;

/** Each with a contact and a wish of its own, unless the test names one. */
function book({ wallet = ALICE, requestKey = crypto.randomUUID(), fields = {}, now = NOW }: Wish) {
  const [email, phone] = contactOf(++contacts);
  const { input } = checkReservation("hotel", { ...HOTEL, email, phone, ...fields }, now);
  if (!input) throw new Error("these fields cannot be booked");
  return bookReservation({ db, now }, { walletAddress: wallet, localeCode: "id" }, { ...input, requestKey });
}

function contactOf(number: number): [email: string, phone: string] {
  return [`guest-${number}@example.com`, `010-1234-${String(number).padStart(4, "0")}`];
}
