import { and, desc, eq, lt } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { reservation } from "~db/schema";

export type Reservation = typeof reservation.$inferSelect;

const PAGE_SIZE = 10;

/** The reservation that was made by a form, or null. Only the browser that sent the form knows its key. */
export async function findReservationByKey(db: Database, requestKey: string): Promise<Reservation | null> {
  const [found] = await db.select().from(reservation).where(eq(reservation.requestKey, requestKey));
  return found ?? null;
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
