import { entitlementListSchema } from "~/domain/entitlements/input";
import { exportEntitlements } from "~/domain/entitlements/list-file.server";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { databaseContext, localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import type { Route } from "./+types/entitlement-list-file";

/** A holder's entitlements of one kind, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { tab: kind, collection } = readAddress(entitlementListSchema, new URL(request.url), locale);
  const { csvColumns: columns } = textsOf(locale).myLists.entitlements;
  const deps = { db: context.get(databaseContext), now: new Date() };
  return answerOwnCsv(context, async (wallet) => {
    const text = await exportEntitlements(deps, { kind, collection, wallet, localeCode: locale.code, columns });
    return { name: `entitlements-${kind}`, text };
  });
}
