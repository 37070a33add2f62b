import { useState } from "react";
import { useLocale } from "~/ui/use-locale";
import { type AmountEntry, enterAmount, entryIn, entryOf } from "./amount-text";

export type Amount = Pick<AmountEntry, "typed" | "raw" | "fault"> & {
  type(typed: string): void;
  fill(raw: bigint): void;
};

/**
 * An amount field. What was typed is read in the language it was typed in; when the page's language changes, the amount
 * stays and its text is rewritten. `initial`: the entry from the address.
 */
export function useAmount(initial: AmountEntry | null, decimals: number): Amount {
  const locale = useLocale();
  const [entered, setEntered] = useState(() => initial ?? enterAmount(locale, "", decimals));
  const { typed, raw, fault } = entryIn(locale, entered, decimals);
  return {
    typed,
    raw,
    fault,
    type: (text) => setEntered(enterAmount(locale, text, decimals)),
    fill: (amountRaw) => setEntered(entryOf(locale, amountRaw, decimals)),
  };
}
