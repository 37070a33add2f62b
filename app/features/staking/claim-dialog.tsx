import { useState } from "react";
import { figuresAt, netOfClaim } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import type { TransactionView } from "~/domain/transaction-types";
import { Arrived } from "~/features/money/arrived";
import { ClaimDialog } from "~/features/money/claim-dialog";
import type { MoneyFrame } from "~/features/money/money-frame";
import { COIN } from "~/features/money/money-text";
import { formatAmount } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { paidBetween } from "./claimed-amount";

export type CoinClaimDialogProps = {
  frame: MoneyFrame;
  texts: Pick<Texts["staking"], "view" | "labels">;
  errors: Pick<Texts["errors"], "AmountAboveDue" | "NothingToClaim">;
  position: PositionView;
  ts: bigint;
  decimals: number;
  onClose: () => void;
};

const LOGS = {
  submit: "coinStakingView.claimSubmit",
  tryAgain: "coinStakingView.claimTryAgain",
  close: "coinStakingView.claimClose",
  done: "coinStakingView.claimCompleted",
  failed: "coinStakingView.claimFailed",
  max: "coinStakingView.claimMax",
  edit: "coinStakingView.claimEdit",
} as const;

/** Claims the reward of one position. */
export function CoinClaimDialog({ frame, texts, errors, position, ts, decimals, onClose }: CoinClaimDialogProps) {
  const t = useT();
  const locale = useLocale();
  const { claimDialog, claimDone, claimFailed } = texts.view;
  const [claimedBefore] = useState(position.claimedRaw);
  const { dueRaw, state } = figuresAt(position, ts);
  const days = t(texts.labels, "days", { count: position.termDays });
  const words = {
    title: claimDialog.title,
    from: t(claimDialog, "from", { amount: formatAmount(locale, position.principalRaw, decimals), days }),
    submit: claimDialog.submit,
    done: claimDone.title,
    failed: claimFailed.title,
    nothingDue: errors.NothingToClaim,
    tooMuch: errors.AmountAboveDue,
  };
  const outcome = ({ preview }: TransactionView) => {
    const tried = preview?.kind === "claim" ? preview : null;
    const paid = paidBetween(claimedBefore, position) ?? (tried && BigInt(tried.in));
    return (
      <>
        {paid === null ? null : <Arrived frame={frame} raw={paid} decimals={decimals} coin={COIN} />}
        {tried?.otherAccount ? <p>{t(claimDone, "otherAccount", { address: tried.otherAccount })}</p> : null}
      </>
    );
  };
  return (
    <ClaimDialog
      id="claim-reward"
      frame={frame}
      words={words}
      logs={LOGS}
      due={{
        coin: COIN,
        decimals,
        dueRaw,
        netOf: (grossRaw) => netOfClaim(position, grossRaw),
        isTicking: state === "running",
      }}
      wish={{ kind: "claim", parameters: { positionAddress: position.address, amountRaw: "max" } }}
      outcome={outcome}
      onClose={onClose}
    />
  );
}
