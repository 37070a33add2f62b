import { type CoinTermDays, decimalToAmount, isCoinTerm, percentOf, QUICK_FILL_PERCENTS } from "~/domain/staking/rules";
import { amountToDecimal } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { typedToDecimal } from "./amount-text";

/** What the staking forms keep in the address: `term` in days, `amount` as a decimal with a point. */
export type StakeQuery = {
  termDays: CoinTermDays;
  /** Base units; null where there is none or it cannot be read. */
  amountRaw: bigint | null;
  /** What stands in the address, so that it can be shown again when it is wrong. */
  amountText: string;
};

const DEFAULT_TERM: CoinTermDays = 90;

/** Reads the state of a staking form from its address. An unknown term becomes the default one. */
export function readStakeQuery(url: URL, decimals: number): StakeQuery {
  const term = Number(url.searchParams.get("term"));
  const amountText = url.searchParams.get("amount") ?? "";
  return {
    termDays: isCoinTerm(term) ? term : DEFAULT_TERM,
    amountText,
    amountRaw: decimalToAmount(amountText, decimals),
  };
}

/** `term=90&amount=12.5` for an address. */
export function stakeSearch(termDays: number, amount: string): string {
  const search = new URLSearchParams({ term: String(termDays) });
  if (amount) search.set("amount", amount);
  return `?${search}`;
}

/**
 * Where a form that was sent as it stood belongs: `typed` holds the amount as typed, `share` a percentage of the balance.
 * Null where the address is already in its plain form.
 */
export function plainAddress(
  url: URL,
  locale: Locale,
  holding: { balanceRaw: bigint | null; decimals: number },
): string | null {
  const typed = url.searchParams.get("typed");
  const share = url.searchParams.get("share");
  if (typed === null && share === null) return null;
  const plain = new URL(url);
  plain.searchParams.delete("typed");
  plain.searchParams.delete("share");
  plain.searchParams.set("amount", shareAmount(share, holding) ?? typedToDecimal(locale, typed ?? "") ?? typed ?? "");
  return `${plain.pathname}${plain.search}`;
}

function shareAmount(share: string | null, holding: { balanceRaw: bigint | null; decimals: number }): string | null {
  const percent = QUICK_FILL_PERCENTS.find((known) => String(known) === share);
  if (!percent || holding.balanceRaw === null) return null;
  return amountToDecimal(percentOf(holding.balanceRaw, percent), holding.decimals);
}
