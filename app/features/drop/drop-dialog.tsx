import { useState } from "react";
import type { Translate } from "~/locales/translate";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { TransactionProgress } from "~/transactions/transaction-progress";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { Dialog } from "~/ui/dialog";
import { useT } from "~/ui/use-t";
import { confirmContent } from "./confirm-content";
import type { DropContent, DropDialogProps, DropQuestion } from "./drop-content";
import { endedContent, giftContent } from "./gift-content";
import { doneContent, runContent } from "./outcome-content";

/** The modal of a drop: the gift, then 'Would you like to drop?', then how it goes and how it ended, in one place. */
export function DropDialog(props: DropDialogProps) {
  const t = useT();
  const { id, canTake, signer, wish, transaction, frame, onClosed } = props;
  const [isAsked, setIsAsked] = useState(false);
  const isConfirming = isAsked && canTake && transaction.state.phase === "idle";
  // nothing is tried on the chain before the holder has chosen to take the gift
  const costs = useTransactionCosts(isConfirming && signer.isReady ? wish : null);
  const content = contentOf(props, t, { isConfirming, costs, ask: setIsAsked });
  return (
    <Dialog
      {...content}
      id={id}
      onClose={() => {
        setIsAsked(false);
        onClosed();
      }}
    >
      <div className="stack-form">
        {content.children}
        {isConfirming && frame.holderAddress ? (
          <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={false} />
        ) : null}
        {transaction.state.phase !== "idle" ? <Progress {...props} /> : null}
      </div>
    </Dialog>
  );
}

function contentOf(props: DropDialogProps, t: Translate, step: DropQuestion): DropContent {
  const { phase } = props.transaction.state;
  if (props.done) return doneContent(props, t);
  if (phase !== "idle") return runContent(props);
  if (step.isConfirming) return confirmContent(props, t, step);
  if (props.state === "ended" || props.state === "gone") return endedContent(props);
  return giftContent(props, t, step);
}

function Progress({ frame, transaction, why }: DropDialogProps) {
  return (
    <TransactionProgress
      texts={frame.progress}
      state={transaction.state}
      holderAddress={frame.holderAddress}
      onAgain={why === "failed" ? null : () => transaction.start(null)}
      againLog="punkyDrop.confirmYes"
    />
  );
}
