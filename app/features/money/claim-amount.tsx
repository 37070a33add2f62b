import { useState } from "react";
import type { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useLocale } from "~/ui/use-locale";
import type { AmountTexts } from "./amount-problem";
import { AmountReading } from "./amount-reading";
import type { Amount } from "./use-amount";

export type ClaimAmountProps = {
  words: { label: string; hint: string; max: string };
  entryTexts: AmountTexts;
  coin: string;
  decimals: number;
  amount: Amount;
  /** All that is due, as text for the field; it grows by the second. */
  due: string;
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
  due,
  isMax,
  onMax,
  error,
  log,
}: ClaimAmountProps) {
  // while the field has the focus, its text does not tick, so that a selection or a typed digit stays valid
  const locale = useLocale();
  const [held, setHeld] = useState<{ text: string; language: string } | null>(null);
  // a text in another language would be read with the separators of this one
  const shown = held?.language === locale.code ? held.text : due;
  return (
    <div className="stack-tight">
      <div className="claim-amount">
        <Field
          label={words.label}
          suffix={coin}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={isMax ? shown : amount.typed}
          onFocus={() => setHeld({ text: due, language: locale.code })}
          onBlur={() => setHeld(null)}
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
