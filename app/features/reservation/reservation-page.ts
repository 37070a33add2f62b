import type { Country, ReservationKind } from "~/domain/reservations/rules";
import type { ReservationTexts } from "./reservation-texts";

/** What the page of a form is drawn from. */
export type ReservationPage = {
  kind: ReservationKind;
  texts: ReservationTexts;
  countries: readonly Country[];
  /** First and last day that can be booked. */
  days: { first: string; last: string };
  /** The Worker's time. The days are checked with it in the browser too, because a computer's own clock may be wrong. */
  now: Date;
  /** Wallet of the signed session; null for a visitor. */
  holderAddress: string | null;
  requestKey: string;
};
