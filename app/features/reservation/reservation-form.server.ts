import { data, type RouterContextProvider, redirect } from "react-router";
import { bookReservation } from "~/domain/reservations/commands.server";
import { readReservationFields } from "~/domain/reservations/fields";
import { checkReservation, requestKeyField } from "~/domain/reservations/input";
import type { ReservationKind } from "~/domain/reservations/rules";
import { AppError, type ErrorCode } from "~/errors";
import { databaseContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { describeError, parseInput, readBody } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { FORM_NAMES, type ReservationAnswer } from "./reservation-answer";

/**
 * A visitor who sends the form again after one of these answers wants a separate booking. After any other answer, it is the
 * same booking.
 */
const NEEDS_NEW_KEY: ReadonlySet<ErrorCode> = new Set(["ReservationSentBefore", "InvalidInput"]);

/**
 * Books what a form asks for and redirects to the page with its number. If it cannot be booked, the answer has the reason
 * and the fields as typed, so that nobody has to type them twice.
 */
export async function receiveReservation(
  context: Readonly<RouterContextProvider>,
  { request, kind }: { request: Request; kind: ReservationKind },
) {
  const locale = context.get(localeContext);
  const answer: ReservationAnswer = { fields: null, problems: {}, notice: null, requestKey: null };
  try {
    const form = new URLSearchParams(await readBody(request));
    answer.fields = readReservationFields(form);
    answer.requestKey = form.get(FORM_NAMES.requestKey);
    const wallet = findIdentity(context)?.walletAddress;
    await spendFor("form", { request, context }, wallet);
    if (form.get(FORM_NAMES.trap)) return data({ ...answer, notice: { code: "robot" as const } }, { status: 400 });
    const now = new Date();
    const { input, problems } = checkReservation(kind, answer.fields, now);
    if (!input) return data({ ...answer, problems }, { status: 400 });
    const requestKey = parseInput(requestKeyField, answer.requestKey);
    const walletAddress = ownerOf(context, form.get(FORM_NAMES.owner) ?? "");
    const booker = { walletAddress, localeCode: locale.code };
    const booked = await bookReservation({ db: context.get(databaseContext), now }, booker, { ...input, requestKey });
    return redirect(`/${locale.path}/reservation/${kind}/complete?request=${booked.requestKey}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const notice = { code: error.code, message: describeError(error, locale) };
    const requestKey = NEEDS_NEW_KEY.has(error.code) ? crypto.randomUUID() : answer.requestKey;
    return data({ ...answer, notice, requestKey }, { status: error.status });
  }
}

/**
 * The wallet for the booking: the one that the form names, if the session belongs to it; null if the form names none. Throws
 * NotSignedIn, and WrongWallet after the account was switched.
 */
function ownerOf(context: Readonly<RouterContextProvider>, owner: string): string | null {
  if (!owner) return null;
  const wallet = findIdentity(context)?.walletAddress;
  if (!wallet) throw new AppError("NotSignedIn");
  if (wallet !== owner) throw new AppError("WrongWallet");
  return wallet;
}
