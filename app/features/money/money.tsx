import { formatAmount, formatSteady, separatorsOf } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { useLocale } from "~/ui/use-locale";
import { COIN } from "./money-text";

export type MoneyProps = {
  raw: bigint;
  decimals: number;
  /** The symbol of the coin, if it is not the coin that is staked. */
  coin?: string;
  /** Shows all decimals, so that a figure that ticks keeps its width. */
  steady?: boolean;
};

/** A large figure, exact to the base unit. The decimals are smaller than the whole coins. */
export function Money({ raw, decimals, coin = COIN, steady }: MoneyProps) {
  const { whole, fraction } = splitAmount(useLocale(), raw, decimals, steady ?? false);
  return (
    <span className="money">
      {whole}
      <small>
        {fraction}
        {`\u00a0${coin}`}
      </small>
    </span>
  );
}

function splitAmount(locale: Locale, raw: bigint, decimals: number, isSteady: boolean) {
  const text = (isSteady ? formatSteady : formatAmount)(locale, raw, decimals);
  const point = text.indexOf(separatorsOf(locale).decimal);
  if (point === -1) return { whole: text, fraction: "" };
  return { whole: text.slice(0, point), fraction: text.slice(point) };
}
