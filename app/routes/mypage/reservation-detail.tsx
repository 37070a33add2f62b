import { translateIn } from "~/locales/translate";
import { RichText } from "~/ui/rich-text";
import { useT } from "~/ui/use-t";
import "~/styles/reservation.css";
import { useEffect, useRef } from "react";
import { data, Form, isRouteErrorResponse, useNavigation } from "react-router";
import { seqField } from "~/domain/reservations/input";
import { findOwnReservation } from "~/domain/reservations/queries.server";
import { isCancellable, stateOfReservation, type TimeOfDay, type Treatment } from "~/domain/reservations/rules";
import { FORM_NAMES } from "~/features/reservation/reservation-answer";
import { receiveCancellation } from "~/features/reservation/reservation-cancel.server";
import { factsOfVisit } from "~/features/reservation/reservation-facts";
import { ReservationState } from "~/features/reservation/reservation-state";
import { formatDateTime } from "~/locales/format";
import { localeOfUrl } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { databaseContext, holderContext, localeContext } from "~/server/context";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog, opensDialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useLocale } from "~/ui/use-locale";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/reservation-detail";

export const handle = landing("myReservation.landing");
export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

const CANCEL_DIALOG = "cancel-reservation";

/** One of the holder's reservations. Another's is answered like one that was never made. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { myPage, reservation: texts, wallet: walletTexts } = textsOf(context.get(localeContext));
  const holder = context.get(holderContext)?.walletAddress ?? null;
  const seq = seqField.safeParse(params.seq).data;
  const found = holder && seq ? await findOwnReservation(context.get(databaseContext), holder, seq) : null;
  const { kinds, facts, timesOfDay, hours, treatments, mine, detail } = texts;
  const page = {
    texts: {
      myPage: { title: myPage.title, noEntry: myPage.noEntry, back: myPage.back },
      list: mine.listTitle,
      detail,
    },
    visitTexts: {
      facts,
      timesOfDay,
      hours,
      kind: { name: found ? kinds[found.kind].name : "" },
    },
    call: walletTexts.call,
    holder,
    reservation: found && {
      ...found,
      timeOfDay: found.timeOfDay as TimeOfDay | null,
      treatment: found.treatment && treatments[found.treatment as Treatment],
      state: stateOfReservation(found),
      isCancellable: isCancellable(found, new Date()),
    },
    art: {
      scene: found ? pictures[`reservation/${found.kind}`] : pictures["heads/reservations"],
      none: pictures["closed-shop"],
    },
  };
  return data(page, { status: found ? 200 : 404 });
}

export function action({ params, request, context }: Route.ActionArgs) {
  return receiveCancellation(context, { request, seq: seqField.safeParse(params.seq).data ?? 0 });
}

/** Whether it was cancelled, only the page loaded anew can tell. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.warn("cancelling was not answered", error);
    return { problem: null };
  }
}

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: RevalidateArgs): boolean {
  return actionResult === undefined && defaultShouldRevalidate;
}

type RevalidateArgs = { actionResult?: unknown; defaultShouldRevalidate: boolean };

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { detail } = loaderData.texts;
  const reference = loaderData.reservation?.reference;
  const name = reference
    ? translateIn(localeOfUrl(location.pathname))(detail, "title", { reference })
    : detail.bareTitle;
  return privateMeta([name, loaderData.texts.myPage.title], detail.description);
}

export default function MyReservation({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, call, holder, reservation, art } = loaderData;
  const { localePath, texts: shell } = useShell();
  const holderState = useHolderState(holder);
  const listPath = `/${localePath}/mypage/reservation`;
  const isShown = holderState === "signed-in" && holder && reservation;
  return (
    <div data-district="benefit">
      <PageHead
        title={
          isShown ? (
            <RichText
              part={texts.detail}
              name="heading"
              values={{ reference: reservation.reference }}
              tags={{ reference: unbroken }}
            />
          ) : (
            texts.list
          )
        }
        crumbs={[
          { label: texts.myPage.title, to: `/${localePath}/mypage` },
          { label: texts.list, to: listPath },
          ...(isShown ? [{ label: reservation.reference }] : []),
        ]}
        crumbsLabel={shell.whereYouAre}
        scene={<Art picture={art.scene} alt="" first />}
      />
      <div className="wrap band">
        {isShown ? (
          <Detail {...loaderData} holder={holder} reservation={reservation} answer={actionData} />
        ) : holderState === "signed-in" ? (
          <EmptyState
            title={texts.myPage.noEntry}
            art={<Art picture={art.none} alt="" />}
            action={
              <ButtonLink viewTransition to={listPath} {...logged("myReservation.back")}>
                {texts.detail.back}
              </ButtonLink>
            }
          />
        ) : (
          <ConnectCall state={holderState} texts={call} />
        )}
      </div>
    </div>
  );
}

/** A number is never broken at its hyphens. */
const unbroken = (text: string) => <span className="booking-reference">{text}</span>;

type LoaderData = Route.ComponentProps["loaderData"];
type DetailProps = LoaderData & {
  holder: string;
  reservation: NonNullable<LoaderData["reservation"]>;
  answer: Route.ComponentProps["actionData"];
};

function Detail({ texts, visitTexts, holder, reservation, answer }: DetailProps) {
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
          <ReservationState state={state} name={detail.states[state].name} />
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

type CancelDialogProps = {
  texts: LoaderData["texts"]["detail"];
  names: Record<"reference" | "house" | "email", string>;
  state: NonNullable<LoaderData["reservation"]>["state"];
  holder: string;
  answer: Route.ComponentProps["actionData"];
};

function CancelDialog({ texts, names, state, holder, answer }: CancelDialogProps) {
  const t = useT();
  const isSending = useNavigation().state !== "idle";
  return (
    <Dialog
      id={CANCEL_DIALOG}
      title={t(texts, "cancelTitle", names)}
      actions={
        <>
          <Button type="submit" form="keep-booking" {...logged("myReservation.cancelClose")}>
            {texts.cancelNo}
          </Button>
          <Button
            type="submit"
            form="cancel-booking"
            variant="danger"
            busy={isSending}
            {...logged("myReservation.cancelConfirm")}
          >
            {texts.cancelYes}
          </Button>
        </>
      }
    >
      <form id="keep-booking" method="dialog" />
      <Form id="cancel-booking" method="post" replace preventScrollReset>
        <input type="hidden" name={FORM_NAMES.owner} value={holder} />
        <p>{t(texts, state === "confirmed" ? "cancelConfirmed" : "cancelReceived", names)}</p>
        <p>{texts.cancelForGood}</p>
      </Form>
      {answer ? (
        <Notice tone="danger" live>
          <p>{answer.problem ?? texts.cancelUnreachable}</p>
        </Notice>
      ) : null}
    </Dialog>
  );
}
