import { formatExact, separatorsOf } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";
import { translateIn } from "~/locales/translate";
import { useLocale } from "~/ui/use-locale";
import type { AmountTexts } from "./amount-problem";
import type { Amount } from "./use-amount";

export type AmountReadingProps = {
  texts: AmountTexts;
  amount: Pick<Amount, "raw" | "typed">;
  coin: string;
  decimals: number;
};

/**
 * How a typed amount is read, grouped and with its unit, because "1.234" means different amounts in different languages. A large
 * round one is spelled too. Nothing for whole coins that the field shows in the same words.
 */
export function AmountReading({ texts, amount: { raw, typed }, coin, decimals }: AmountReadingProps) {
  const locale = useLocale();
  return (
    <p className="amount-reading" role="status">
      {raw === null ? null : readingOf(locale, { texts, raw, typed, coin, decimals })}
    </p>
  );
}

type Reading = Omit<AmountReadingProps, "amount"> & { raw: bigint; typed: string };

function readingOf(locale: Locale, { texts, raw, typed, coin, decimals }: Reading): string | null {
  const t = translateIn(locale);
  const exact = formatExact(locale, raw, decimals);
  const amount = `${exact}\u00a0${coin}`;
  const words = spellAmount(locale, raw, decimals);
  const isWhole = raw % 10n ** BigInt(decimals) === 0n;
  const isSame = [exact, exact.replaceAll(separatorsOf(locale).group, "")].includes(typed.trim());
  if (!words && isWhole && isSame) return null;
  return words ? t(texts, "spelled", { amount, words }) : t(texts, "reading", { amount });
}
