import { describeDate } from "~/account-words.server";
import { holderContext, localeContext } from "~/context";
import { getWholeAccount } from "~/domain/account/queries.server";
import { accountDates } from "~/domain/account/rules";
import { calendarOf } from "~/domain/calendar-file";
import { AppError } from "~/errors";
import { answering } from "~/http.server";
import { chainDeps } from "~/transaction-deps.server";
import type { Route } from "./+types/account-calendar";

/** Every date of a holder's account as one calendar file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const wallet = context.get(holderContext)?.walletAddress;
    if (!wallet) throw new AppError("NotSignedIn");
    const deps = chainDeps(context);
    const account = await getWholeAccount(deps, wallet);
    const page = new URL(`/${locale.path}/mypage/account`, request.url);
    const events = accountDates(account).map((date) => describeDate(date, locale, page));
    return new Response(calendarOf("Account", events, deps.now), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="punkvism.ics"',
        "Cache-Control": "no-store",
      },
    });
  });
}
