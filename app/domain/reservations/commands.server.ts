import { and, eq, getTableColumns, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { reservation, reservationMessage } from "~db/schema";
import { koreanDay } from "../korean-day";
import { getSetting } from "../settings/queries.server";
import type { ReservationInput } from "./input";
import { findReservationByKey, getOwnReservation, type Reservation } from "./queries.server";
import { addDays, KEEP_DAYS, MOST_A_DAY, referenceOf, STATUS } from "./rules";

type Deps = { db: Database; now: Date };

/** Who books: the wallet of a signed session, or an anonymous visitor. */
export type Booker = { walletAddress: string | null; localeCode: LocaleCode };

const DAY_MS = 86_400_000;

/**
 * Books what a checked form asks for. Sending the same form twice makes one booking. Sending it again with other contents is
 * refused (ReservationSentBefore), because nobody could say which of the two was meant. If another form asked for exactly
 * the same within a day, the result is that form's booking, unless it was cancelled. Throws TooManyReservations (per contact
 * and day), ReservationsBusy (all visitors, per minute).
 */
export async function bookReservation(
  { db, now }: Deps,
  { walletAddress, localeCode }: Booker,
  { requestKey, ...input }: ReservationInput & { requestKey: string },
): Promise<Reservation> {
  const contents = { ...input, walletAddress };
  const row = {
    ...contents,
    requestKey,
    reference: referenceOf(crypto.getRandomValues(new Uint8Array(8))),
    status: STATUS.completed,
    localeCode,
    createdAt: now,
    version: 1,
  };
  const most = Number(await getSetting(db, "reservations_a_minute"));
  const [booked] = await db
    .insert(reservation)
    .select(sql`select ${valuesOf(row)} where ${isFree(contents, { now, most })}`)
    .onConflictDoNothing()
    .returning();
  if (booked) return booked;
  const known = await findReservationByKey(db, requestKey);
  if (known && !isSame(known, contents)) throw new AppError("ReservationSentBefore", { reference: known.reference });
  if (known) return known;
  const [twin] = await db.select().from(reservation).where(isTwin(contents, now));
  if (twin) return twin;
  if ((await db.$count(reservation, isOfPerson(contents, now))) >= MOST_A_DAY) {
    throw new AppError("TooManyReservations", { most: String(MOST_A_DAY) });
  }
  // or a number was drawn for the second time, a chance of one in a trillion
  throw new AppError("ReservationsBusy");
}

/**
 * Cancels a holder's own reservation: at once if no house knows of it yet; otherwise it waits until staff have told the
 * house. Cancelling again changes nothing. Throws NotFound, and TooLateToCancel from the day on which it starts (Korean
 * time).
 */
export async function cancelReservation(
  { db, now }: Deps,
  { walletAddress, seq }: { walletAddress: string; seq: number },
): Promise<Reservation> {
  const [cancelled] = await db
    .update(reservation)
    .set({
      status: sql`case when ${reservation.confirmedAt} is null then ${STATUS.cancelCompleted} else ${STATUS.cancelProcessing} end`,
      cancelledAt: now,
      version: sql`${reservation.version} + 1`,
    })
    .where(
      and(
        eq(reservation.seq, seq),
        eq(reservation.walletAddress, walletAddress),
        eq(reservation.status, STATUS.completed),
        gt(reservation.startOn, koreanDay(now)),
      ),
    )
    .returning();
  if (cancelled) return cancelled;
  const known = await getOwnReservation(db, walletAddress, seq);
  if (known.status === STATUS.completed) throw new AppError("TooLateToCancel");
  return known;
}

/**
 * Deletes reservations whose last day, or whose cancelling, is longer ago than personal data is kept, with what their guests
 * were told. Cron runs this.
 */
export async function deleteOldReservations({ db, now }: Deps): Promise<void> {
  const isOld = or(
    lt(reservation.endOn, addDays(koreanDay(now), -KEEP_DAYS)),
    lt(reservation.cancelledAt, new Date(now.getTime() - KEEP_DAYS * DAY_MS)),
  );
  const old = db.select({ seq: reservation.seq }).from(reservation).where(isOld);
  await db.batch([
    db.delete(reservationMessage).where(inArray(reservationMessage.seq, old)),
    db.delete(reservation).where(isOld),
  ]);
}

type Contents = ReservationInput & { walletAddress: string | null };

function isSame(known: Reservation, sent: Contents): boolean {
  return (Object.keys(sent) as (keyof Contents)[]).every((name) => known[name] === sent[name]);
}

/**
 * Everything that keeps a form from being booked. The statement that books checks it, so that forms sent at the same time
 * are counted too.
 */
function isFree(contents: Contents, { now, most }: { now: Date; most: number }): SQL {
  const sinceMinute = gt(reservation.createdAt, new Date(now.getTime() - 60_000));
  const count = (which: SQL | undefined) => sql`(select count(*) from ${reservation} where ${which})`;
  return sql`${count(isTwin(contents, now))} = 0 and ${count(isOfPerson(contents, now))} < ${MOST_A_DAY}
    and ${count(sinceMinute)} < ${most}`;
}

/** The same request, sent by another form within a day and not cancelled. */
function isTwin(contents: Contents, now: Date) {
  const same = (Object.keys(contents) as (keyof Contents)[]).map(
    (name) => sql`${reservation[name]} is ${contents[name]}`,
  );
  return and(sinceYesterday(now), eq(reservation.status, STATUS.completed), ...same);
}

/**
 * From the same contact and wallet, because a visitor who is not signed in can enter anybody's contact and must not keep a
 * holder from booking.
 */
function isOfPerson({ walletAddress, email, phone }: Contents, now: Date) {
  return and(
    sinceYesterday(now),
    sql`${reservation.walletAddress} is ${walletAddress}`,
    or(eq(sql`lower(${reservation.email})`, email.toLowerCase()), eq(reservation.phone, phone)),
  );
}

function sinceYesterday(now: Date) {
  return gt(reservation.createdAt, new Date(now.getTime() - DAY_MS));
}

/** A row in the order of the table's columns. */
function valuesOf(row: Partial<Record<string, unknown>>): SQL {
  const values = Object.entries(getTableColumns(reservation)).map(([name, column]) =>
    row[name] === undefined || row[name] === null ? sql`null` : sql.param(row[name], column),
  );
  return sql.join(values, sql`, `);
}
