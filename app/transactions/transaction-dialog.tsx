import { type ReactNode, useEffect } from "react";
import type { Texts } from "~/locales/texts.server";
import { type ControlKey, type LogKey, logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Dialog, openDialog } from "~/ui/dialog";
import type { Signer } from "~/wallet/use-signer";
import { CloseButton } from "./close-button";
import { CostSection } from "./cost-facts";
import type { DialogStage } from "./dialog-stage";
import { HardwareChoice } from "./hardware-choice";
import type { SigningTexts } from "./signing-texts";
import { TransactionProgress, titleOfEnd } from "./transaction-progress";
import type { UseTransaction } from "./use-transaction";
import type { TransactionCosts } from "./use-transaction-costs";

export type TransactionDialogProps = {
  id: string;
  frame: {
    holderAddress: string | null;
    progress: Texts["transactionProgress"];
    signing: SigningTexts;
    costs: Texts["costs"];
    labels: { unreachable: string };
  };
  words: { title: string; close: string; submit: string; tryAgain: string };
  /** The log keys of its buttons. `again`: of a further try after a failure, if the catalogue has one. */
  logs: Record<"submit" | "tryAgain" | "close" | "done" | "failed", ControlKey> & { again?: LogKey };
  stage: DialogStage;
  transaction: Pick<UseTransaction, "state" | "start">;
  costs: TransactionCosts;
  signer: Signer;
  onSubmit: () => void;
  onClose: () => void;
  done: { title: string; close: string; body: ReactNode };
  /** `body`: what a holder can do other than try again. */
  failed: { title: string; close: string; body?: ReactNode };
  /** What will be signed, above the costs. */
  children: ReactNode;
};

/** The dialog of one transaction: first the form with its costs, then the progress, then how it ended. */
export function TransactionDialog(props: TransactionDialogProps) {
  const { id, frame, words, logs, stage, transaction, costs, signer, onClose, done, failed } = props;
  const { state, start } = transaction;
  useEffect(() => openDialog(id), [id]);
  const progress = (
    <TransactionProgress
      texts={frame.progress}
      state={state}
      holderAddress={frame.holderAddress}
      onAgain={() => start(costs.costs)}
      againLog={logs.again}
    />
  );
  const dialog = { id, onClose };
  if (stage === "done") {
    return (
      <Dialog
        {...dialog}
        title={done.title}
        closeLog={logs.done}
        actions={<CloseButton id={id} label={done.close} log={logs.done} isMain />}
      >
        {done.body}
        {progress}
      </Dialog>
    );
  }
  if (stage === "failed") {
    return (
      <Dialog
        {...dialog}
        title={titleOfEnd(state.phase, failed.title, frame.progress)}
        closeLog={logs.failed}
        actions={<CloseButton id={id} label={failed.close} log={logs.failed} />}
      >
        {progress}
        {failed.body}
      </Dialog>
    );
  }
  const isWorking = stage === "working";
  return (
    <Dialog
      {...dialog}
      title={words.title}
      closeLog={logs.close}
      actions={
        <>
          <CloseButton id={id} label={isWorking ? words.close : frame.progress.cancel} log={logs.close} />
          <SubmitButton {...props} />
        </>
      }
    >
      {isWorking ? null : (
        <div className="stack-form">
          {props.children}
          <CostSection
            texts={frame.costs}
            costs={costs.costs}
            problem={costs.problem}
            unreachable={frame.labels.unreachable}
          />
          {frame.holderAddress ? (
            <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={false} />
          ) : null}
        </div>
      )}
      {progress}
    </Dialog>
  );
}

/** Begins the transaction once its costs are known. If they could not be read, it asks for them again. */
function SubmitButton({ frame, words, logs, stage, costs, signer, onSubmit }: TransactionDialogProps) {
  const isWorking = stage === "working";
  if (costs.problem !== null) {
    return (
      <Button variant="primary" onClick={costs.again} {...logged(logs.tryAgain)}>
        {words.tryAgain}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      busy={isWorking || !costs.costs}
      disabled={!signer.isReady}
      onClick={onSubmit}
      {...logged(logs.submit)}
    >
      {isWorking ? frame.progress.working : words.submit}
    </Button>
  );
}
