import { calendarFile } from "~/domain/reservations/calendar-file";
import { seqField } from "~/domain/reservations/input";
import { getOwnReservation } from "~/domain/reservations/queries.server";
import { stateOfReservation, type TimeOfDay } from "~/domain/reservations/rules";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { getT } from "~/middleware/language";
import { answerOwnCalendar } from "~/server/calendar-answer.server";
import { databaseContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import type { Route } from "./+types/reservation-calendar";

/** A holder's reservation as a calendar file. It has the days and the booking number, but nothing about the person. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const t = getT(context, "reservation");
  return answerOwnCalendar(context, findIdentity(context)?.walletAddress ?? null, async (wallet) => {
    const { data: seq } = seqField.safeParse(params.seq);
    if (!seq) throw new AppError("NotFound");
    const row = await getOwnReservation(context.get(databaseContext), wallet, seq);
    const { kinds, timesOfDay, hours } = textsOf(locale).reservation;
    const state = stateOfReservation(row);
    const time = row.timeOfDay as TimeOfDay | null;
    const { origin, host } = new URL(request.url);
    const what = row.house ? `${kinds[row.kind].name}, ${row.house}` : kinds[row.kind].name;
    const lines = [
      row.reference,
      ...(time ? [`${timesOfDay[time]} ${hours[time]}`] : []),
      t(`detail.states.${state}.what`, { house: row.house ?? "" }),
    ];
    const file = calendarFile(
      {
        uid: `${row.reference}@${host}`,
        sequence: [row.confirmedAt, row.cancelledAt].filter(Boolean).length,
        state,
        startOn: row.startOn,
        endOn: row.endOn,
        title: t("detail.calendarTitle", { what, reference: row.reference }),
        description: lines.join("\n"),
        url: `${origin}/${locale.path}/mypage/reservationDetail/${seq}`,
      },
      new Date(),
    );
    return { name: row.reference, text: file };
  });
}
