import { grantAddressField } from "~/domain/vesting/input";
import { getGrant } from "~/domain/vesting/queries.server";
import { scheduleFile } from "~/domain/vesting/schedule-file.server";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { answerCsv } from "~/server/csv-answer.server";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/schedule";

/** The release of a grant over time as a public CSV file. */
export function loader({ params, context }: Route.LoaderArgs) {
  return answerCsv(context, async () => {
    const address = grantAddressField.safeParse(params.grant);
    if (!address.success) throw new AppError("GrantNotFound");
    const { grant } = await getGrant(chainDeps(context), address.data);
    const { csv } = textsOf(context.get(localeContext)).vesting.detail;
    return { name: `vesting-${grant.address.slice(0, 8)}`, text: scheduleFile(grant, csv) };
  });
}
