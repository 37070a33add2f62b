import type { ReservationKind } from "~/domain/reservations/rules";
import type { Texts } from "~/locales/texts.server";

/** The texts of a form for one kind of visit. */
export type ReservationTexts = Pick<
  Texts["reservation"],
  "form" | "timesOfDay" | "hours" | "treatments" | "owner" | "problems" | "facts"
> & { kind: Texts["reservation"]["kinds"][ReservationKind] };
