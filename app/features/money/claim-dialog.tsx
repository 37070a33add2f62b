import type { ReactNode } from "react";
import type { TransactionView, TransactionWish } from "~/domain/transaction-types";
import { type LogKey, logged } from "~/logs/logged";
import { dialogStage } from "~/transactions/dialog-stage";
import { TransactionDialog, type TransactionDialogProps } from "~/transactions/transaction-dialog";
import { useLandedTransaction } from "~/transactions/use-landed-transaction";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { useSigner } from "~/wallet/use-signer";
import { ClaimFields } from "./claim-fields";
import type { MoneyFrame } from "./money-frame";
import { type ClaimDue, useClaimAmount } from "./use-claim-amount";

export type ClaimDialogProps = {
  id: string;
  frame: MoneyFrame;
  words: {
    title: string;
    /** From what is claimed. */
    from: string;
    submit: string;
    done: string;
    failed: string;
    nothingDue: string;
    tooMuch: string;
  };
  logs: TransactionDialogProps["logs"] & { max: LogKey; edit: LogKey };
  due: ClaimDue;
  /** The claim of everything that is due. */
  wish: ClaimWish;
  /** What a claim has paid, once it has landed and the page has been read again. */
  outcome(landed: TransactionView): ReactNode;
  onClose: () => void;
};

type ClaimWish = Extract<TransactionWish, { kind: "claim" | "claimVesting" }>;

/** Claims what is due in one transaction, in part or with MAX, and shows the outcome in the same place. */
export function ClaimDialog({ id, frame, words, logs, due, wish, outcome, onClose }: ClaimDialogProps) {
  const common = frame.claim;
  const claim = useClaimAmount(due, { entry: frame.amountEntry, ...words });
  // the costs of MAX are shown for any amount, because a smaller claim takes the same fee and units
  const costs = useTransactionCosts(wish);
  const signer = useSigner(frame.holderAddress);
  const parameters = { ...wish.parameters, amountRaw: claim.wanted };
  const transaction = useLandedTransaction({ ...wish, lifetime: signer.lifetime, parameters } as ClaimWish);
  const { state, start, reset, landed } = transaction;
  return (
    <TransactionDialog
      id={id}
      frame={frame}
      words={{ title: words.title, submit: words.submit, close: common.close, tryAgain: common.tryAgain }}
      logs={logs}
      stage={dialogStage(state.phase, landed !== null)}
      transaction={transaction}
      costs={costs}
      signer={signer}
      onSubmit={() => claim.mayClaim() && start(costs.costs)}
      onClose={onClose}
      done={{ title: words.done, close: common.ok, body: landed ? outcome(landed) : null }}
      failed={{
        title: words.failed,
        close: common.close,
        // while the end of this claim is unknown, another amount would be a second claim
        body:
          state.phase === "end-unknown" ? null : (
            <p>
              <button type="button" className="link text-button" onClick={reset} {...logged(logs.edit)}>
                {common.edit}
              </button>
            </p>
          ),
      }}
    >
      <ClaimFields frame={frame} claim={claim} log={logged(logs.max)}>
        <p className="soft">{words.from}</p>
      </ClaimFields>
    </TransactionDialog>
  );
}
