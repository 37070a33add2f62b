import { amountToDecimal } from "~/locales/format";
import { csvOf } from "../csv-file";
import { type AccountDeps, getWholeAccount } from "./queries.server";
import { coinSums } from "./rules";

const COLUMNS = ["coin", "mint", "staked", "due", "coming", "givenUp"] as const;
type Column = (typeof COLUMNS)[number];

/** The sums of an account as CSV, a row a coin, amounts exact in whole coins with a point. Throws as getWholeAccount. */
export async function exportAccount(
  deps: AccountDeps,
  { wallet, columns }: { wallet: string; columns: Record<Column, string> },
): Promise<string> {
  const account = await getWholeAccount(deps, wallet);
  const rows = coinSums(account).map(({ mint, symbol, decimals, ...sum }): Record<Column, string> => {
    const amount = (raw: bigint) => amountToDecimal(raw, decimals);
    return {
      coin: symbol,
      mint,
      staked: amount(sum.stakedRaw),
      due: amount(sum.dueRaw),
      coming: amount(sum.comingRaw),
      givenUp: amount(sum.givenUpRaw),
    };
  });
  return csvOf({ order: COLUMNS, columns, rows });
}
