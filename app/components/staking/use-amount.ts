import { useState } from "react";
import { useLocale } from "~/components/use-locale";
import { decimalToAmount } from "~/domain/staking/rules";
import { amountToDecimal } from "~/locales/format";
import { decimalToTyped, typedToDecimal } from "./amount-text";

export type Amount = {
  /** What stands in the field. */
  typed: string;
  /** The same as a decimal with a point; empty where it cannot be read. */
  decimal: string;
  /** Base units; null where it is empty or cannot be read. */
  raw: bigint | null;
  isUnreadable: boolean;
  type(typed: string): void;
  fill(raw: bigint): void;
};

/** An amount field of the page's language. `initial` is a decimal with a point, as addresses keep it. */
export function useAmount(initial: string, decimals: number): Amount {
  const locale = useLocale();
  const [typed, setTyped] = useState(() => decimalToTyped(locale, initial));
  const decimal = typedToDecimal(locale, typed) ?? "";
  const raw = decimal ? decimalToAmount(decimal, decimals) : null;
  return {
    typed,
    decimal: raw === null ? "" : amountToDecimal(raw, decimals),
    raw,
    isUnreadable: typed.trim() !== "" && raw === null,
    type: setTyped,
    fill: (filled) => setTyped(decimalToTyped(locale, amountToDecimal(filled, decimals))),
  };
}
