import { useLocale } from "~/components/use-locale";
import { amountToDecimal } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { COIN } from "./money-text";

export type MoneyProps = {
  raw: bigint;
  decimals: number;
  /** Its symbol, where it is not the coin that is staked. */
  coin?: string;
  /** Shows every decimal, so that a figure that ticks keeps its width. */
  steady?: boolean;
};

/** A large figure, exact to the base unit: the whole coins large, what is behind the point smaller. */
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
  const format = new Intl.NumberFormat(locale.intl, {
    minimumFractionDigits: isSteady ? decimals : 0,
    maximumFractionDigits: decimals,
  });
  const parts = format.formatToParts(amountToDecimal(raw, decimals) as Intl.StringNumericLiteral);
  const point = parts.findIndex(({ type }) => type === "decimal");
  const join = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join("");
  if (point === -1) return { whole: join(parts), fraction: "" };
  return { whole: join(parts.slice(0, point)), fraction: join(parts.slice(point)) };
}
