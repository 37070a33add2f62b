import { useState } from "react";
import { formatExact } from "~/locales/format";
import type { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useLocale } from "~/ui/use-locale";
import { AmountReading } from "./amount-reading";
import { entryOf } from "./amount-text";
import type { MoneyFrame } from "./money-frame";
import type { ClaimAmount } from "./use-claim-amount";
import { showWhileFocused } from "./while-focused";

export type ClaimFieldProps = {
  frame: Pick<MoneyFrame, "amountEntry" | "claim">;
  claim: ClaimAmount;
  /** What the specification calls the button that claims everything, and what it does, if it is not MAX. */
  all?: { label: string; hint: string };
  /** The log attribute of that button. */
  log: ReturnType<typeof logged>;
};

/** The field for the amount of a claim: what was typed, or all that is due. It takes the amount before the fee. */
export function ClaimField({ frame, claim, all, log }: ClaimFieldProps) {
  const locale = useLocale();
  const { amount, isMax, setIsMax, error } = claim;
  const { coin, decimals, dueRaw, netOf } = claim.due;
  const words = frame.claim;
  // while the field has the focus, its text does not tick and has no groups, so that a digit can be typed anywhere in it
  const [heldRaw, setHeldRaw] = useState<bigint | null>(null);
  const due = heldRaw === null ? formatExact(locale, dueRaw, decimals) : entryOf(locale, heldRaw, decimals).typed;
  const typed = heldRaw === null ? amount.shown : amount.typed;
  return (
    <div className="stack-tight">
      <div className="claim-amount">
        <Field
          label={netOf(dueRaw) < dueRaw ? words.amountBeforeFee : words.amount}
          suffix={coin}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={isMax ? due : typed}
          onFocus={(event) => showWhileFocused(event.currentTarget, () => setHeldRaw(dueRaw))}
          onBlur={() => setHeldRaw(null)}
          onChange={(event) => {
            setIsMax(false);
            amount.type(event.currentTarget.value);
          }}
          hint={all?.hint ?? words.maxHint}
          error={error}
        />
        <Button size="small" aria-pressed={isMax} onClick={() => setIsMax(true)} {...log}>
          {all?.label ?? words.max}
        </Button>
      </div>
      <AmountReading
        texts={frame.amountEntry}
        amount={isMax ? { raw: null, typed: "" } : amount}
        coin={coin}
        decimals={decimals}
      />
    </div>
  );
}
