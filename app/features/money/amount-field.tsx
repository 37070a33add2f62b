import { type RefObject, useState } from "react";
import { percentOf, QUICK_FILL_PERCENTS } from "~/domain/staking/rules";
import { formatExact } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { AmountTexts } from "./amount-problem";
import { AmountReading } from "./amount-reading";
import { COIN } from "./money-text";
import type { Amount } from "./use-amount";
import { showWhileFocused } from "./while-focused";

export type AmountFieldProps = {
  texts: Texts["staking"]["amount"];
  entryTexts: AmountTexts;
  label: string;
  amount: Amount;
  bounds: { minStakeRaw: bigint; maxStakeRaw: bigint; decimals: number };
  error: string | null;
  onLeave?: () => void;
  inputRef?: RefObject<HTMLInputElement | null>;
};

/**
 * The field for an amount of SCG, named `typed` in the form. `typedIn` is the language in which it has to be read. Its digits
 * are grouped except while it has the focus, because a digit typed into groups would misplace their marks.
 */
export function AmountField({ texts, entryTexts, label, amount, bounds, error, onLeave, inputRef }: AmountFieldProps) {
  const t = useT();
  const locale = useLocale();
  const [hasFocus, setHasFocus] = useState(false);
  const bound = (raw: bigint) => formatExact(locale, raw, bounds.decimals);
  return (
    <>
      <input type="hidden" name="typedIn" value={locale.path} />
      <Field
        ref={inputRef}
        label={label}
        amount
        suffix={COIN}
        name="typed"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={hasFocus ? amount.typed : amount.shown}
        onChange={(event) => amount.type(event.currentTarget.value)}
        onFocus={(event) => showWhileFocused(event.currentTarget, () => setHasFocus(true))}
        onBlur={() => {
          setHasFocus(false);
          onLeave?.();
        }}
        hint={t(texts, "bounds", { minimum: bound(bounds.minStakeRaw), maximum: bound(bounds.maxStakeRaw) })}
        error={error}
      />
      <AmountReading texts={entryTexts} amount={amount} coin={COIN} decimals={bounds.decimals} />
    </>
  );
}

export type SharesProps = {
  texts: Texts["staking"]["amount"];
  balanceRaw: bigint;
  /** The amount in the field. If it equals one of the shares, the button of that share is shown as pressed. */
  chosenRaw: bigint | null;
  /** The form's own address, to which a press sends the form without JavaScript. */
  formAction: string;
  onShare: (raw: bigint) => void;
};

/** Buttons for 10, 25, 50 and 100 percent of the balance. */
export function Shares({ texts, balanceRaw, chosenRaw, formAction, onShare }: SharesProps) {
  return (
    <fieldset className="shares">
      <legend className="visually-hidden">{texts.shares}</legend>
      {QUICK_FILL_PERCENTS.map((percent) => (
        <Button
          key={percent}
          type="submit"
          size="small"
          name="share"
          value={percent}
          formAction={formAction}
          disabled={balanceRaw === 0n}
          aria-pressed={balanceRaw > 0n && chosenRaw === percentOf(balanceRaw, percent)}
          onClick={(event) => {
            event.preventDefault();
            onShare(percentOf(balanceRaw, percent));
          }}
          {...logged(`coinStakingWrite.percent${percent}`)}
        >
          {percent}%
        </Button>
      ))}
    </fieldset>
  );
}
