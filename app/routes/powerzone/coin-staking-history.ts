import { holderContext, localeContext } from "~/context";
import { exportHistory } from "~/domain/staking/history-file.server";
import { historySearchSchema } from "~/domain/staking/input";
import { getCoinPool } from "~/domain/staking/queries.server";
import { AppError } from "~/errors";
import { answering, parseInput } from "~/http.server";
import { textsOf } from "~/locales/texts.server";
import { chainDeps } from "~/transaction-deps.server";
import type { Route } from "./+types/coin-staking-history";

/** The holder's history as a CSV file, newest first. Searches as the screen does. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const wallet = context.get(holderContext)?.walletAddress;
    if (!wallet) throw new AppError("NotSignedIn");
    const search = parseInput(historySearchSchema, Object.fromEntries(new URL(request.url).searchParams));
    const deps = chainDeps(context);
    const { csvColumns: columns, kinds } = textsOf(locale).staking.history;
    const { decimals } = await getCoinPool(deps);
    const file = await exportHistory(deps, { wallet, search, decimals, texts: { columns, kinds } });
    return new Response(file, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="scg-staking-history.csv"',
        "Cache-Control": "no-store",
      },
    });
  });
}
