import { type ReservationStatus, STATUS } from "./rules";

/** What staff can do with a booking in its state, by the names of the staff area's forms. */
export function reservationDeeds({ status, email }: { status: ReservationStatus; email: string }): string[] {
  const message = email === "" ? [] : ["message"];
  if (status === STATUS.completed) return ["confirm", "move", "cancel", ...message];
  return status === STATUS.cancelProcessing ? ["completeCancellation", ...message] : message;
}

/** The answer that the guest waits for; undefined if they wait for none. */
export function nextReservationDeed({
  status,
  confirmedAt,
}: {
  status: ReservationStatus;
  confirmedAt: Date | null;
}): string | undefined {
  if (status === STATUS.cancelProcessing) return "completeCancellation";
  return status === STATUS.completed && confirmedAt === null ? "confirm" : undefined;
}
