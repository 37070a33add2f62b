import { and, asc, count, desc, eq, gte, lt, lte } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { isUnanswered, reservation, reservationMessage } from "~db/schema";
import { STATUS, TIMES_OF_DAY, type TimeOfDay } from "./rules";

export type Reservation = typeof reservation.$inferSelect;

const PAGE_SIZE = 10;
const MOST_OF_A_DAY = 500;

/** The reservation that was made by a form, or null. Only the browser that sent the form knows its key. */
export async function findReservationByKey(db: Database, requestKey: string): Promise<Reservation | null> {
  const [found] = await db.select().from(reservation).where(eq(reservation.requestKey, requestKey));
  return found ?? null;
}

/** For staff: a reservation by its number, or null. */
export async function findReservation(db: Database, seq: number): Promise<Reservation | null> {
  const [found] = await db.select().from(reservation).where(eq(reservation.seq, seq));
  return found ?? null;
}

/** For staff: the bookings that touch a Korean day (`2026-12-01`), by time of day; cancelled ones are left out. */
export async function listReservationsOfDay(db: Database, day: string): Promise<Reservation[]> {
  const touches = and(lte(reservation.startOn, day), gte(reservation.endOn, day));
  const isActive = eq(reservation.status, STATUS.completed);
  const rows = await db
    .select()
    .from(reservation)
    .where(and(touches, isActive))
    .orderBy(reservation.seq)
    .limit(MOST_OF_A_DAY);
  const place = ({ timeOfDay }: Reservation) => TIMES_OF_DAY.indexOf(timeOfDay as TimeOfDay);
  return rows.toSorted((a, b) => a.kind.localeCompare(b.kind) || place(a) - place(b));
}

/** For staff: the bookings that wait for an answer, the soonest first, and how many there are. */
export async function listUnanswered(db: Database, limit: number): Promise<{ rows: Reservation[]; total: number }> {
  const waits = isUnanswered(reservation);
  const [rows, [counted]] = await Promise.all([
    db.select().from(reservation).where(waits).orderBy(asc(reservation.startOn), asc(reservation.seq)).limit(limit),
    db.select({ total: count() }).from(reservation).where(waits),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** For staff: what a guest was told, the newest first. */
export async function listGuestMessages(
  db: Database,
  seq: number,
): Promise<(typeof reservationMessage.$inferSelect)[]> {
  return db
    .select()
    .from(reservationMessage)
    .where(eq(reservationMessage.seq, seq))
    .orderBy(desc(reservationMessage.at))
    .limit(PAGE_SIZE);
}

/** A reservation of this wallet, or null. Null also if it is another wallet's, so that nobody learns which numbers exist. */
export async function findOwnReservation(db: Database, wallet: string, seq: number): Promise<Reservation | null> {
  const [found] = await db
    .select()
    .from(reservation)
    .where(and(eq(reservation.seq, seq), eq(reservation.walletAddress, wallet)));
  return found ?? null;
}

/** The same for a reservation that has to exist. Throws NotFound. */
export async function getOwnReservation(db: Database, wallet: string, seq: number): Promise<Reservation> {
  const found = await findOwnReservation(db, wallet, seq);
  if (!found) throw new AppError("NotFound");
  return found;
}

/** A wallet's reservations, latest booked first; `before` is the last `seq` of the page before. */
export async function listReservations(
  db: Database,
  wallet: string,
  before: number | null,
): Promise<{ reservations: Reservation[]; nextBefore: number | null }> {
  const own = eq(reservation.walletAddress, wallet);
  const rows = await db
    .select()
    .from(reservation)
    .where(before === null ? own : and(own, lt(reservation.seq, before)))
    .orderBy(desc(reservation.seq))
    .limit(PAGE_SIZE + 1);
  const reservations = rows.slice(0, PAGE_SIZE);
  return { reservations, nextBefore: rows.length > PAGE_SIZE ? (reservations.at(-1)?.seq ?? null) : null };
}
