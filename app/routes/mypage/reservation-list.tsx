import { readAddress } from "~/server/address-params.server";
import "~/styles/reservation.css";
import { Link } from "react-router";
import { reservationListSchema } from "~/domain/reservations/input";
import { listReservations } from "~/domain/reservations/queries.server";
import { stateOfReservation } from "~/domain/reservations/rules";
import { ReservationBadge } from "~/features/reservation/reservation-badge";
import { formatDay } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { databaseContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { privateMeta } from "~/shell/page-meta";
import { useShell } from "~/shell/use-shell";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/navigation";
import { PageHead } from "~/ui/page-head";
import { useLocale } from "~/ui/use-locale";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Route } from "./+types/reservation-list";

export const handle = landing("myReservations.landing");

/** A holder's reservations, ten per page, latest booking first. `before` in the address is where a page begins. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { myPage, reservation, wallet: walletTexts } = textsOf(locale);
  const { kinds, mine, detail } = reservation;
  const holder = findIdentity(context)?.walletAddress ?? null;
  const before = readAddress(reservationListSchema, new URL(request.url), locale).before;
  const list = holder ? await listReservations(context.get(databaseContext), holder, before) : null;
  return {
    texts: { myPage: myPage.title, mine, states: detail.states },
    call: walletTexts.call,
    holder,
    isFirstPage: before === null,
    nextBefore: list?.nextBefore ?? null,
    rows: (list?.reservations ?? []).map((row) => ({
      seq: row.seq,
      reference: row.reference,
      kindName: kinds[row.kind].name,
      startOn: row.startOn,
      state: stateOfReservation(row),
    })),
    art: { scene: pictures["heads/reservations"], empty: pictures["closed-shop"] },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts } = loaderData;
  return privateMeta([texts.mine.listTitle, texts.myPage], texts.mine.lead);
}

export default function MyReservations({ loaderData }: Route.ComponentProps) {
  const { texts, call, holder, art } = loaderData;
  const { mine } = texts;
  const { localePath, texts: shell } = useShell();
  const state = useHolderState(holder, "identity");
  return (
    <div data-district="benefit">
      <PageHead
        title={mine.listTitle}
        lead={mine.lead}
        crumbs={[{ label: texts.myPage, to: `/${localePath}/mypage` }, { label: mine.listTitle }]}
        crumbsLabel={shell.whereYouAre}
        scene={<Art picture={art.scene} alt="" first />}
      />
      <div className="wrap band">
        {state === "signed-in" ? <List {...loaderData} /> : <ConnectCall state={state} texts={call} kind="identity" />}
      </div>
    </div>
  );
}

function List({ texts, rows, isFirstPage, nextBefore, art }: Route.ComponentProps["loaderData"]) {
  const { mine, states } = texts;
  const locale = useLocale();
  const { localePath } = useShell();
  const here = `/${localePath}/mypage/reservation`;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={isFirstPage ? mine.emptyTitle : mine.endTitle}
        art={<Art picture={art.empty} alt="" />}
        action={
          isFirstPage ? (
            <ButtonLink viewTransition to={`/${localePath}/benefitMembership`} {...logged("myReservations.book")}>
              {mine.book}
            </ButtonLink>
          ) : (
            <ButtonLink to={here} {...logged("part.newer")}>
              {mine.newer}
            </ButtonLink>
          )
        }
      >
        <p>{isFirstPage ? mine.empty : mine.end}</p>
      </EmptyState>
    );
  }
  return (
    <div className="booking-sheet">
      <DataTable
        caption={mine.caption}
        columns={[
          { key: "reference", label: mine.columns.reference },
          { key: "what", label: mine.columns.what },
          { key: "when", label: mine.columns.when },
          { key: "state", label: mine.columns.state },
        ]}
        rows={rows.map(({ seq, reference, kindName, startOn, state }) => ({
          key: String(seq),
          cells: {
            reference: (
              <Link
                viewTransition
                className="link"
                to={`/${localePath}/mypage/reservationDetail/${seq}`}
                {...logged("myReservations.open")}
              >
                {reference}
              </Link>
            ),
            what: kindName,
            when: formatDay(locale, startOn),
            state: <ReservationBadge state={state} name={states[state].name} />,
          },
        }))}
      />
      <Pagination
        label={mine.pages}
        newer={isFirstPage ? null : here}
        older={nextBefore === null ? null : `${here}?before=${nextBefore}`}
        newerLabel={mine.newer}
        olderLabel={mine.older}
        olderLog="myReservations.older"
      />
    </div>
  );
}
