import { exportHistory } from "~/domain/staking/history-file.server";
import { historySearchSchema } from "~/domain/staking/input";
import { getCoinPool } from "~/domain/staking/queries.server";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import { parseInput } from "~/server/http.server";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/coin-staking-history";

/** The holder's history as a CSV file, newest first, with the search of the screen. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerOwnCsv(context, async (wallet) => {
    const search = parseInput(historySearchSchema, Object.fromEntries(new URL(request.url).searchParams));
    const deps = chainDeps(context);
    const { csvColumns: columns, kinds } = textsOf(context.get(localeContext)).staking.history;
    const { decimals } = await getCoinPool(deps);
    const text = await exportHistory(deps, { wallet, search, decimals, texts: { columns, kinds } });
    return { name: "scg-staking-history", text };
  });
}
