import { useState } from "react";
import { formatExact } from "~/locales/format";
import type { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useLocale } from "~/ui/use-locale";
import type { AmountTexts } from "./amount-problem";
import { AmountReading } from "./amount-reading";
import { entryOf } from "./amount-text";
import type { Amount } from "./use-amount";
import { showWhileFocused } from "./while-focused";

export type ClaimAmountProps = {
  words: { label: string; hint: string; max: string };
  entryTexts: AmountTexts;
  coin: string;
  decimals: number;
  amount: Amount;
  /** All that is due, in base units; it grows by the second. */
  dueRaw: bigint;
  /** True if all that is due is claimed, however much it grows. */
  isMax: boolean;
  onMax: (isMax: boolean) => void;
  error: string | null;
  /** The log attribute of the button that claims everything. */
  log: ReturnType<typeof logged>;
};

/** The field for the amount of a claim: what was typed, or all that is due. */
export function ClaimAmount({
  words,
  entryTexts,
  coin,
  decimals,
  amount,
  dueRaw,
  isMax,
  onMax,
  error,
  log,
}: ClaimAmountProps) {
  const locale = useLocale();
  // while the field has the focus, its text does not tick and has no groups, so that a digit can be typed anywhere in it
  const [heldRaw, setHeldRaw] = useState<bigint | null>(null);
  const due = heldRaw === null ? formatExact(locale, dueRaw, decimals) : entryOf(locale, heldRaw, decimals).typed;
  const typed = heldRaw === null ? amount.shown : amount.typed;
  return (
    <div className="stack-tight">
      <div className="claim-amount">
        <Field
          label={words.label}
          suffix={coin}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={isMax ? due : typed}
          onFocus={(event) => showWhileFocused(event.currentTarget, () => setHeldRaw(dueRaw))}
          onBlur={() => setHeldRaw(null)}
          onChange={(event) => {
            onMax(false);
            amount.type(event.currentTarget.value);
          }}
          hint={words.hint}
          error={error}
        />
        <Button size="small" aria-pressed={isMax} onClick={() => onMax(true)} {...log}>
          {words.max}
        </Button>
      </div>
      <AmountReading texts={entryTexts} amount={isMax ? { raw: null } : amount} coin={coin} decimals={decimals} />
    </div>
  );
}
