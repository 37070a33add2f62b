import "~/styles/reservation.css";
import type { RouterContextProvider } from "react-router";
import { seqField } from "~/domain/reservations/input";
import { findOwnReservation } from "~/domain/reservations/queries.server";
import { isCancellable, stateOfReservation, type TimeOfDay, type Treatment } from "~/domain/reservations/rules";
import { textsOf } from "~/locales/texts.server";
import { databaseContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { pictures } from "~/ui/art-manifest";

/** One of the holder's reservations; null if there is none. Another holder's is treated like one that does not exist. */
export async function loadReservationDetail(context: Readonly<RouterContextProvider>, seqText: string | undefined) {
  const { myPage, reservation: texts, wallet: walletTexts } = textsOf(context.get(localeContext));
  const holder = findIdentity(context)?.walletAddress ?? null;
  const seq = seqField.safeParse(seqText).data;
  const found = holder && seq ? await findOwnReservation(context.get(databaseContext), holder, seq) : null;
  const { kinds, facts, timesOfDay, hours, treatments, mine, detail } = texts;
  return {
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
}

export type ReservationDetailData = Awaited<ReturnType<typeof loadReservationDetail>>;
