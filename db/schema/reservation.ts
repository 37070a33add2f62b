import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const reservationKinds = ["hotel", "plasticSurgery", "eyeClinic"] as const;

/** Codes of the specification: completed 5 (it stands), cancel processing 10, cancel completed 50. */
export const reservationStatuses = ["5", "10", "50"] as const;

/** What a visitor booked. The row holds personal data: cron deletes it 90 days after its last day or its cancelling. */
export const reservation = sqliteTable(
  "reservation",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The number that a visitor quotes in an e-mail. */
    reference: text("reference").notNull(),
    /** Makes a second press of the button the first one. */
    requestKey: text("request_key").notNull(),
    kind: text("kind", { enum: reservationKinds }).notNull(),
    status: text("status", { enum: reservationStatuses }).notNull(),
    /** Of the signed session; null where it was booked without one. */
    walletAddress: text("wallet_address"),
    /** The language to answer in. */
    localeCode: text("locale_code").notNull(),
    /** Days of Korean time, `2026-12-01`. A visit to a clinic ends on the day it starts. */
    startOn: text("start_on").notNull(),
    endOn: text("end_on").notNull(),
    /** Of a clinic. */
    timeOfDay: text("time_of_day"),
    treatment: text("treatment"),
    /** Of a hotel. */
    rooms: integer("rooms"),
    people: integer("people").notNull(),
    wishes: text("wishes").notNull(),
    name: text("name").notNull(),
    /** E.164: "+821012345678". */
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** When it was sent, and the privacy terms agreed to. */
    createdAt: moment("created_at").notNull(),
    /** Which house said yes, and when staff learnt it. */
    house: text("house"),
    confirmedAt: moment("confirmed_at"),
    /** When cancelling was asked for. */
    cancelledAt: moment("cancelled_at"),
  },
  (table) => [
    uniqueIndex("reservation_reference").on(table.reference),
    uniqueIndex("reservation_request").on(table.requestKey),
    index("reservation_wallet").on(table.walletAddress, table.seq),
    index("reservation_created").on(table.createdAt),
    index("reservation_end").on(table.endOn),
    index("reservation_cancelled").on(table.cancelledAt),
  ],
);
