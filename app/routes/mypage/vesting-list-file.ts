import { grantListSchema } from "~/domain/vesting/input";
import { exportGrants } from "~/domain/vesting/list-file.server";
import { getChainTs, getVestingSetting } from "~/domain/vesting/queries.server";
import { textsOf } from "~/locales/texts.server";
import { readAddress } from "~/server/address-params.server";
import { localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/vesting-list-file";

/** The results of a holder's search of their grants, of all coins, as a CSV file. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { mine, states } = textsOf(context.get(localeContext)).vesting;
  const query = readAddress(grantListSchema, new URL(request.url), context.get(localeContext));
  return answerOwnCsv(context, async (wallet) => {
    const deps = chainDeps(context);
    const [setting, chainTs] = await Promise.all([getVestingSetting(deps.db), getChainTs(deps, deps.now)]);
    const texts = { columns: mine.csvColumns, states };
    return { name: "vesting", text: await exportGrants(deps, { wallet, query, setting, chainTs, texts }) };
  });
}
