import { amountToDecimal } from "~/locales/format";
import { byCoin } from "../coin-order";
import { csvOf } from "../csv-file";
import type { EntitlementCount } from "../entitlements/view";
import { SOL_DECIMALS } from "../solana/sol";
import { type AccountDeps, getEntitlements, getWholeAccount } from "./queries.server";
import { coinSums } from "./rules";
import type { CoinSum, WalletBalances } from "./view";

const COLUMNS = ["coin", "mint", "staked", "due", "accrued", "coming", "givenUp", "wallet", "entries"] as const;
type Column = (typeof COLUMNS)[number];
type Row = Record<Column, string>;

const EMPTY: Row = {
  coin: "",
  mint: "",
  staked: "",
  due: "",
  accrued: "",
  coming: "",
  givenUp: "",
  wallet: "",
  entries: "",
};

/**
 * An account as CSV: SOL, then one row per coin, with exact amounts in whole coins with a decimal point, then the number of
 * entries in the lists of BENEFIT and RWA. Throws as getWholeAccount does.
 */
export async function exportAccount(
  deps: AccountDeps,
  { wallet, columns }: { wallet: string; columns: Row },
): Promise<string> {
  const [account, { benefit, rwa }] = await Promise.all([getWholeAccount(deps, wallet), getEntitlements(deps, wallet)]);
  const rows: Row[] = [
    { ...EMPTY, coin: "SOL", wallet: amountToDecimal(account.balances.lamports, SOL_DECIMALS) },
    ...coinRows(coinSums(account), account.balances),
    { ...EMPTY, coin: "BENEFIT", entries: entriesIn(benefit) },
    { ...EMPTY, coin: "RWA", entries: entriesIn(rwa) },
  ];
  return csvOf({ order: COLUMNS, columns, rows });
}

/** The sums of a coin on the site and what is in the wallet, on one line. */
function coinRows(sums: readonly CoinSum[], { coins }: WalletBalances): Row[] {
  const known = new Map([...coins, ...sums].map((coin) => [coin.mint, coin]));
  return [...known.values()].sort(byCoin).map(({ mint, symbol, decimals }) => {
    const sum = sums.find((it) => it.mint === mint);
    const held = coins.find((it) => it.mint === mint);
    const amount = (raw: bigint | undefined) => amountToDecimal(raw ?? 0n, decimals);
    return {
      ...EMPTY,
      coin: symbol,
      mint,
      staked: amount(sum?.stakedRaw),
      due: amount(sum?.dueRaw),
      accrued: amount(sum?.accruedRaw),
      coming: amount(sum?.comingRaw),
      givenUp: amount(sum?.givenUpRaw),
      wallet: amount(held?.amountRaw),
    };
  });
}

function entriesIn({ count, isMore }: EntitlementCount): string {
  return isMore ? `> ${count}` : String(count);
}
