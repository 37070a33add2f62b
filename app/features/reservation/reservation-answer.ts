import type { ReservationFields } from "~/domain/reservations/fields";
import type { ReservationProblems } from "~/domain/reservations/input";
import type { ErrorCode } from "~/errors";

/** Names of a form's further inputs: its key, the wallet for the booking, and a trap that only robots fill in. */
export const FORM_NAMES = { requestKey: "requestKey", owner: "owner", trap: "homepage" } as const;

/** Why a form was not booked, and its contents. */
export type ReservationAnswer = {
  /** The fields as typed; null if they could not be read, or if the browser still has them. */
  fields: ReservationFields | null;
  problems: ReservationProblems;
  notice: { code: "robot" | "unreachable" } | { code: ErrorCode; message: string } | null;
  /** The key with which to send the form next; null to keep the present one. */
  requestKey: string | null;
};
