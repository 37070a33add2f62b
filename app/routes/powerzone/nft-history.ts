import { exportNftHistory } from "~/domain/nft-staking/history/history-file.server";
import { nftHistoryFileSchema } from "~/domain/nft-staking/history/input";
import { AppError } from "~/errors";
import { findCollectionTab } from "~/features/nft-staking/nft-screens";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { answerOwnCsv } from "~/server/csv-answer.server";
import { parseInput } from "~/server/http.server";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/nft-history";

/** A holder's history of a stream of a tab's pool as a CSV file, newest first, with the search of the screen. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  return answerOwnCsv(context, async (wallet) => {
    const url = new URL(request.url);
    const tab = findCollectionTab(url.pathname, params.collection);
    if (!tab) throw new AppError("NotFound");
    const { place, ...search } = parseInput(nftHistoryFileSchema, Object.fromEntries(url.searchParams));
    const { csvColumns: columns, kinds } = textsOf(context.get(localeContext)).nftStaking.detailsDialog;
    const query = { wallet, key: { kind: tab.kind, collection: tab.id }, place, search };
    const text = await exportNftHistory(chainDeps(context), { query, texts: { columns, kinds } });
    return { name: `${tab.kind}-${tab.id}-history`, text };
  });
}
