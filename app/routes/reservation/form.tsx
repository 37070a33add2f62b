import "~/styles/reservation.css";
import { data, isRouteErrorResponse } from "react-router";
import { countriesIn } from "~/domain/reservations/countries.server";
import { bookableDays, isReservationKind, type ReservationKind } from "~/domain/reservations/rules";
import { FORM_NAMES, type ReservationAnswer } from "~/features/reservation/reservation-answer";
import { ReservationForm } from "~/features/reservation/reservation-form";
import { receiveReservation } from "~/features/reservation/reservation-form.server";
import { textsOf } from "~/locales/texts.server";
import { landing } from "~/logs/logged";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/form";

export const handle = landing("reservation.landing");
export const middleware: Route.MiddlewareFunction[] = [sameOrigin];

export function loader({ params, request, context }: Route.LoaderArgs) {
  const kind = kindOf(params);
  const locale = context.get(localeContext);
  const { kinds, membership, whereYouAre, form, timesOfDay, hours, treatments, owner, problems, facts } =
    textsOf(locale).reservation;
  const now = new Date();
  return {
    origin: new URL(request.url).origin,
    localePath: locale.path,
    path: { membership, whereYouAre },
    scene: pictures[`reservation/${kind}`],
    page: {
      kind,
      texts: { kind: kinds[kind], form, timesOfDay, hours, treatments, owner, problems, facts },
      countries: countriesIn(locale),
      days: bookableDays(now),
      now,
      holderAddress: findIdentity(context)?.walletAddress ?? null,
      requestKey: crypto.randomUUID(),
    },
  };
}

export function action({ params, request, context }: Route.ActionArgs) {
  return receiveReservation(context, { request, kind: kindOf(params) });
}

/**
 * If the site cannot be reached, the form stays as it is and keeps its key, because only a second try can tell whether the
 * first one arrived.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.warn("the form was not answered", error);
    const requestKey = String(form.get(FORM_NAMES.requestKey));
    return { fields: null, problems: {}, notice: { code: "unreachable" }, requestKey } satisfies ReservationAnswer;
  }
}

/** A form that came back is loaded again only if the wallet that it assumed was wrong. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: RevalidateArgs): boolean {
  const notice = (actionResult as ReservationAnswer | undefined)?.notice;
  if (!notice) return defaultShouldRevalidate;
  return notice.code === "NotSignedIn" || notice.code === "WrongWallet";
}

type RevalidateArgs = { actionResult?: unknown; defaultShouldRevalidate: boolean };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, page } = loaderData;
  const { title, description } = page.texts.kind;
  return pageMeta({ origin, localePath, slug: `reservation/${page.kind}`, title: `${title} | Punkvism`, description });
}

export default function Reservation({ loaderData, actionData }: Route.ComponentProps) {
  const { localePath, path, scene, page } = loaderData;
  const { name, heading, lead } = page.texts.kind;
  return (
    <div data-district="benefit">
      <PageHead
        title={heading}
        lead={lead}
        crumbs={[{ label: path.membership, to: `/${localePath}/benefitMembership` }, { label: name }]}
        crumbsLabel={path.whereYouAre}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="on-paper">
        <div className="wrap band">
          <ReservationForm key={page.kind} page={page} answer={actionData} />
        </div>
      </div>
    </div>
  );
}

function kindOf({ kind }: { kind: string }): ReservationKind {
  if (!isReservationKind(kind)) throw data(null, { status: 404 });
  return kind;
}
