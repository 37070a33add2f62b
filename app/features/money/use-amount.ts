import { useState } from "react";
import { formatExact } from "~/locales/format";
import { useLocale } from "~/ui/use-locale";
import { type AmountEntry, enterAmount, entryIn, entryOf } from "./amount-text";

export type Amount = Pick<AmountEntry, "typed" | "raw" | "fault"> & {
  /** What the field shows while nobody types in it: the amount with its digit groups, or the text that could not be read. */
  shown: string;
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
    shown: raw === null ? typed : formatExact(locale, raw, decimals),
    raw,
    fault,
    type: (text) => setEntered(enterAmount(locale, text, decimals)),
    fill: (amountRaw) => setEntered(entryOf(locale, amountRaw, decimals)),
  };
}
