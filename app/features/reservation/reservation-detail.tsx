import { useEffect, useRef } from "react";
import { formatDateTime } from "~/locales/format";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { opensDialog } from "~/ui/dialog";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { CANCEL_DIALOG, CancelDialog, type CancelDialogProps } from "./cancel-dialog";
import { ReservationBadge } from "./reservation-badge";
import type { ReservationDetailData } from "./reservation-detail.server";
import { factsOfVisit } from "./reservation-facts";

export type ReservationDetailProps = ReservationDetailData & {
  holder: string;
  reservation: NonNullable<ReservationDetailData["reservation"]>;
  answer: CancelDialogProps["answer"];
};

/** What was booked, its state, and what the holder can do with it. */
export function ReservationDetail({ texts, visitTexts, holder, reservation, answer }: ReservationDetailProps) {
  const t = useT();
  const { detail } = texts;
  const { facts } = visitTexts;
  const locale = useLocale();
  const { localePath, company } = useShell();
  const { state, reference, seq } = reservation;
  const names = { reference, house: reservation.house ?? "", email: company.emails[0] ?? "" };
  const status = useRef<HTMLElement>(null);
  const shownState = useRef(state);
  useEffect(() => {
    if (shownState.current === state) return;
    shownState.current = state;
    status.current?.focus();
  }, [state]);
  return (
    <div className="work">
      <div className="booking-sheet">
        <section ref={status} tabIndex={-1} className="booking-state" aria-live="polite">
          <ReservationBadge state={state} name={detail.states[state].name} />
          <p className="lead">{t(detail.states[state], "what", names)}</p>
        </section>
        <section aria-labelledby="booking-facts">
          <h2 id="booking-facts">{detail.booking}</h2>
          <FactList
            items={[
              ...factsOfVisit(reservation, { locale, texts: visitTexts }),
              ...(reservation.treatment ? [{ term: facts.treatment, value: reservation.treatment }] : []),
              ...(reservation.house ? [{ term: facts.house, value: reservation.house }] : []),
              { term: facts.bookedAt, value: formatDateTime(locale, reservation.createdAt) },
            ]}
          />
          {reservation.wishes ? (
            <>
              <h3>{facts.wishes}</h3>
              <p className="booking-wishes">{reservation.wishes}</p>
            </>
          ) : null}
        </section>
        <section aria-labelledby="booking-contact">
          <h2 id="booking-contact">{detail.contact}</h2>
          <FactList
            items={[
              { term: facts.name, value: reservation.name },
              { term: facts.phone, value: reservation.phone },
              { term: facts.email, value: reservation.email },
            ]}
          />
        </section>
      </div>
      <section className="panel booking-aside" aria-label={t(detail, "title", names)}>
        {state === "received" || state === "confirmed" ? (
          <ButtonLink
            wide
            href={`/${localePath}/mypage/reservationDetail/${seq}/calendar.ics`}
            {...logged("myReservation.calendar")}
          >
            {detail.calendar}
          </ButtonLink>
        ) : null}
        {reservation.isCancellable ? (
          <>
            <p className="soft">{t(detail, "change", names)}</p>
            <Button variant="danger" wide {...opensDialog(CANCEL_DIALOG)} {...logged("myReservation.cancel")}>
              {detail.cancel}
            </Button>
            <CancelDialog texts={detail} names={names} state={state} holder={holder} answer={answer} />
          </>
        ) : null}
        {!reservation.isCancellable && (state === "received" || state === "confirmed") ? (
          <p className="soft">{t(detail, "cancelTooLate", names)}</p>
        ) : null}
        <ButtonLink wide viewTransition to={`/${localePath}/mypage/reservation`} {...logged("myReservation.back")}>
          {detail.back}
        </ButtonLink>
      </section>
    </div>
  );
}
