import { findCollectionTab } from "~/components/nft-staking/nft-screens";
import { holderContext, localeContext } from "~/context";
import { exportNftHistory } from "~/domain/nft-staking/history-file.server";
import { nftHistoryFileSchema } from "~/domain/nft-staking/input";
import { AppError } from "~/errors";
import { answering, parseInput } from "~/http.server";
import { textsOf } from "~/locales/texts.server";
import { chainDeps } from "~/transaction-deps.server";
import type { Route } from "./+types/nft-history";

/** A holder's history of a stream of a tab's pool as a CSV file, newest first. Searches as the screen does. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const wallet = context.get(holderContext)?.walletAddress;
    if (!wallet) throw new AppError("NotSignedIn");
    const url = new URL(request.url);
    const tab = findCollectionTab(url.pathname, params.collection);
    if (!tab) throw new AppError("NotFound");
    const { place, ...search } = parseInput(nftHistoryFileSchema, Object.fromEntries(url.searchParams));
    const { csvColumns: columns, kinds } = textsOf(locale).nftStaking.detailsDialog;
    const key = { kind: tab.kind, collection: tab.id };
    const file = await exportNftHistory(chainDeps(context), {
      query: { wallet, key, place, search },
      texts: { columns, kinds },
    });
    return new Response(file, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${tab.kind}-${tab.id}-history.csv"`,
        "Cache-Control": "no-store",
      },
    });
  });
}
