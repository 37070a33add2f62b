import { formatDecimal } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import type { Amount } from "./use-amount";

export type AmountTexts = Texts["amountEntry"];

/** Why what was typed is not an amount, in words; null if it is one. An empty field is not one either. */
export function describeUnreadable(
  amount: Pick<Amount, "raw" | "fault">,
  { locale, texts, coin, decimals }: { locale: Locale; texts: AmountTexts; coin: string; decimals: number },
): string | null {
  const t = translateIn(locale);
  if (amount.raw !== null) return null;
  const values = { example: formatDecimal(locale, "1250.5"), coin, decimals };
  return t(texts.faults, amount.fault ?? "NotAnAmount", values);
}

type Claim = Parameters<typeof describeUnreadable>[1] & {
  dueRaw: bigint;
  words: { nothingDue: string; tooMuch: string };
};

/**
 * The part of a claim's problem that the field shows. An amount that is too high is reported while it is typed, since no
 * further digit can correct it; any other problem only once the holder has asked for the claim.
 */
export function shownClaimProblem(
  problem: string | null,
  { isAsked, raw, dueRaw }: { isAsked: boolean; raw: bigint | null; dueRaw: bigint },
): string | null {
  return isAsked || (raw ?? 0n) > dueRaw ? problem : null;
}

/** Why an amount cannot be claimed, in words; null if it can. `amount` is null for all that is due. */
export function describeClaimProblem(amount: Pick<Amount, "raw" | "fault"> | null, claim: Claim): string | null {
  const { dueRaw, words, texts } = claim;
  if (dueRaw === 0n) return words.nothingDue;
  if (amount === null) return null;
  if (amount.raw === null) return describeUnreadable(amount, claim);
  if (amount.raw === 0n) return texts.zero;
  return amount.raw > dueRaw ? words.tooMuch : null;
}
