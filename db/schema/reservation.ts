import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const reservationKinds = ["hotel", "plasticSurgery", "eyeClinic"] as const;

/** Codes of the specification: completed 5 (the booking is active), cancel processing 10, cancel completed 50. */
export const reservationStatuses = ["5", "10", "50"] as const;

type Answered = Record<"status" | "confirmedAt", AnySQLiteColumn>;

/**
 * Whether a booking waits for the house: it is new, or its guest has cancelled it. SQLite uses the partial index only for a
 * query with exactly this condition.
 */
export function isUnanswered({ status, confirmedAt }: Answered): SQL {
  return sql`(${status} = '10' or (${status} = '5' and ${confirmedAt} is null))`;
}

/**
 * What a visitor booked. The row holds personal data, so cron deletes it 90 days after its last day or after it was
 * cancelled.
 */
export const reservation = sqliteTable(
  "reservation",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The number that a visitor quotes in an e-mail. */
    reference: text("reference").notNull(),
    /** Unique, so that a second press of the button counts as the first one. */
    requestKey: text("request_key").notNull(),
    kind: text("kind", { enum: reservationKinds }).notNull(),
    status: text("status", { enum: reservationStatuses }).notNull(),
    /** The wallet of the signed session; null if there was none. */
    walletAddress: text("wallet_address"),
    /** The language in which to answer. */
    localeCode: text("locale_code").notNull(),
    /** Days in Korean time, such as `2026-12-01`. A visit to a clinic ends on the day it starts. */
    startOn: text("start_on").notNull(),
    endOn: text("end_on").notNull(),
    /** Only for a clinic. */
    timeOfDay: text("time_of_day"),
    treatment: text("treatment"),
    /** Only for a hotel. */
    rooms: integer("rooms"),
    people: integer("people").notNull(),
    wishes: text("wishes").notNull(),
    name: text("name").notNull(),
    /** E.164: "+821012345678". */
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    /** When the booking was sent and the privacy terms were accepted. */
    createdAt: moment("created_at").notNull(),
    /** Which house accepted, and when staff learnt of it. */
    house: text("house"),
    confirmedAt: moment("confirmed_at"),
    /** When the visitor asked to cancel. */
    cancelledAt: moment("cancelled_at"),
    /** Rises with each change: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    uniqueIndex("reservation_reference").on(table.reference),
    uniqueIndex("reservation_request").on(table.requestKey),
    index("reservation_wallet").on(table.walletAddress, table.seq),
    // one for each way in which staff ask for the list, in its order
    index("reservation_newest").on(table.createdAt, table.seq),
    index("reservation_kind").on(table.kind, table.createdAt, table.seq),
    index("reservation_status").on(table.status, table.createdAt, table.seq),
    index("reservation_day").on(table.startOn, table.createdAt, table.seq),
    index("reservation_of_wallet").on(table.walletAddress, table.createdAt, table.seq),
    index("reservation_email").on(table.email, table.createdAt, table.seq),
    index("reservation_unanswered").on(table.startOn, table.seq).where(isUnanswered(table)),
    index("reservation_end").on(table.endOn),
    index("reservation_cancelled").on(table.cancelledAt),
  ],
);
