import { koreanDay } from "~/domain/korean-day";
import { nextReservationDeed } from "~/domain/reservations/deeds";
import { listReservationsOfDay, listUnanswered, type Reservation } from "~/domain/reservations/queries.server";
import { formatDay } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import type { AdminDeps, BoardFigure, RowFacts, TableShape } from "./define-resource";
import { textsOfNoun } from "./noun-texts.server";
import { ADMIN_PATHS, deedPath, pathOfRow } from "./paths";

/** This is more than a desk answers in a morning; the list of reservations has the rest. */
const SHOWN = 12;
const { list, detail } = ADMIN_PATHS.reservation;

/** The bookings that wait for an answer, as a table of a board. */
export const UNANSWERED_TABLE: TableShape = {
  name: "unanswered",
  columns: [
    { name: "startOn", kind: "text" },
    { name: "kind", kind: "text" },
    { name: "name", kind: "text" },
    { name: "people", kind: "count" },
    { name: "wishes", kind: "text" },
    { name: "answer", kind: "text" },
  ],
};

/**
 * How many bookings there are today, how many wait for an answer, and the soonest of these, each with the form that answers it.
 */
export async function bookingsToAnswer({ db, now, context }: AdminDeps): Promise<{
  figures: BoardFigure[];
  tables: RowFacts["tables"];
}> {
  const locale = context.get(localeContext);
  const { kinds } = textsOf(locale).adminReservation.values;
  const [{ rows, total }, ofToday] = await Promise.all([
    listUnanswered(db, SHOWN),
    listReservationsOfDay(db, koreanDay(now)),
  ]);
  return {
    figures: [
      { name: "unanswered", kind: "count", value: total, to: `/admin/${list}` },
      { name: "today", kind: "count", value: ofToday.length, to: "/admin/reservationDay" },
    ],
    tables: {
      unanswered: rows.map((row) => ({
        startOn: { text: formatDay(locale, row.startOn), to: pathOfRow(detail, String(row.seq)) },
        kind: kinds[row.kind],
        name: row.name,
        people: row.people,
        wishes: row.wishes,
        answer: answerOf(row),
      })),
    },
  };

  function answerOf(row: Reservation): { text: string; to: string } | null {
    const next = nextReservationDeed(row);
    if (!next) return null;
    const words = textsOfNoun(locale, "reservation").forms?.[next]?.submit ?? next;
    return { text: words, to: pathOfRow(deedPath(ADMIN_PATHS.reservation, next), String(row.seq)) };
  }
}
