import type { ReservationFields } from "~/domain/reservations/fields";
import type { ReservationProblems } from "~/domain/reservations/input";
import type { ErrorCode } from "~/errors";

/** What a form carries beside its fields: which form it is, whose the booking shall be, and what only robots fill in. */
export const FORM_NAMES = { requestKey: "requestKey", owner: "owner", trap: "homepage" } as const;

/** Why a form was not booked, and what it held. */
export type ReservationAnswer = {
  /** As typed; null where they could not be read, or still stand in the browser. */
  fields: ReservationFields | null;
  problems: ReservationProblems;
  notice: { code: "robot" | "unreachable" } | { code: ErrorCode; message: string } | null;
  /** The key to send the form with next; null: the one that it has. */
  requestKey: string | null;
};
