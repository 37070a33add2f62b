import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import type { CoinTermDays } from "~/domain/staking/rules";
import { AmountField, Shares } from "~/features/money/amount-field";
import type { AmountTexts } from "~/features/money/amount-problem";
import type { AmountEntry } from "~/features/money/amount-text";
import { useAmount } from "~/features/money/use-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { refusePress } from "~/logs/press-outcome";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useHolderState } from "~/wallet/use-holder-state";
import { Balance } from "./balance";
import { RewardPlot } from "./reward-plot";
import { describeAmountProblem, type StakeConditions, type StakeErrors } from "./stake-check";
import { stakeSearch } from "./stake-query";
import { StakeSummary } from "./stake-summary";
import { TermChoice } from "./term-choice";

export type StakeFormProps = {
  texts: Pick<Texts["staking"], "write" | "labels" | "amount" | "plot">;
  entryTexts: AmountTexts;
  errors: StakeErrors;
  pool: StakeConditions & { chainTs: bigint };
  holderAddress: string | null;
  /** Null for a visitor, and if it could not be read. */
  balanceRaw: bigint | null;
  /** Why a holder's balance could not be read. */
  balanceProblem: string | null;
  initial: { termDays: CoinTermDays; amount: AmountEntry; hasAmount: boolean };
};

/** Step one of a stake: how much, for how long. A plain GET form whose state is the address. */
export function StakeForm(props: StakeFormProps) {
  const { texts, entryTexts, errors, pool, initial } = props;
  const holderState = useHolderState(props.holderAddress);
  // the balance belongs to the account of the session, not to another one to which the wallet has switched
  const balanceRaw = holderState === "signed-in" ? props.balanceRaw : null;
  const locale = useLocale();
  const { localePath } = useShell();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [termDays, setTermDays] = useState(initial.termDays);
  const [isChecked, setIsChecked] = useState(initial.hasAmount);
  const amount = useAmount(initial.amount, pool.decimals);
  const { write, labels } = texts;
  const check = { locale, texts: texts.amount, entryTexts, errors, pool, balanceRaw, termDays };
  const problem = describeAmountProblem(amount, check);
  const here = `/${localePath}/powerzoneCoinStakingWriteStaking`;
  const confirm = `${here}Confirm`;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem) {
      refusePress("amount");
      return input.current?.focus();
    }
    const search = stakeSearch(termDays, amount.raw, pool.decimals);
    // the entry is kept in the address, so that Back returns to what was entered
    window.history.replaceState(window.history.state, "", `${here}${search}`);
    navigate(`${confirm}${search}`);
  };
  return (
    <Form method="get" action={confirm} className="work" onSubmit={goOn}>
      {/* Enter presses the first button of a form, which must be the next step and not a share */}
      <button
        type="submit"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        {...logged("coinStakingWrite.next")}
      />
      <div className="stack-form">
        <TermChoice labels={labels} ratesBps={pool.ratesBps} termDays={termDays} onTerm={setTermDays} isLogged />
        <div className="stack-tight">
          <AmountField
            texts={texts.amount}
            entryTexts={entryTexts}
            label={texts.amount.label}
            amount={amount}
            bounds={pool}
            error={isChecked ? problem : null}
            onLeave={() => setIsChecked(amount.typed !== "")}
            inputRef={input}
          />
          <Balance
            texts={texts}
            decimals={pool.decimals}
            holderState={holderState}
            balanceRaw={props.balanceRaw}
            balanceProblem={props.balanceProblem}
          />
          {balanceRaw === null ? null : (
            <Shares
              texts={texts.amount}
              balanceRaw={balanceRaw}
              chosenRaw={amount.raw}
              formAction={here}
              onShare={(raw) => {
                amount.fill(raw);
                setIsChecked(true);
              }}
            />
          )}
          <p className="without-script">
            <Button type="submit" formAction={here}>
              {texts.amount.update}
            </Button>
          </p>
        </div>
        {amount.raw && !problem ? (
          <RewardPlot texts={texts} pool={pool} principalRaw={amount.raw} termDays={termDays} />
        ) : null}
      </div>
      <section className="panel summary" aria-labelledby="summary-title">
        <h2 id="summary-title">{write.summary}</h2>
        {amount.typed !== "" && problem ? (
          <p className="soft">{write.refused}</p>
        ) : (
          <StakeSummary texts={texts} pool={pool} principalRaw={amount.raw} termDays={termDays} />
        )}
        <Button type="submit" variant="primary" size="large" wide {...logged("coinStakingWrite.next")}>
          {labels.next}
        </Button>
        <p className="faint">{write.nothingYet}</p>
        {balanceRaw === null ? <p className="faint">{write.visitor}</p> : null}
      </section>
    </Form>
  );
}
