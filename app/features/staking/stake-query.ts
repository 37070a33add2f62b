import { COIN_TERMS_DAYS, type CoinTermDays, percentOf, QUICK_FILL_PERCENTS } from "~/domain/staking/rules";
import { type AmountEntry, enterAmount, entryIn, entryOf } from "~/features/money/amount-text";
import { amountToDecimal } from "~/locales/format";
import { findLocaleByPath, type Locale } from "~/locales/locales";
import { parseAmount } from "~programs/amounts";

/**
 * The state of the staking forms in the address: `term` in days, and `amount` as a canonical decimal (a decimal point, no
 * groups, no superfluous zeros), which means the same in every language. Without JavaScript, a form sends `typed` and
 * `typedIn`, the language in which it was typed.
 */
export type StakeQuery = {
  /** Null if the address names a term that does not exist. */
  termDays: CoinTermDays | null;
  amount: AmountEntry;
  /** True if the address has an amount, even an empty one. */
  hasAmount: boolean;
};

const DEFAULT_TERM: CoinTermDays = 90;

/** Reads the state of a staking form from its address, for a page in `locale`. It never guesses a value. */
export function readStakeQuery(url: URL, locale: Locale, decimals: number): StakeQuery {
  const params = url.searchParams;
  return {
    termDays: readTerm(params.getAll("term")),
    amount: readAmount(params, locale, decimals),
    hasAmount: params.has("amount") || params.has("typed"),
  };
}

function readTerm(terms: readonly string[]): CoinTermDays | null {
  if (terms.length === 0) return DEFAULT_TERM;
  return terms.length === 1 ? (COIN_TERMS_DAYS.find((days) => String(days) === terms[0]) ?? null) : null;
}

function readAmount(params: URLSearchParams, locale: Locale, decimals: number): AmountEntry {
  const none = enterAmount(locale, "", decimals);
  const refused = { ...none, fault: "NotCanonical" as const };
  const amounts = params.getAll("amount");
  const typed = params.get("typed");
  if (amounts.length === 0) {
    if (typed === null) return none;
    const entry = readTypedParam(params, decimals);
    return entry ? entryIn(locale, entry, decimals) : refused;
  }
  const raw = amounts.length === 1 ? parseAmount(amounts[0] ?? "", decimals) : null;
  const isCanonical = typeof raw === "bigint" && amountToDecimal(raw, decimals) === amounts[0];
  return isCanonical ? entryOf(locale, raw, decimals) : refused;
}

/** What a form without JavaScript has sent; null if the language is missing. */
function readTypedParam(params: URLSearchParams, decimals: number): AmountEntry | null {
  const language = findLocaleByPath(params.get("typedIn") ?? undefined);
  return language && enterAmount(language, params.get("typed") ?? "", decimals);
}

/** `?term=90&amount=12.5` for an address; without `amount` if it is null. */
export function stakeSearch(termDays: number, amountRaw: bigint | null, decimals: number): string {
  const search = new URLSearchParams({ term: String(termDays) });
  if (amountRaw !== null) search.set("amount", amountToDecimal(amountRaw, decimals));
  return `?${search}`;
}

/**
 * The address that a form sent without JavaScript belongs to: `typed` holds the amount as typed, `share` a percentage of the
 * balance. Null if the address is canonical already, or if what was typed is not an amount: the form then shows it again
 * with the reason.
 */
export function canonicalStakeUrl(url: URL, holding: { balanceRaw: bigint | null; decimals: number }): string | null {
  const params = url.searchParams;
  if (!params.has("typed") && !params.has("share")) return null;
  const { balanceRaw, decimals } = holding;
  const percent = QUICK_FILL_PERCENTS.find((known) => String(known) === params.get("share"));
  const share = percent && balanceRaw !== null ? percentOf(balanceRaw, percent) : null;
  const raw = share ?? readTypedParam(params, decimals)?.raw ?? null;
  if (raw === null) return null;
  const plain = new URLSearchParams(params);
  for (const name of ["typed", "typedIn", "share"]) plain.delete(name);
  plain.set("amount", amountToDecimal(raw, decimals));
  return `${url.pathname}?${plain}`;
}
