import { formatExact } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { spellAmount } from "~/locales/spell-amount";
import { translateIn } from "~/locales/translate";
import { useLocale } from "~/ui/use-locale";
import type { AmountTexts } from "./amount-problem";
import type { Amount } from "./use-amount";

export type AmountReadingProps = { texts: AmountTexts; amount: Pick<Amount, "raw">; coin: string; decimals: number };

/**
 * How a typed amount is read, grouped and with its unit, because "1.234" means different amounts in different languages. A large
 * round one is spelled too.
 */
export function AmountReading({ texts, amount: { raw }, coin, decimals }: AmountReadingProps) {
  const locale = useLocale();
  return (
    <p className="amount-reading" role="status">
      {raw === null ? null : readingOf(locale, { texts, raw, coin, decimals })}
    </p>
  );
}

type Reading = Omit<AmountReadingProps, "amount"> & { raw: bigint };

function readingOf(locale: Locale, { texts, raw, coin, decimals }: Reading): string {
  const t = translateIn(locale);
  const amount = `${formatExact(locale, raw, decimals)}\u00a0${coin}`;
  const words = spellAmount(locale, raw, decimals);
  return words ? t(texts, "spelled", { amount, words }) : t(texts, "reading", { amount });
}
