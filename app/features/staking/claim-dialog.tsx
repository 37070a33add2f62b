import { useState } from "react";
import { useRevalidator } from "react-router";
import { figuresAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import type { TransactionView } from "~/domain/transaction-types";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { COIN } from "~/features/money/money-text";
import { useClaimAmount } from "~/features/money/use-claim-amount";
import { formatAmount } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import type { CostFactsProps } from "~/transactions/cost-facts";
import { dialogStage } from "~/transactions/dialog-stage";
import { TransactionDialog } from "~/transactions/transaction-dialog";
import { useTransaction } from "~/transactions/use-transaction";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { CoinClaimFields } from "./claim-fields";
import { paidBetween } from "./claimed-amount";

export type CoinClaimDialogProps = {
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

const LOGS = {
  submit: "coinStakingView.claimSubmit",
  tryAgain: "coinStakingView.claimTryAgain",
  close: "coinStakingView.claimClose",
  done: "coinStakingView.claimCompleted",
  failed: "coinStakingView.claimFailed",
} as const;

/** Claims a reward, in part or with MAX, and shows the outcome in the same place. */
export function CoinClaimDialog(props: CoinClaimDialogProps) {
  const { frame, texts, errors, position, ts, decimals, onClose } = props;
  const { claimDialog: words, claimDone, claimFailed } = texts.view;
  const { revalidate } = useRevalidator();
  const [landed, setLanded] = useState<TransactionView | null>(null);
  const [claimedBefore] = useState(position.claimedRaw);
  const claim = useClaimAmount({
    texts: frame.amountEntry,
    coin: COIN,
    decimals,
    dueRaw: figuresAt(position, ts).dueRaw,
    words: { nothingDue: errors.NothingToClaim, tooMuch: errors.AmountAboveDue },
  });
  // the costs of MAX are shown for any amount, because a smaller claim takes the same fee and units
  const all = { positionAddress: position.address, amountRaw: "max" };
  const costs = useTransactionCosts({ kind: "claim", parameters: all });
  const signer = useSigner(frame.holderAddress);
  const amountRaw = claim.isMax ? "max" : String(claim.amount.raw ?? 0n);
  const transaction = useTransaction(
    { kind: "claim", lifetime: signer.lifetime, parameters: { ...all, amountRaw } },
    async (view) => {
      await revalidate();
      setLanded(view);
    },
  );
  const { state, start, reset } = transaction;
  return (
    <TransactionDialog
      id="claim-reward"
      frame={frame}
      words={{ ...words, tryAgain: texts.labels.tryAgain, costs: texts.costs.costs }}
      costTexts={texts.costs}
      logs={LOGS}
      stage={dialogStage(state.phase, landed !== null)}
      transaction={transaction}
      costs={costs}
      signer={signer}
      onSubmit={() => claim.mayClaim() && start(costs.costs)}
      onClose={onClose}
      done={{
        ...claimDone,
        body: landed ? <Claimed {...props} landed={landed} claimedBefore={claimedBefore} /> : null,
      }}
      failed={{
        ...claimFailed,
        // while the end of this claim is unknown, another amount would be a second claim
        body:
          state.phase === "end-unknown" ? null : (
            <p>
              <button
                type="button"
                className="link text-button"
                onClick={reset}
                {...logged("coinStakingView.claimEdit")}
              >
                {claimFailed.editAmount}
              </button>
            </p>
          ),
      }}
    >
      <CoinClaimFields frame={frame} texts={texts} position={position} ts={ts} decimals={decimals} claim={claim} />
    </TransactionDialog>
  );
}

type ClaimedProps = Pick<CoinClaimDialogProps, "texts" | "position" | "decimals"> & {
  landed: TransactionView;
  claimedBefore: bigint;
};

/** What a claim has paid, and to which account if not to the usual one. */
function Claimed({ texts, position, decimals, landed, claimedBefore }: ClaimedProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.view.claimDone;
  const preview = landed.preview?.kind === "claim" ? landed.preview : null;
  const paid = paidBetween(claimedBefore, position) ?? (preview && BigInt(preview.in));
  return (
    <>
      {paid === null ? null : (
        <>
          <p className="figure money-in">
            <Money raw={paid} decimals={decimals} />
          </p>
          <p className="spelled">{spellAmount(locale, paid, decimals)}</p>
          <p>{t(words, "text", { amount: formatAmount(locale, paid, decimals) })}</p>
        </>
      )}
      {preview?.otherAccount ? <p>{t(words, "otherAccount", { address: preview.otherAccount })}</p> : null}
    </>
  );
}
