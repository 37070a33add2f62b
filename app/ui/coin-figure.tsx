import { formatAmount, formatExact, formatSteady, isCut, separatorsOf } from "~/locales/format";
import { useLocale } from "./use-locale";

export type CoinFigureProps = {
  raw: bigint;
  decimals: number;
  /** The symbol of the coin; empty in a table whose rows name it. */
  coin: string;
  /** Shows all decimals of the rule, so that a figure that ticks keeps its width. */
  steady?: boolean;
};

/**
 * A figure with at most four decimals, which are smaller than the whole coins. If that is less than the whole amount, its
 * exact value appears while the figure has the focus or the pointer, so also when it is pressed.
 */
export function CoinFigure({ raw, decimals, coin, steady = false }: CoinFigureProps) {
  const locale = useLocale();
  const text = (steady ? formatSteady : formatAmount)(locale, raw, decimals);
  const { whole, fraction } = splitAmount(text, separatorsOf(locale).decimal);
  // without a unit there is no space for it either, so that a column's digits end at its edge
  const unit = coin === "" ? "" : `\u00a0${coin}`;
  const exact = isCut(raw, decimals) ? `${formatExact(locale, raw, decimals)}${unit}` : null;
  return (
    <span className="money" {...(exact ? { "data-exact": exact, tabIndex: 0 } : {})}>
      {whole}
      <small>
        <span className="money-fraction">{fraction}</span>
        {unit ? <span className="money-unit">{unit}</span> : null}
      </small>
    </span>
  );
}

/** The whole coins and the rest, as they are shown. An amount below one coin is not split: its zero says nothing. */
function splitAmount(text: string, decimalMark: string): { whole: string; fraction: string } {
  const point = text.indexOf(decimalMark);
  if (point === -1 || /^<?0/.test(text)) return { whole: text, fraction: "" };
  return { whole: text.slice(0, point), fraction: text.slice(point) };
}
