import { useState } from "react";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import type { logged } from "~/logs/logged";
import type { Amount } from "./use-amount";

export type ClaimAmountProps = {
  words: { label: string; hint: string; max: string };
  coin: string;
  amount: Amount;
  /** All that is due, as the field shows it; it grows by the second. */
  due: string;
  /** All that is due is claimed, whatever it has grown to. */
  isMax: boolean;
  onMax: (isMax: boolean) => void;
  error: string | null;
  /** Of the button that takes all. */
  log: ReturnType<typeof logged>;
};

/** The amount of a claim: what was typed, or all that is due. */
export function ClaimAmount({ words, coin, amount, due, isMax, onMax, error, log }: ClaimAmountProps) {
  // while it is in hand its text stands still: what is selected or typed beside must not change under the fingers
  const [held, setHeld] = useState<string | null>(null);
  return (
    <div className="claim-amount">
      <Field
        label={words.label}
        suffix={coin}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={isMax ? (held ?? due) : amount.typed}
        onFocus={() => setHeld(due)}
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
  );
}
