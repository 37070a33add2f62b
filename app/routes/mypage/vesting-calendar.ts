import { grantAddressField } from "~/domain/vesting/input";
import { getOwnGrant } from "~/domain/vesting/queries.server";
import { releaseCalendar } from "~/domain/vesting/release-calendar";
import { AppError } from "~/errors";
import { planName } from "~/features/vesting/token-text";
import { formatMoney } from "~/locales/format";
import { textsOf } from "~/locales/texts.server";
import { getT } from "~/middleware/language";
import { answerOwnCalendar } from "~/server/calendar-answer.server";
import { localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/vesting-calendar";

/** The releases of a holder's grant as a calendar file. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const t = getT(context, "vesting");
  return answerOwnCalendar(context, findSolanaWallet(context), async (wallet) => {
    const address = grantAddressField.safeParse(params.grant);
    if (!address.success) throw new AppError("GrantNotFound");
    const deps = chainDeps(context);
    const { grant } = await getOwnGrant(deps, wallet, address.data);
    const { plan } = textsOf(locale).vesting;
    const { origin, host } = new URL(request.url);
    const title = t("own.calendarTitle", { coin: grant.coin, plan: planName(plan, grant.plan) });
    const textOf = (raw: bigint) =>
      t("own.calendarText", { amount: formatMoney(locale, { raw, decimals: grant.decimals, coin: grant.coin }) });
    const url = `${origin}/${locale.path}/mypage/myVestingDetail/${grant.address}`;
    return {
      name: `vesting-${grant.address.slice(0, 8)}`,
      text: releaseCalendar(grant, { title, textOf, url, host }, deps.now),
    };
  });
}
