import { formatDay, formatNumber } from "~/locales/format";
import { type LocaleCode, localeOfCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { Database } from "~db/client";
import { reservationMessage } from "~db/schema";
import { type Mail, mailQueued } from "../mail/queue-mail.server";
import type { Reservation } from "./queries.server";
import type { TimeOfDay } from "./rules";

export type GuestMessage = {
  kind: (typeof reservationMessage.$inferInsert)["kind"];
  /** What staff typed: the house, a reason, a message, or nothing. */
  words: string;
};

/**
 * Statements: keep what a guest is told about a booking as it is now, and mail it in the guest's language. A booking without an
 * e-mail address is only kept as not mailed, so that somebody calls.
 */
export function guestTold(
  { db, now, author }: { db: Database; now: Date; author: string },
  booking: Reservation,
  { kind, words }: GuestMessage,
) {
  const isMailed = booking.email !== "";
  const row = { id: crypto.randomUUID(), seq: booking.seq, kind, words, author, isMailed, at: now };
  const kept = db.insert(reservationMessage).values(row);
  return isMailed ? [kept, mailQueued({ db, now }, mailOf(booking, { kind, words }))] : [kept];
}

function mailOf(booking: Reservation, { kind, words }: GuestMessage): Mail {
  const { reference, email } = booking;
  const to = { language: booking.localeCode as LocaleCode, recipient: email };
  const facts = { reference, visit: visitInWords(booking) };
  if (kind === "confirmed") return { ...to, kind: "reservationConfirmed", values: { ...facts, house: words } };
  if (kind === "moved") return { ...to, kind: "reservationMoved", values: facts };
  if (kind === "cancelled") return { ...to, kind: "reservationCancelled", values: { ...facts, reason: words } };
  if (kind === "cancellationDone") return { ...to, kind: "reservationCancellationDone", values: facts };
  return { ...to, kind: "reservationMessage", values: { ...facts, words } };
}

/** What was booked and when, one fact per line. A mail is read by others too, so the kind of appointment is left out. */
function visitInWords({ kind, startOn, endOn, timeOfDay, people, localeCode }: Reservation): string {
  const locale = localeOfCode(localeCode as LocaleCode);
  const { kinds, facts, timesOfDay, hours } = textsOf(locale).reservation;
  const time = timeOfDay as TimeOfDay | null;
  const when =
    kind === "hotel"
      ? [`${facts.checkIn}: ${formatDay(locale, startOn)}`, `${facts.checkOut}: ${formatDay(locale, endOn)}`]
      : [
          `${facts.day}: ${formatDay(locale, startOn)}`,
          ...(time ? [`${facts.timeOfDay}: ${timesOfDay[time]}, ${hours[time]}`] : []),
        ];
  const lines = [`${facts.what}: ${kinds[kind].name}`, ...when, `${facts.people}: ${formatNumber(locale, people)}`];
  return lines.join("\n");
}
