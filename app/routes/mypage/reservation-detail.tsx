import { translateIn } from "~/locales/translate";
import { RichText } from "~/ui/rich-text";
import "~/styles/reservation.css";
import { data, isRouteErrorResponse } from "react-router";
import { seqField } from "~/domain/reservations/input";
import { receiveCancellation } from "~/features/reservation/reservation-cancel.server";
import { ReservationDetail } from "~/features/reservation/reservation-detail";
import { loadReservationDetail } from "~/features/reservation/reservation-detail.server";
import { localeOfUrl } from "~/locales/locales";
import { landing, logged } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/reservation-detail";

export const handle = landing("myReservation.landing");

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

/** One of the holder's reservations. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadReservationDetail(context, params.seq);
  return data(page, { status: page.reservation ? 200 : 404 });
}

export function action({ params, request, context }: Route.ActionArgs) {
  return receiveCancellation(context, { request, seq: seqField.safeParse(params.seq).data ?? 0 });
}

/** If nobody answered, only a reload of the page shows whether the reservation was cancelled. */
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
  const holderState = useHolderState(holder, "identity");
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
          <ReservationDetail {...loaderData} holder={holder} reservation={reservation} answer={actionData} />
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
          <ConnectCall state={holderState} texts={call} kind="identity" />
        )}
      </div>
    </div>
  );
}

/** Keeps a booking number on one line, although it has hyphens. */
const unbroken = (text: string) => <span className="booking-reference">{text}</span>;
