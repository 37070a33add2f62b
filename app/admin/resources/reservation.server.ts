import { rowNumberField, versionSchema } from "~/domain/fields";
import { nextReservationDeed, reservationDeeds } from "~/domain/reservations/deeds";
import { findReservation, listGuestMessages, type Reservation } from "~/domain/reservations/queries.server";
import { RESERVATION_KINDS, STATUS, TIMES_OF_DAY } from "~/domain/reservations/rules";
import {
  cancelForHouse,
  completeCancellation,
  confirmReservation,
  moveReservation,
  writeToGuest,
} from "~/domain/reservations/staff-commands.server";
import {
  cancelSchema,
  confirmSchema,
  messageSchema,
  moveSchema,
  NO_TIME_OF_DAY,
} from "~/domain/reservations/staff-input";
import { formatDay } from "~/locales/format";
import { localeContext } from "~/server/context";
import { reservation } from "~db/schema";
import { type AdminDeps, defineForm, defineResource, type Effect } from "../define-resource";
import { wordOf } from "../show-value.server";
import { VERSION } from "../version-field";

/** What the desk needs to know of a booking in order to answer it. */
const ABOUT = ["kind", "startOn", "endOn", "timeOfDay", "treatment", "rooms", "people", "name", "localeCode", "wishes"];

/** What guests booked. It is personal data, so a viewer does not see it. */
export const reservationResource = defineResource({
  noun: "reservation",
  group: "bookings",
  role: "editor",
  list: {
    table: reservation,
    sort: reservation.createdAt,
    key: reservation.seq,
    columns: [
      { name: "reference", from: reservation.reference, kind: "text" },
      { name: "kind", from: reservation.kind, kind: "choice", words: "kinds" },
      { name: "status", from: reservation.status, kind: "choice", words: "reservationStatus" },
      { name: "startOn", from: reservation.startOn, kind: "text" },
      { name: "timeOfDay", from: reservation.timeOfDay, kind: "choice", words: "timesOfDay" },
      { name: "name", from: reservation.name, kind: "text" },
      { name: "house", from: reservation.house, kind: "text" },
      { name: "createdAt", from: reservation.createdAt, kind: "time" },
    ],
    filters: [
      { name: "kind", from: reservation.kind, kind: "choice", options: RESERVATION_KINDS, words: "kinds" },
      {
        name: "status",
        from: reservation.status,
        kind: "choice",
        options: Object.values(STATUS),
        words: "reservationStatus",
      },
      { name: "startOn", from: reservation.startOn, kind: "day" },
      { name: "reference", from: reservation.reference, kind: "exact" },
      { name: "email", from: reservation.email, kind: "exact" },
      { name: "walletAddress", from: reservation.walletAddress, kind: "exact" },
    ],
    links: [{ name: "day", to: "/admin/reservationDay" }],
    deeds: [
      { deed: "confirm", column: "status", is: STATUS.completed },
      { deed: "completeCancellation", column: "status", is: STATUS.cancelProcessing },
    ],
  },
  detail: {
    facts: [
      { name: "status", kind: "choice", words: "reservationStatus" },
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "startOn", kind: "text" },
      { name: "endOn", kind: "text" },
      { name: "timeOfDay", kind: "choice", words: "timesOfDay" },
      { name: "treatment", kind: "choice", words: "treatments" },
      { name: "rooms", kind: "count" },
      { name: "people", kind: "count" },
      { name: "house", kind: "text" },
      { name: "confirmedAt", kind: "time" },
      { name: "name", kind: "text" },
      { name: "phone", kind: "text" },
      { name: "email", kind: "text" },
      { name: "reached", kind: "choice", words: "reached" },
      { name: "localeCode", kind: "choice", words: "languages" },
      { name: "walletAddress", kind: "address" },
      { name: "wishes", kind: "text" },
      { name: "createdAt", kind: "time" },
      { name: "cancelledAt", kind: "time" },
    ],
    tables: [
      {
        name: "messages",
        columns: [
          { name: "at", kind: "time" },
          { name: "kind", kind: "choice", words: "messageKinds" },
          { name: "words", kind: "text" },
          { name: "author", kind: "text" },
          { name: "isMailed", kind: "choice", words: "reached" },
        ],
      },
    ],
    load: async (deps, key) => {
      const row = await find(deps, key);
      if (!row) return null;
      const messages = await listGuestMessages(deps.db, row.seq);
      const { startOn, endOn, email, walletAddress } = row;
      const locale = deps.context.get(localeContext);
      return {
        title: row.reference,
        facts: {
          ...row,
          startOn: { text: formatDay(locale, startOn), to: `/admin/reservationDay?day=${startOn}` },
          endOn: endOn === startOn ? null : formatDay(locale, endOn),
          walletAddress: walletAddress && { text: walletAddress, to: `/admin/user/${walletAddress}` },
          reached: reached(email !== ""),
        },
        tables: { messages: messages.map((message) => ({ ...message, isMailed: reached(message.isMailed) })) },
        deeds: reservationDeeds(row),
        next: nextReservationDeed(row),
      };
    },
  },
  deeds: {
    confirm: defineForm({
      role: "editor",
      about: ABOUT,
      schema: confirmSchema,
      fields: [{ name: "house", kind: "text" }, VERSION],
      load: loadOf(({ house }) => ({ house: house ?? "" })),
      save: (deps, values, key) => confirmReservation(deps, { ...values, seq: Number(key) }),
    }),
    move: defineForm({
      role: "editor",
      about: ABOUT,
      schema: moveSchema,
      fields: [
        { name: "startOn", kind: "day" },
        { name: "endOn", kind: "day" },
        { name: "timeOfDay", kind: "choice", options: [NO_TIME_OF_DAY, ...TIMES_OF_DAY], words: "timesOfDay" },
        { name: "house", kind: "text" },
        VERSION,
      ],
      load: loadOf(({ startOn, endOn, timeOfDay, house }) => {
        return { startOn, endOn, timeOfDay: timeOfDay ?? NO_TIME_OF_DAY, house: house ?? "" };
      }),
      save: (deps, values, key) => moveReservation(deps, { ...values, seq: Number(key) }),
    }),
    cancel: defineForm({
      role: "editor",
      about: ABOUT,
      isFinal: true,
      schema: cancelSchema,
      fields: [{ name: "reason", kind: "area" }, VERSION],
      load: loadOf(() => ({})),
      preview: async (deps, _, key) => effectsOf(deps, await find(deps, key)),
      save: (deps, values, key) => cancelForHouse(deps, { ...values, seq: Number(key) }),
    }),
    completeCancellation: defineForm({
      role: "editor",
      about: ABOUT,
      schema: versionSchema,
      fields: [VERSION],
      load: loadOf(() => ({})),
      save: (deps, values, key) => completeCancellation(deps, { ...values, seq: Number(key) }),
    }),
    message: defineForm({
      role: "editor",
      about: ABOUT,
      schema: messageSchema,
      fields: [{ name: "words", kind: "area" }, VERSION],
      load: loadOf(() => ({})),
      save: (deps, values, key) => writeToGuest(deps, { ...values, seq: Number(key) }),
    }),
  },
});

const reached = (isMailed: boolean) => (isMailed ? "mail" : "call");

async function find({ db }: AdminDeps, key: string): Promise<Reservation | null> {
  const seq = rowNumberField.safeParse(key).data;
  return seq === undefined ? null : findReservation(db, seq);
}

function loadOf(values: (row: Reservation) => Record<string, string>) {
  return async (deps: AdminDeps, key: string) => {
    const row = await find(deps, key);
    return row && { ...values(row), version: String(row.version) };
  };
}

/** What cancelling does: the status, and who is told. */
function effectsOf({ context }: AdminDeps, row: Reservation | null): Effect[] {
  if (!row) return [];
  const statusIn = (code: string) =>
    wordOf("reservationStatus", code, { locale: context.get(localeContext), values: undefined });
  return [
    { name: "status", before: statusIn(row.status), after: statusIn(STATUS.cancelCompleted) },
    { name: "told", after: row.email === "" ? row.phone : row.email },
  ];
}
