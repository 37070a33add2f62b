import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { type CoinTermDays, DAY_SECONDS, expectedReward } from "~/domain/staking/rules";
import { AmountField, Shares } from "~/features/money/amount-field";
import type { AmountTexts } from "~/features/money/amount-problem";
import type { AmountEntry } from "~/features/money/amount-text";
import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { useAmount } from "~/features/money/use-amount";
import { formatAmount, formatBps } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { refusePress } from "~/logs/press-outcome";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type HolderState, useHolderState } from "~/wallet/use-holder-state";
import { useOpensWalletPicker } from "~/wallet/wallet-button";
import { askToSignIn } from "~/wallet/wallet-store";
import { RewardPlot } from "./reward-plot";
import { describeAmountProblem, type StakeConditions, type StakeErrors } from "./stake-check";
import { stakeSearch } from "./stake-query";
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
          <Balance {...props} holderState={holderState} />
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

type BalanceProps = StakeFormProps & { holderState: HolderState };

/** What the wallet holds, or how to see it. */
function Balance({ texts: { amount, labels }, pool, holderState, balanceRaw, balanceProblem }: BalanceProps) {
  const t = useT();
  const locale = useLocale();
  const opensPicker = useOpensWalletPicker(askToSignIn);
  if (holderState === "signed-in") {
    if (balanceRaw === null) return <p className="soft">{balanceProblem}</p>;
    return <p className="soft">{t(amount, "balance", { amount: formatAmount(locale, balanceRaw, pool.decimals) })}</p>;
  }
  const isVisitor = holderState === "visitor";
  return (
    <p className="row-apart soft">
      {amount.unknownBalance}
      <Button
        size="small"
        {...(isVisitor ? opensPicker : { onClick: askToSignIn })}
        {...logged(isVisitor ? "wallet.select" : "wallet.signIn")}
      >
        {isVisitor ? labels.connect : labels.signIn}
      </Button>
    </p>
  );
}

type SummaryProps = Pick<StakeFormProps, "texts" | "pool"> & { principalRaw: bigint | null; termDays: CoinTermDays };

function StakeSummary({ texts: { write, labels }, pool, principalRaw, termDays }: SummaryProps) {
  const t = useT();
  const locale = useLocale();
  if (principalRaw === null) return <p className="soft">{write.enterAmount}</p>;
  const { netRaw, rateBps } = expectedReward(pool, principalRaw, termDays);
  const coin = (raw: bigint) => formatCoin(locale, raw, pool.decimals);
  const endTs = pool.chainTs + BigInt(termDays) * DAY_SECONDS;
  const facts: Fact[] = [
    {
      term: write.sendNow,
      value: <Money raw={principalRaw} decimals={pool.decimals} />,
      note: spellAmount(locale, principalRaw, pool.decimals),
      tone: "out",
    },
    {
      term: write.getBack,
      value: <Money raw={principalRaw + netRaw} decimals={pool.decimals} />,
      note: t(write, "getBackWhen", { date: new Date(Number(endTs) * 1000) }),
      tone: "in",
    },
    { term: write.reward, value: coin(netRaw) },
    { term: labels.yearlyRate, value: formatBps(locale, rateBps) },
    {
      term: write.leaveEarly,
      value: t(write, "leaveEarlyText", { amount: formatAmount(locale, principalRaw, pool.decimals) }),
    },
  ];
  return <FactList items={facts} />;
}
