import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { type CoinTermDays, endsAt, expectedReward } from "~/domain/staking/rules";
import type { AmountTexts } from "~/features/money/amount-problem";
import type { AmountEntry } from "~/features/money/amount-text";
import { useAmount } from "~/features/money/use-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { refusePress } from "~/logs/press-outcome";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { Fold } from "~/ui/fold";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import { useLocale } from "~/ui/use-locale";
import { useHolderState } from "~/wallet/use-holder-state";
import { DeedSum } from "./deed-sum";
import { RewardPlot } from "./reward-plot";
import { StakeAmount } from "./stake-amount";
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

/** Why Next cannot be pressed yet, or what it goes on with. */
const NOTE = "stake-next-note";

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
  const stakeRaw = problem ? null : amount.raw;
  // without a script, the button sends what was typed and the server checks it
  const isUnready = useIsHydrated() && stakeRaw === null;
  const here = `/${localePath}/powerzoneCoinStakingWriteStaking`;
  const confirm = `${here}Confirm`;

  const missing = amount.typed === "" ? write.enterAmount : write.refused;
  const sumOf = (raw: bigint) => (
    <DeedSum
      labels={labels}
      inRaw={raw + expectedReward(pool, raw, termDays).netRaw}
      decimals={pool.decimals}
      endTs={endsAt(pool.chainTs, termDays)}
    />
  );
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
    <Form method="get" action={confirm} className="deed deed-form" onSubmit={goOn}>
      {/* Enter presses the first button of a form, which must be the next step and not a share */}
      <button
        type="submit"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        {...logged("coinStakingWrite.next")}
      />
      <div className="deed-main stack-form">
        <TermChoice labels={labels} ratesBps={pool.ratesBps} termDays={termDays} onTerm={setTermDays} isLogged />
        <StakeAmount
          {...props}
          amount={amount}
          holderState={holderState}
          formAction={here}
          error={isChecked ? problem : null}
          onLeave={() => setIsChecked(amount.typed !== "")}
          onShare={(raw) => {
            amount.fill(raw);
            setIsChecked(true);
          }}
          inputRef={input}
        />
      </div>
      {/* from the start on a wide screen, so that the button below stays in its place */}
      <section
        className={stakeRaw === null ? "deed-aside panel is-empty" : "deed-aside panel"}
        aria-labelledby="summary-title"
      >
        <h2 id="summary-title">{write.summary}</h2>
        <StakeSummary texts={texts} pool={pool} principalRaw={stakeRaw} termDays={termDays} />
        <p className="faint">{write.nothingYet}</p>
      </section>
      {stakeRaw === null ? null : (
        <div className="deed-more">
          <Fold summary={write.byDay}>
            <RewardPlot texts={texts} pool={pool} principalRaw={stakeRaw} termDays={termDays} />
          </Fold>
        </div>
      )}
      <ActionBar sum={<span id={NOTE}>{stakeRaw === null ? missing : sumOf(stakeRaw)}</span>}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          unready={isUnready}
          aria-describedby={NOTE}
          {...logged("coinStakingWrite.next")}
        >
          {labels.next}
        </Button>
      </ActionBar>
    </Form>
  );
}
