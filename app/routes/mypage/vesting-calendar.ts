import { formatToken, planName } from "~/components/vesting/token-text";
import { holderContext, localeContext } from "~/context";
import { grantAddressField } from "~/domain/vesting/input";
import { getOwnGrant } from "~/domain/vesting/queries.server";
import { releaseCalendar } from "~/domain/vesting/release-calendar";
import { AppError } from "~/errors";
import { answering } from "~/http.server";
import { fill } from "~/locales/fill";
import { textsOf } from "~/locales/texts.server";
import { chainDeps } from "~/transaction-deps.server";
import type { Route } from "./+types/vesting-calendar";

/** The releases of a holder's grant as a calendar file. */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const wallet = context.get(holderContext)?.walletAddress;
    if (!wallet) throw new AppError("NotSignedIn");
    const address = grantAddressField.safeParse(params.grant);
    if (!address.success) throw new AppError("GrantNotFound");
    const deps = chainDeps(context);
    const { grant } = await getOwnGrant(deps, wallet, address.data);
    const { own, plan } = textsOf(locale).vesting;
    const { origin, host } = new URL(request.url);
    const title = fill(own.calendarTitle, { coin: grant.coin, plan: planName(plan, grant.plan) });
    const textOf = (raw: bigint) => fill(own.calendarText, { amount: formatToken(locale, raw, grant) });
    const url = `${origin}/${locale.path}/mypage/myVestingDetail/${grant.address}`;
    return new Response(releaseCalendar(grant, { title, textOf, url, host }, deps.now), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="vesting-${grant.address.slice(0, 8)}.ics"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
