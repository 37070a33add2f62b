import type { Mutation } from "../mutation.ts";

const COMMANDS = "app/domain/reservations/commands.server.ts";
const STAFF_COMMANDS = "app/domain/reservations/staff-commands.server.ts";
const RULES = "app/domain/reservations/rules.ts";
const INPUT = "app/domain/reservations/input.ts";

const OF_BOOKING = ["tests/domain/reservations/reservations.test.ts"];
const OF_FORM = ["tests/domain/reservations/input.test.ts"];

export const reservationMutations: Mutation[] = [
  {
    name: "a form that was sent with other contents is answered with the first booking",
    file: COMMANDS,
    before:
      'if (known && !isSame(known, contents)) throw new AppError("ReservationSentBefore", { reference: known.reference });',
    after: "",
    tests: OF_BOOKING,
  },
  {
    name: "a holder cancels on the day of arrival",
    file: COMMANDS,
    before: "        gt(reservation.startOn, koreanDay(now)),\n",
    after: "",
    tests: OF_BOOKING,
  },
  {
    name: "a holder cancels another's reservation",
    file: COMMANDS,
    before: "        eq(reservation.walletAddress, walletAddress),\n",
    after: "",
    tests: OF_BOOKING,
  },
  {
    name: "a confirmed reservation is cancelled without telling the house",
    file: COMMANDS,
    before: "then ${STATUS.cancelCompleted} else ${STATUS.cancelProcessing} end`,",
    after: "then ${STATUS.cancelCompleted} else ${STATUS.cancelCompleted} end`,",
    tests: OF_BOOKING,
  },
  {
    name: "staff confirm what was cancelled",
    file: STAFF_COMMANDS,
    before: "if (from) isAsOpened.push(eq(reservation.status, from));",
    after: "",
    tests: OF_BOOKING,
  },
  {
    name: "a contact books once more than is allowed a day",
    file: COMMANDS,
    before: "${count(isOfPerson(contents, now))} < ${MOST_A_DAY}",
    after: "${count(isOfPerson(contents, now))} <= ${MOST_A_DAY}",
    tests: OF_BOOKING,
  },
  {
    name: "a visitor uses up what a holder may book, with the holder's e-mail",
    file: COMMANDS,
    before: "    sql`${reservation.walletAddress} is ${walletAddress}`,\n",
    after: "",
    tests: OF_BOOKING,
  },
  {
    name: "the same booking from two forms is made twice",
    file: COMMANDS,
    before: "${count(isTwin(contents, now))} = 0 and ",
    after: "",
    tests: OF_BOOKING,
  },
  {
    name: "personal data is kept a day too long",
    file: RULES,
    before: "export const KEEP_DAYS = 90;",
    after: "export const KEEP_DAYS = 91;",
    tests: OF_BOOKING,
  },
  {
    name: "a stay ends on the day of its arrival",
    file: INPUT,
    before: "!startOn || !endOn || endOn > startOn,",
    after: "!startOn || !endOn || endOn >= startOn,",
    tests: OF_FORM,
  },
  {
    name: "a stay of thirty nights is too long",
    file: INPUT,
    before: "!(nightsBetween(startOn, endOn) > MAX_NIGHTS)",
    after: "!(nightsBetween(startOn, endOn) >= MAX_NIGHTS)",
    tests: OF_FORM,
  },
  {
    name: "more rooms than people are booked",
    file: INPUT,
    before: "!(rooms > people)",
    after: "!(rooms > people && people > rooms)",
    tests: OF_FORM,
  },
  {
    name: "days are those of London instead of Korea",
    file: "app/domain/korean-day.ts",
    before: "const KOREAN_OFFSET_MS = 9 * 3_600_000;",
    after: "const KOREAN_OFFSET_MS = 0 * 3_600_000;",
    tests: OF_FORM,
  },
];
