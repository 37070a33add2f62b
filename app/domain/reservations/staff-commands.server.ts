import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { reservation } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { type GuestMessage, guestTold } from "./guest-mail.server";
import { checkReservation } from "./input";
import { findReservation, type Reservation } from "./queries.server";
import { bookableDays, MAX_NIGHTS, STATUS } from "./rules";

export type StaffDeps = { db: Database; now: Date; actor: StaffActor };
/** A booking as a form saw it: `version` is the one that it was opened with. */
type Opened = { seq: number; version: number };
type Move = { startOn: string; endOn: string; timeOfDay: string; house: string };

/**
 * The house has accepted; the guest gets a mail. Confirming again corrects the house. Throws RoleTooLow, NotFound, and Conflict
 * if the booking was changed since, or cancelled.
 */
export async function confirmReservation(deps: StaffDeps, { house, ...opened }: Opened & { house: string }) {
  await change(deps, opened, {
    deed: "confirm",
    from: STATUS.completed,
    set: { house, confirmedAt: deps.now },
    told: { kind: "confirmed", words: house },
  });
}

/**
 * Gives a booking another day or time, by the rules of a guest's form; the guest gets a mail. With a house, that house accepts
 * the new time; without one it has to be confirmed again. Throws RoleTooLow, NotFound, ReservationNotMovable, Conflict.
 */
export async function moveReservation(deps: StaffDeps, { seq, version, house, ...wish }: Opened & Move) {
  requireRole(deps.actor.staff, "editor");
  const before = await getReservation(deps.db, seq);
  const { first, last } = bookableDays(deps.now);
  const moved = movedTo(before, wish, deps.now);
  if (!moved) throw new AppError("ReservationNotMovable", { first, last, nights: String(MAX_NIGHTS) });
  const accepted = house === "" ? { house: null, confirmedAt: null } : { house, confirmedAt: deps.now };
  await change(
    deps,
    { seq, version },
    { deed: "move", from: STATUS.completed, set: { ...moved, ...accepted }, told: { kind: "moved", words: house } },
  );
}

/** Cancels an active booking for the house; the guest gets a mail with the reason. Throws as confirmReservation does. */
export async function cancelForHouse(deps: StaffDeps, { reason, ...opened }: Opened & { reason: string }) {
  await change(deps, opened, {
    deed: "cancel",
    from: STATUS.completed,
    set: { status: STATUS.cancelCompleted, cancelledAt: deps.now },
    told: { kind: "cancelled", words: reason },
  });
}

/** The house knows that a guest who cancelled does not come; the guest gets a mail. Throws as confirmReservation does. */
export async function completeCancellation(deps: StaffDeps, opened: Opened) {
  await change(deps, opened, {
    deed: "completeCancellation",
    from: STATUS.cancelProcessing,
    set: { status: STATUS.cancelCompleted },
    told: { kind: "cancellationDone", words: "" },
  });
}

/**
 * Writes to a guest about a booking, whatever its status. Throws RoleTooLow, NotFound, Conflict, and ReservationWithoutEmail if
 * nobody can be written to.
 */
export async function writeToGuest(deps: StaffDeps, { words, ...opened }: Opened & { words: string }) {
  requireRole(deps.actor.staff, "editor");
  const { email } = await getReservation(deps.db, opened.seq);
  if (email === "") throw new AppError("ReservationWithoutEmail");
  await change(deps, opened, { deed: "message", set: {}, told: { kind: "message", words } });
}

type Change = {
  deed: "confirm" | "move" | "cancel" | "completeCancellation" | "message";
  /** The status that the booking has to have. */
  from?: Reservation["status"];
  set: Partial<Reservation>;
  told: GuestMessage;
};

async function change(deps: StaffDeps, { seq, version }: Opened, { deed, from, set, told }: Change) {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "editor");
  const before = await getReservation(db, seq);
  const after = { ...before, ...set, version: version + 1 };
  const isAsOpened: (SQL | undefined)[] = [eq(reservation.seq, seq), eq(reservation.version, version)];
  if (from) isAsOpened.push(eq(reservation.status, from));
  const [kept, ...mail] = guestTold({ db, now, author: actor.staff.email }, after, told);
  await writeAudited(
    { db, now, actor },
    {
      action: `reservation.${deed}`,
      noun: "reservation",
      key: String(seq),
      before: loggedOf(before),
      after: loggedOf(after),
      write: db
        .update(reservation)
        .set({ ...set, version: sql`${reservation.version} + 1` })
        .where(and(...isAsOpened)),
      also: kept ? [kept, ...mail] : mail,
    },
  );
}

/** What the audit log keeps: nothing that says who the guest is, because a booking is deleted and the log is not. */
function loggedOf({ status, startOn, endOn, timeOfDay, house, confirmedAt }: Reservation) {
  return { status, startOn, endOn, timeOfDay, house, confirmedAt };
}

/** The new days of a booking, or null if a guest's form could not ask for them. */
function movedTo(before: Reservation, wish: Pick<Move, "startOn" | "endOn" | "timeOfDay">, now: Date) {
  const { kind, treatment, rooms, people, wishes, name, phone, email } = before;
  const known = { treatment: treatment ?? "", rooms: String(rooms ?? ""), people: String(people), wishes, name };
  const fields = { ...known, ...wish, phone, email, phoneCountry: "KR", agreed: "yes" };
  const { input, problems } = checkReservation(kind, fields, now);
  // what the guest once said of themselves is not checked again
  if (problems && (problems.startOn || problems.endOn || problems.timeOfDay)) return null;
  const endOn = kind === "hotel" ? wish.endOn : wish.startOn;
  return { startOn: wish.startOn, endOn, timeOfDay: input ? input.timeOfDay : before.timeOfDay && wish.timeOfDay };
}

async function getReservation(db: Database, seq: number): Promise<Reservation> {
  const found = await findReservation(db, seq);
  if (!found) throw new AppError("NotFound");
  return found;
}
