import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { type CoinTermDays, endsAt, expectedReward } from "~/domain/staking/rules";
import { AmountField } from "~/features/money/amount-field";
import type { AmountTexts } from "~/features/money/amount-problem";
import type { AmountEntry } from "~/features/money/amount-text";
import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { useAmount } from "~/features/money/use-amount";
import { formatBps, formatChainDate } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { HolderState } from "~/wallet/use-holder-state";
import { Balance } from "./balance";
import { DeedSum } from "./deed-sum";
import { RewardPlot } from "./reward-plot";
import { describeAmountProblem, type StakeConditions, type StakeErrors } from "./stake-check";
import { stakeSearch } from "./stake-query";
import { TermChoice } from "./term-choice";

export type CalculatorProps = {
  texts: Pick<Texts["staking"], "calculator" | "labels" | "amount" | "plot">;
  entryTexts: AmountTexts;
  errors: StakeErrors;
  pool: StakeConditions & { chainTs: bigint };
  holderState: HolderState;
  /** Null unless somebody is signed in, and if it could not be read. */
  balanceRaw: bigint | null;
  /** Why a holder's balance could not be read. */
  balanceProblem: string | null;
  initial: { termDays: CoinTermDays; amount: AmountEntry };
  /** Whether its button is the loud one of the screen. */
  isLoud: boolean;
};

/** Calculates what a stake would earn, to the base unit. Without JavaScript, the server computes it from the address. */
export function Calculator(props: CalculatorProps) {
  const { texts, entryTexts, errors, pool, holderState, initial, isLoud } = props;
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const [termDays, setTermDays] = useState(initial.termDays);
  const amount = useAmount(initial.amount, pool.decimals);
  const { calculator, labels } = texts;
  const check = { locale, texts: texts.amount, entryTexts, errors, pool, balanceRaw: null, termDays };
  const days = t(labels, "days", { count: termDays });
  const coin = (raw: bigint) => formatCoin(locale, raw, pool.decimals);
  const problem = describeAmountProblem(amount, check);
  // nothing is promised for an amount that the pool would refuse
  const principalRaw = problem ? 0n : (amount.raw ?? 0n);
  const expected = expectedReward(pool, principalRaw, termDays);
  const unlessRefused = (value: ReactNode) => (problem ? "–" : value);
  const endTs = endsAt(pool.chainTs, termDays);
  const sum = (
    <DeedSum
      labels={labels}
      outRaw={principalRaw}
      inRaw={principalRaw + expected.netRaw}
      decimals={pool.decimals}
      endTs={endTs}
    />
  );
  const connectNext =
    holderState === "visitor" ? <span className="action-bar-note">{calculator.connectNext}</span> : null;
  const apply = (
    <ButtonLink
      variant={isLoud ? "primary" : "secondary"}
      size={isLoud ? "large" : undefined}
      to={`/${localePath}/powerzoneCoinStakingWriteStaking${stakeSearch(termDays, amount.raw, pool.decimals)}`}
      {...logged(`coinStaking.stake${termDays}`)}
    >
      {calculator.apply}
    </ButtonLink>
  );
  return (
    <div className="work calculator">
      <Form method="get" action="#calculator" className="stack-form" replace preventScrollReset>
        {holderState === "signed-in" ? (
          <Balance
            texts={texts}
            decimals={pool.decimals}
            holderState={holderState}
            balanceRaw={props.balanceRaw}
            balanceProblem={props.balanceProblem}
          />
        ) : null}
        <TermChoice labels={labels} ratesBps={pool.ratesBps} termDays={termDays} onTerm={setTermDays} />
        <div className="stack-tight">
          <AmountField
            texts={texts.amount}
            entryTexts={entryTexts}
            label={calculator.amount}
            amount={amount}
            bounds={pool}
            error={problem}
          />
          <p className="faint">
            {holderState === "visitor" ? `${calculator.noWallet} ${calculator.lead}` : calculator.lead}
          </p>
        </div>
        <p className="without-script">
          <Button type="submit" {...logged("coinStaking.calculator")}>
            {calculator.calculate}
          </Button>
        </p>
      </Form>
      <div className="panel calculator-result" aria-live="polite" aria-atomic="true">
        <FactList
          items={[
            {
              term: t(calculator, "getBack", { days }),
              value: unlessRefused(<Money raw={principalRaw + expected.netRaw} decimals={pool.decimals} />),
              note: problem ? undefined : formatChainDate(locale, endTs),
              tone: "in",
            },
            { term: calculator.reward, value: unlessRefused(coin(expected.netRaw)) },
            ...(pool.feeBps > 0
              ? [
                  {
                    term: calculator.fee,
                    value: unlessRefused(`${coin(expected.feeRaw)} (${formatBps(locale, pool.feeBps)})`),
                  },
                ]
              : []),
            { term: labels.yearlyRate, value: formatBps(locale, expected.rateBps) },
          ]}
        />
      </div>
      {isLoud ? (
        <ActionBar
          sum={
            problem ? (
              connectNext
            ) : (
              <>
                {sum} {connectNext}
              </>
            )
          }
        >
          {apply}
        </ActionBar>
      ) : (
        <p>{apply}</p>
      )}
      {problem ? null : (
        <Fold summary={calculator.plot}>
          <RewardPlot texts={texts} pool={pool} principalRaw={principalRaw} termDays={termDays} />
        </Fold>
      )}
    </div>
  );
}
