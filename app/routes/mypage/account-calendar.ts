import { getWholeAccount } from "~/domain/account/queries.server";
import { accountDates } from "~/domain/account/rules";
import { calendarOf } from "~/domain/calendar-file";
import { describeDate } from "~/features/account/account-words.server";
import { answerOwnCalendar } from "~/server/calendar-answer.server";
import { localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/account-calendar";

/** Every date of a holder's account as one calendar file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answerOwnCalendar(context, findSolanaWallet(context), async (wallet) => {
    const deps = chainDeps(context);
    const account = await getWholeAccount(deps, wallet);
    const page = new URL(`/${locale.path}/mypage`, request.url);
    const events = accountDates(account).map((date) => describeDate(date, locale, page));
    return { name: "punkvism", text: calendarOf("Account", events, deps.now) };
  });
}
