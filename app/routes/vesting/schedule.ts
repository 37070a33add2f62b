import { localeContext } from "~/context";
import { grantAddressField } from "~/domain/vesting/input";
import { getGrant } from "~/domain/vesting/queries.server";
import { scheduleFile } from "~/domain/vesting/schedule-file.server";
import { AppError } from "~/errors";
import { answering } from "~/http.server";
import { textsOf } from "~/locales/texts.server";
import { chainDeps } from "~/transaction-deps.server";
import type { Route } from "./+types/schedule";

/** The release of a grant over time as a CSV file, for anybody. */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const address = grantAddressField.safeParse(params.grant);
    if (!address.success) throw new AppError("GrantNotFound");
    const { grant } = await getGrant(chainDeps(context), address.data);
    return new Response(scheduleFile(grant, textsOf(locale).vesting.detail.csv), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="vesting-${grant.address.slice(0, 8)}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
