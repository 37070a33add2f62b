import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** Why a guest was written to: an answer to the booking, or a message of its own. */
const reservationMessageKinds = ["confirmed", "moved", "cancelled", "cancellationDone", "message"] as const;

/**
 * What staff told a guest, with the words that they typed. It may speak of personal matters, so it is deleted with its booking
 * and stands in no log.
 */
export const reservationMessage = sqliteTable(
  "reservation_message",
  {
    id: text("id").primaryKey(),
    seq: integer("seq").notNull(),
    kind: text("kind", { enum: reservationMessageKinds }).notNull(),
    /** What staff typed: a reason, a message, or nothing. */
    words: text("words").notNull(),
    /** The e-mail address of who wrote it. */
    author: text("author").notNull(),
    /** False if the booking had no e-mail address, so that somebody has to call. */
    isMailed: integer("is_mailed", { mode: "boolean" }).notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("reservation_message_seq").on(table.seq, table.at)],
);
