import type { RefObject } from "react";
import { AmountField, Shares } from "~/features/money/amount-field";
import type { AmountTexts } from "~/features/money/amount-problem";
import type { Amount } from "~/features/money/use-amount";
import type { Texts } from "~/locales/texts.server";
import { Button } from "~/ui/button";
import type { HolderState } from "~/wallet/use-holder-state";
import { Balance } from "./balance";
import type { StakeConditions } from "./stake-check";

export type StakeAmountProps = {
  texts: Pick<Texts["staking"], "labels" | "amount">;
  entryTexts: AmountTexts;
  pool: StakeConditions;
  amount: Amount;
  holderState: HolderState;
  /** Null for a visitor, and if it could not be read. */
  balanceRaw: bigint | null;
  /** Why a holder's balance could not be read. */
  balanceProblem: string | null;
  /** The form's own address, to which its buttons send it without a script. */
  formAction: string;
  error: string | null;
  onLeave: () => void;
  onShare: (raw: bigint) => void;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** The amount of a stake: its field, what the wallet holds, and buttons for a part of that. */
export function StakeAmount(props: StakeAmountProps) {
  const { texts, entryTexts, pool, amount, holderState, balanceRaw, balanceProblem, formAction: here } = props;
  return (
    <div className="stack-tight">
      <AmountField
        texts={texts.amount}
        entryTexts={entryTexts}
        label={texts.amount.label}
        amount={amount}
        bounds={pool}
        error={props.error}
        onLeave={props.onLeave}
        inputRef={props.inputRef}
      />
      <Balance
        texts={texts}
        decimals={pool.decimals}
        holderState={holderState}
        balanceRaw={balanceRaw}
        balanceProblem={balanceProblem}
      />
      {holderState === "signed-in" && balanceRaw !== null ? (
        <Shares
          texts={texts.amount}
          balanceRaw={balanceRaw}
          chosenRaw={amount.raw}
          formAction={here}
          onShare={props.onShare}
        />
      ) : null}
      <p className="without-script">
        <Button type="submit" formAction={here}>
          {texts.amount.update}
        </Button>
      </p>
    </div>
  );
}
