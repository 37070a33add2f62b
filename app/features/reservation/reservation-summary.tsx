import type { ReservationFields } from "~/domain/reservations/fields";
import { type ReservationKind, TIMES_OF_DAY } from "~/domain/reservations/rules";
import { FactList } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { useLocale } from "~/ui/use-locale";
import { factsOfVisit } from "./reservation-facts";
import type { ReservationTexts } from "./reservation-texts";

export type ReservationSummaryProps = { kind: ReservationKind; texts: ReservationTexts; fields: ReservationFields };

/** A summary of what has been filled in so far, and that booking here costs nothing. */
export function ReservationSummary({ kind, texts, fields }: ReservationSummaryProps) {
  const locale = useLocale();
  const { form } = texts;
  const day = (typed: string) => (/^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null);
  const visit = {
    kind,
    startOn: day(fields.startOn),
    endOn: day(fields.endOn),
    timeOfDay: TIMES_OF_DAY.find((time) => time === fields.timeOfDay) ?? null,
    rooms: Number(fields.rooms) || null,
    people: Number(fields.people) || null,
  };
  const promises = [kind === "hotel" ? form.free : form.freeClinic, form.answered, form.cancelFree];
  return (
    <>
      <div className="booking-live">
        <FactList items={factsOfVisit(visit, { locale, texts })} />
      </div>
      <ul className="booking-promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            {promise}
          </li>
        ))}
      </ul>
    </>
  );
}
