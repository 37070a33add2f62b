import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { TransactionView } from "~/domain/transaction-types";
import { dueAt } from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import { describeClaimProblem, shownClaimProblem } from "~/features/money/amount-problem";
import { ClaimAmount } from "~/features/money/claim-amount";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { type Amount, useAmount } from "~/features/money/use-amount";
import { formatAmount } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { refusePress } from "~/logs/press-outcome";
import { type CostFactsProps, CostSection } from "~/transactions/cost-facts";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { hasLanded, isBusy } from "~/transactions/transaction-phase";
import { TransactionProgress, titleOfEnd } from "~/transactions/transaction-progress";
import { useTransaction } from "~/transactions/use-transaction";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { formatToken, isFlowing, planName } from "./token-text";

export type VestingClaimProps = {
  frame: MoneyFrame;
  texts: Pick<Texts["vesting"], "plan" | "own">;
  costs: CostFactsProps["texts"] & { returns: string };
  errors: Pick<Texts["errors"], "AmountAboveVested" | "NothingVested">;
  grant: GrantView;
  /** The chain time, counted on from the reading. */
  ts: bigint;
  onClose: () => void;
};

const CLAIM_DIALOG = "claim-vesting";

/** Claims from a grant, in part or with MAX, and shows the outcome in the same place. */
export function VestingClaimDialog(props: VestingClaimProps) {
  const t = useT();
  const { frame, texts, errors, grant, ts, onClose } = props;
  const { claimDialog: words, done: doneWords, failed } = texts.own;
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const amount = useAmount(null, grant.decimals);
  const [isMax, setIsMax] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  const [done, setDone] = useState<TransactionView | null>(null);
  const parameters = { grantAddress: grant.address, amountRaw: "max" };
  const costs = useTransactionCosts({ kind: "claimVesting", parameters });
  const signer = useSigner(frame.holderAddress);
  const wished = isMax ? "max" : String(amount.raw ?? 0n);
  const { state, start, reset } = useTransaction(
    { kind: "claimVesting", lifetime: signer.lifetime, parameters: { ...parameters, amountRaw: wished } },
    async (landed) => {
      await revalidate();
      setDone(landed);
    },
  );
  useEffect(() => openDialog(CLAIM_DIALOG), []);
  const dueRaw = dueAt(grant, ts);
  const problem = describeClaimProblem(isMax ? null : amount, {
    locale,
    texts: frame.amountEntry,
    coin: grant.coin,
    decimals: grant.decimals,
    dueRaw,
    words: { nothingDue: errors.NothingVested, tooMuch: errors.AmountAboveVested },
  });
  const isLanded = hasLanded(state.phase);
  const isWorking = isBusy(state.phase) || (isLanded && !done);
  const hasFailed = !isWorking && state.phase !== "idle" && !isLanded;
  const submit = () => {
    setIsAsked(true);
    if (problem) refusePress("amount");
    else start(costs.costs);
  };
  const progress = (
    <TransactionProgress
      texts={frame.progress}
      state={state}
      holderAddress={frame.holderAddress}
      onAgain={() => start(costs.costs)}
      againLog="myVestingDetail.claimSubmit"
    />
  );
  const close = (label: string, key: "claimClose" | "claimCompleted" | "claimFailed") => (
    <Button onClick={() => closeDialog(CLAIM_DIALOG)} {...logged(`myVestingDetail.${key}`)}>
      {label}
    </Button>
  );
  const dialog = { id: CLAIM_DIALOG, onClose };
  // a fork may still undo what the network has only confirmed
  if (done && isLanded) {
    const paidRaw = done.preview && BigInt(done.preview.in);
    return (
      <Dialog
        {...dialog}
        title={doneWords.title}
        closeLog="myVestingDetail.claimCompleted"
        actions={close(doneWords.close, "claimCompleted")}
      >
        {paidRaw === null ? null : (
          <>
            <p className="figure money-in">{formatToken(locale, paidRaw, grant)}</p>
            <p className="spelled">{spellAmount(locale, paidRaw, grant.decimals)}</p>
            <p>{t(doneWords, "text", { amount: formatToken(locale, paidRaw, grant) })}</p>
          </>
        )}
        {progress}
      </Dialog>
    );
  }
  if (hasFailed) {
    return (
      <Dialog
        {...dialog}
        title={titleOfEnd(state.phase, failed.title, frame.progress)}
        closeLog="myVestingDetail.claimFailed"
        actions={close(failed.close, "claimFailed")}
      >
        {progress}
        {/* while the end of this claim is unknown, another amount would be a second claim */}
        {state.phase === "end-unknown" ? null : (
          <p>
            <button type="button" className="link text-button" onClick={reset} {...logged("myVestingDetail.claimEdit")}>
              {failed.edit}
            </button>
          </p>
        )}
      </Dialog>
    );
  }
  const isPriced = costs.problem === null;
  return (
    <Dialog
      {...dialog}
      closeLog="myVestingDetail.claimClose"
      title={t(words, "title", { coin: grant.coin })}
      actions={
        <>
          {close(words.close, "claimClose")}
          {isPriced ? (
            <Button
              variant="primary"
              busy={isWorking || !costs.costs}
              disabled={!signer.isReady}
              onClick={submit}
              {...logged("myVestingDetail.claimSubmit")}
            >
              {isWorking ? frame.progress.working : words.submit}
            </Button>
          ) : (
            <Button variant="primary" onClick={costs.again} {...logged("myVestingDetail.claimTryAgain")}>
              {words.tryAgain}
            </Button>
          )}
        </>
      }
    >
      {isWorking ? null : (
        <div className="stack-form">
          <Fields
            {...props}
            amount={amount}
            dueRaw={dueRaw}
            isMax={isMax}
            onMax={setIsMax}
            problem={problem}
            isAsked={isAsked}
          />
          <CostSection
            title={words.costs}
            texts={props.costs}
            costs={costs.costs}
            returns={props.costs.returns}
            problem={costs.problem}
            unreachable={frame.labels.unreachable}
          />
          {frame.holderAddress ? (
            <HardwareChoice
              texts={frame.signing}
              signer={signer}
              holderAddress={frame.holderAddress}
              busy={isWorking}
            />
          ) : null}
        </div>
      )}
      {progress}
    </Dialog>
  );
}

type FieldsProps = VestingClaimProps & {
  amount: Amount;
  dueRaw: bigint;
  isMax: boolean;
  onMax: (isMax: boolean) => void;
  problem: string | null;
  isAsked: boolean;
};

function Fields({ frame, texts, grant, amount, dueRaw, isMax, onMax, problem, isAsked }: FieldsProps) {
  const t = useT();
  const locale = useLocale();
  const { claimDialog: words } = texts.own;
  const inRaw = isMax ? dueRaw : (amount.raw ?? 0n);
  return (
    <>
      <p className="soft">{t(words, "from", { plan: planName(texts.plan, grant.plan) })}</p>
      <FactList items={[{ term: texts.own.due, value: <Due grant={grant} raw={dueRaw} />, tone: "strong" }]} />
      <ClaimAmount
        words={{ label: words.amount, hint: words.maxHint, max: words.max }}
        entryTexts={frame.amountEntry}
        coin={grant.coin}
        decimals={grant.decimals}
        amount={amount}
        due={formatAmount(locale, dueRaw, grant.decimals)}
        isMax={isMax}
        onMax={onMax}
        error={shownClaimProblem(problem, { isAsked, raw: amount.raw, dueRaw })}
        log={logged("myVestingDetail.claimMax")}
      />
      <FactList
        items={[
          { term: words.out, value: `0 ${grant.coin}` },
          {
            term: words.in,
            // an amount that cannot be claimed must not look as if it were paid
            value: problem ? "–" : <Due grant={grant} raw={inRaw} isTicking={isMax} />,
            note: problem ? null : spellAmount(locale, inRaw, grant.decimals, isMax && isFlowing(grant)),
            tone: "in",
          },
        ]}
      />
    </>
  );
}

/** A figure of a grant. One that changes every second keeps its width. */
export function Due({ grant, raw, isTicking = true }: { grant: GrantView; raw: bigint; isTicking?: boolean }) {
  const steady = isTicking && isFlowing(grant) && raw > 0n;
  return <Money raw={raw} decimals={grant.decimals} coin={grant.coin} steady={steady} />;
}
