import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { figuresAt, netOfClaim } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import type { TransactionView } from "~/domain/transaction-types";
import { describeClaimProblem, shownClaimProblem } from "~/features/money/amount-problem";
import { ClaimAmount } from "~/features/money/claim-amount";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { COIN, formatCoin } from "~/features/money/money-text";
import { type Amount, useAmount } from "~/features/money/use-amount";
import { formatAmount } from "~/locales/format";
import type { Locale } from "~/locales/locales";
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
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";

export type ClaimDialogProps = {
  frame: MoneyFrame;
  texts: Pick<Texts["staking"], "view" | "amount" | "labels"> & { costs: ClaimCostTexts };
  errors: Pick<Texts["errors"], "AmountAboveDue" | "NothingToClaim">;
  position: PositionView;
  ts: bigint;
  decimals: number;
  onClose: () => void;
};

/** `returns`: words for a deposit that comes back with the last claim. */
type ClaimCostTexts = CostFactsProps["texts"] & { costs: string; returns: string };

const CLAIM_DIALOG = "claim-reward";

/** Claims a reward, in part or with MAX, and shows the outcome in the same place. */
export function ClaimDialog(props: ClaimDialogProps) {
  const t = useT();
  const { frame, texts, position, decimals, onClose } = props;
  const { view } = texts;
  const { revalidate } = useRevalidator();
  const locale = useLocale();
  const amount = useAmount(null, decimals);
  const [isMax, setIsMax] = useState(true);
  const [done, setDone] = useState<TransactionView | null>(null);
  const [claimedBefore] = useState(position.claimedRaw);
  const [isAsked, setIsAsked] = useState(false);
  // the costs of MAX are shown for any amount, because a smaller claim takes the same fee and units
  const costs = useTransactionCosts({
    kind: "claim",
    parameters: { positionAddress: position.address, amountRaw: "max" },
  });
  const signer = useSigner(frame.holderAddress);
  const { state, start, reset } = useTransaction(
    {
      kind: "claim",
      lifetime: signer.lifetime,
      parameters: { positionAddress: position.address, amountRaw: isMax ? "max" : String(amount.raw ?? 0n) },
    },
    async (landed) => {
      await revalidate();
      setDone(landed);
    },
  );
  useEffect(() => openDialog(CLAIM_DIALOG), []);
  const isLanded = hasLanded(state.phase);
  const busy = isBusy(state.phase) || (isLanded && !done);
  const hasFailed = !busy && state.phase !== "idle" && !isLanded;
  const problem = problemOf(props, locale, isMax ? null : amount);
  const submit = () => {
    setIsAsked(true);
    if (problem) refusePress("amount");
    else start(costs.costs);
  };
  const close = (label: string, key: "claimClose" | "claimCompleted" | "claimFailed") => (
    <Button onClick={() => closeDialog(CLAIM_DIALOG)} {...logged(`coinStakingView.${key}`)}>
      {label}
    </Button>
  );

  // a fork may still undo what the network has only confirmed
  if (done && isLanded) {
    const preview = done.preview?.kind === "claim" ? done.preview : null;
    const paid = paidBetween(claimedBefore, position) ?? (preview && BigInt(preview.in));
    return (
      <Dialog
        id={CLAIM_DIALOG}
        title={view.claimDone.title}
        closeLog="coinStakingView.claimCompleted"
        onClose={onClose}
        actions={close(view.claimDone.close, "claimCompleted")}
      >
        {paid === null ? null : (
          <>
            <p className="figure money-in">
              <Money raw={paid} decimals={decimals} />
            </p>
            <p className="spelled">{spellAmount(locale, paid, decimals)}</p>
            <p>{t(view.claimDone, "text", { amount: formatAmount(locale, paid, decimals) })}</p>
          </>
        )}
        {preview?.otherAccount ? <p>{t(view.claimDone, "otherAccount", { address: preview.otherAccount })}</p> : null}
        <TransactionProgress
          texts={frame.progress}
          state={state}
          holderAddress={frame.holderAddress}
          onAgain={() => start(costs.costs)}
        />
      </Dialog>
    );
  }
  if (hasFailed) {
    return (
      <Dialog
        id={CLAIM_DIALOG}
        title={titleOfEnd(state.phase, view.claimFailed.title, frame.progress)}
        closeLog="coinStakingView.claimFailed"
        onClose={onClose}
        actions={close(view.claimFailed.close, "claimFailed")}
      >
        <TransactionProgress
          texts={frame.progress}
          state={state}
          holderAddress={frame.holderAddress}
          onAgain={() => start(costs.costs)}
        />
        {/* while the end of this claim is unknown, another amount would be a second claim */}
        {state.phase === "end-unknown" ? null : (
          <p>
            <button type="button" className="link text-button" onClick={reset} {...logged("coinStakingView.claimEdit")}>
              {view.claimFailed.editAmount}
            </button>
          </p>
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      id={CLAIM_DIALOG}
      title={view.claimDialog.title}
      closeLog="coinStakingView.claimClose"
      onClose={onClose}
      actions={
        <>
          {close(view.claimDialog.close, "claimClose")}
          {costs.problem === null ? (
            <Button
              variant="primary"
              busy={busy || !costs.costs}
              disabled={!signer.isReady}
              onClick={submit}
              {...logged("coinStakingView.claimSubmit")}
            >
              {busy ? frame.progress.working : view.claimDialog.submit}
            </Button>
          ) : (
            <Button variant="primary" onClick={costs.again} {...logged("coinStakingView.claimTryAgain")}>
              {texts.labels.tryAgain}
            </Button>
          )}
        </>
      }
    >
      {busy ? null : (
        <div className="stack-form">
          <ClaimForm {...props} amount={amount} isMax={isMax} onMax={setIsMax} problem={problem} isAsked={isAsked} />
          <CostSection
            title={texts.costs.costs}
            texts={texts.costs}
            costs={costs.costs}
            returns={texts.costs.returns}
            problem={costs.problem}
            unreachable={texts.labels.unreachable}
          />
          {frame.holderAddress ? (
            <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={busy} />
          ) : null}
        </div>
      )}
      <TransactionProgress
        texts={frame.progress}
        state={state}
        holderAddress={frame.holderAddress}
        onAgain={() => start(costs.costs)}
      />
    </Dialog>
  );
}

/** What reached the holder, from the position's account; null if the position is closed, so that this cannot be read. */
function paidBetween(claimedBefore: bigint, position: PositionView): bigint | null {
  if (position.claimedRaw <= claimedBefore) return null;
  return netOfClaim({ claimedRaw: claimedBefore, feeBps: position.feeBps }, position.claimedRaw - claimedBefore);
}

type ClaimFormProps = ClaimDialogProps & {
  amount: Amount;
  isMax: boolean;
  onMax: (isMax: boolean) => void;
  problem: string | null;
  isAsked: boolean;
};

function ClaimForm({ frame, texts, position, ts, decimals, amount, isMax, onMax, problem, isAsked }: ClaimFormProps) {
  const t = useT();
  const locale = useLocale();
  const { dueRaw, dueNetRaw, state } = figuresAt(position, ts);
  const isTicking = state === "running" && dueRaw > 0n;
  const words = texts.view.claimDialog;
  const grossRaw = isMax ? dueRaw : (amount.raw ?? 0n);
  const netRaw = isMax ? dueNetRaw : netOfClaim(position, grossRaw);
  // an amount that cannot be claimed must not look as if it were paid
  const shownIn = problem ? "–" : <Money raw={netRaw} decimals={decimals} steady={isMax && isTicking} />;
  const shownFee = problem ? "–" : formatCoin(locale, grossRaw - netRaw, decimals);
  const fee: Fact[] = position.feeBps === 0 ? [] : [{ term: words.fee, value: shownFee }];
  const days = t(texts.labels, "days", { count: position.termDays });
  const shown = formatAmount(locale, dueRaw, decimals);
  return (
    <div className="stack-form">
      <p className="soft">
        {t(words, "from", { amount: formatAmount(locale, position.principalRaw, decimals), days })}
      </p>
      <FactList
        items={[
          { term: words.due, value: <Money raw={dueRaw} decimals={decimals} steady={isTicking} />, tone: "strong" },
        ]}
      />
      <ClaimAmount
        words={{ label: words.amount, hint: words.maxHint, max: words.max }}
        entryTexts={frame.amountEntry}
        coin={COIN}
        decimals={decimals}
        amount={amount}
        due={shown}
        isMax={isMax}
        onMax={onMax}
        error={shownClaimProblem(problem, { isAsked, raw: amount.raw, dueRaw })}
        log={logged("coinStakingView.claimMax")}
      />
      <FactList
        items={[
          { term: words.out, value: `0 ${COIN}` },
          ...fee,
          {
            term: words.in,
            value: shownIn,
            note: problem ? null : spellAmount(locale, netRaw, decimals, isMax && isTicking),
            tone: "in",
          },
        ]}
      />
    </div>
  );
}

/** Why an amount cannot be claimed, in words; null if it can. `amount` is null for MAX. */
function problemOf({ frame, errors, position, ts, decimals }: ClaimDialogProps, locale: Locale, amount: Amount | null) {
  return describeClaimProblem(amount, {
    locale,
    texts: frame.amountEntry,
    coin: COIN,
    decimals,
    dueRaw: figuresAt(position, ts).dueRaw,
    words: { nothingDue: errors.NothingToClaim, tooMuch: errors.AmountAboveDue },
  });
}
