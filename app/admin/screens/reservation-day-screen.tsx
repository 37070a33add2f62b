import { Form, Link } from "react-router";
import { Button, ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Badge } from "~/ui/notice";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { ReservationDay } from "../reservation-day.server";
import { AdminHead } from "./admin-head";

type DayTexts = Record<
  | "lead"
  | "empty"
  | "day"
  | "show"
  | "before"
  | "after"
  | "calendar"
  | "print"
  | "number"
  | "what"
  | "when"
  | "guest"
  | "people"
  | "house"
  | "wishes"
  | "confirmed"
  | "open",
  string
>;
export type ReservationDayScreenProps = { view: ReservationDay; texts: DayTexts };

/** The bookings of a day, to look at, to print, or as a calendar file. */
export function ReservationDayScreen({ view, texts }: ReservationDayScreenProps) {
  const isHydrated = useIsHydrated();
  const { number, what, when, guest, people, house, wishes } = texts;
  const labels = { reference: number, what, when, guest, people, house, wishes };
  return (
    <>
      <AdminHead title={view.title} lead={texts.lead} />
      <Form method="get" className="admin-filters not-printed" key={view.day}>
        <Field name="day" type="date" label={texts.day} defaultValue={view.day} />
        <Button type="submit" size="small">
          {texts.show}
        </Button>
        <ButtonLink size="small" to={`/admin/reservationDay?day=${view.before}`}>
          {texts.before}
        </ButtonLink>
        <ButtonLink size="small" to={`/admin/reservationDay?day=${view.after}`}>
          {texts.after}
        </ButtonLink>
        <ButtonLink size="small" href={`/admin/reservationDay.ics?day=${view.day}`} download>
          {texts.calendar}
        </ButtonLink>
        {isHydrated ? (
          <Button size="small" onClick={() => window.print()}>
            {texts.print}
          </Button>
        ) : null}
      </Form>
      {view.entries.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <div className="admin-table">
          <DataTable
            caption={view.title}
            captionHidden
            columns={Object.entries(labels).map(([key, label]) => ({ key, label }))}
            rows={view.entries.map(({ key, isConfirmed, ...cells }) => ({
              key,
              cells: {
                ...cells,
                reference: (
                  <Link className="link" to={`/admin/reservationDetail/${key}`}>
                    {cells.reference}
                  </Link>
                ),
                house: isConfirmed ? `${texts.confirmed}: ${cells.house}` : <Badge tone="warning">{texts.open}</Badge>,
              },
            }))}
          />
        </div>
      )}
    </>
  );
}
