import { useT } from "~/ui/use-t";
import "~/styles/reservation.css";
import { data } from "react-router";
import { requestKeyField } from "~/domain/reservations/input";
import { findReservationByKey } from "~/domain/reservations/queries.server";
import { KEEP_DAYS, type TimeOfDay } from "~/domain/reservations/rules";
import { factsOfVisit } from "~/features/reservation/reservation-facts";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { databaseContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { FactList } from "~/ui/facts";
import { PageHead } from "~/ui/page-head";
import { useLocale } from "~/ui/use-locale";
import type { Route } from "./+types/complete";

export const handle = landing("reservationComplete.landing");

/**
 * The number of a booking, for the browser that sent it. The page shows neither name nor telephone number, because others
 * may see its address.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const key = requestKeyField.safeParse(new URL(request.url).searchParams.get("request"));
  const found = key.success ? await findReservationByKey(context.get(databaseContext), key.data) : null;
  if (!found || found.kind !== params.kind) throw data(null, { status: 404 });
  const { kind, reference, startOn, endOn, timeOfDay, rooms, people, walletAddress, seq } = found;
  const { membership, whereYouAre, complete, kinds, facts, timesOfDay, hours } = textsOf(
    context.get(localeContext),
  ).reservation;
  const isHolders = walletAddress !== null && walletAddress === findIdentity(context)?.walletAddress;
  return {
    texts: { membership, whereYouAre, complete },
    visitTexts: { facts, timesOfDay, hours, kind: { name: kinds[kind].name } },
    visit: { kind, startOn, endOn, timeOfDay: timeOfDay as TimeOfDay | null, rooms, people },
    reference,
    /** The booking, if it belongs to the holder who is signed in; null for anybody else. */
    ownSeq: isHolders ? seq : null,
    scene: pictures[`reservation/${kind}`],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta([loaderData.texts.complete.title], loaderData.texts.complete.description) : [];
}

export default function ReservationComplete({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { texts, visitTexts, visit, reference, ownSeq, scene } = loaderData;
  const { complete } = texts;
  const locale = useLocale();
  const { localePath, company } = useShell();
  const home = `/${localePath}/benefitMembership`;
  const email = company.emails[0] ?? "";
  return (
    <div data-district="benefit">
      <PageHead
        title={complete.heading}
        lead={complete.lead}
        crumbs={[{ label: texts.membership, to: home }, { label: visitTexts.kind.name }, { label: complete.title }]}
        crumbsLabel={texts.whereYouAre}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="on-paper">
        <div className="wrap band work">
          <section className="booking-sheet" aria-labelledby="booking-number">
            <div className="booking-ticket">
              <h2 id="booking-number">{complete.number}</h2>
              <p className="figure figure-large">{reference}</p>
              <CopyButton value={reference} label={complete.copy} copiedLabel={complete.copied} />
            </div>
            <FactList items={factsOfVisit(visit, { locale, texts: visitTexts })} />
          </section>
          <section className="panel booking-aside" aria-labelledby="booking-next">
            <h2 id="booking-next">{complete.next}</h2>
            <ol className="booking-steps">
              {complete.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <h3>{complete.changeTitle}</h3>
            <p className="soft">{ownSeq ? complete.changeHolder : t(complete, "changeVisitor", { email })}</p>
            <p className="faint">{t(complete, "kept", { days: KEEP_DAYS })}</p>
            {ownSeq ? (
              <ButtonLink
                variant="primary"
                wide
                to={`/${localePath}/mypage/reservationDetail/${ownSeq}`}
                {...logged("reservationComplete.toMine")}
              >
                {complete.toMine}
              </ButtonLink>
            ) : null}
            <ButtonLink wide to={home} {...logged("reservationComplete.another")}>
              {complete.another}
            </ButtonLink>
          </section>
        </div>
      </div>
    </div>
  );
}
