import { useEffect } from "react";
import type { CoinSum } from "~/domain/account/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { BatchConfirmed, BatchRuns, BatchWorking, ResumeButton } from "~/transactions/batch-runs";
import { BatchSignatures } from "~/transactions/batch-signatures";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { SIGNED_TOGETHER } from "~/transactions/run-parts";
import { useBatch } from "~/transactions/use-batch";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { useSigner } from "~/wallet/use-signer";
import { ACCOUNT_BATCHES, type AccountDeed, arrivedBy, type RunnableAccountBatch } from "./account-batch";
import { AccountBatchPlan } from "./account-batch-plan";
import { BatchArrivals } from "./batch-arrivals";

const ID = "account-batch";

type Logs = Record<"submit" | "close" | "again" | "done" | "explorer", LogKey>;

const LOGS: Record<AccountDeed, Logs> = {
  claim: {
    submit: "myAccount.claimSubmit",
    close: "myAccount.claimClose",
    again: "myAccount.claimContinue",
    done: "myAccount.claimDone",
    explorer: "myAccount.explorer",
  },
  claimCoins: {
    submit: "coinStakingView.claimAllSubmit",
    close: "coinStakingView.claimAllClose",
    again: "coinStakingView.claimAllContinue",
    done: "coinStakingView.claimAllDone",
    explorer: "coinStakingView.claimAllExplorer",
  },
  takeBack: {
    submit: "myAccount.takeSubmit",
    close: "myAccount.takeClose",
    again: "myAccount.takeContinue",
    done: "myAccount.takeDone",
    explorer: "myAccount.explorer",
  },
};

type Words = Texts["account"]["claim"];
type Props = {
  deed: AccountDeed;
  frame: MoneyFrame;
  texts: Words;
  /** The coins of the account, some of which the batch may bring. */
  sums: readonly Pick<CoinSum, "mint" | "symbol" | "decimals">[];
  onSettled: () => Promise<void>;
  onClose: () => void;
};
type ShownProps = Pick<Props, "frame" | "texts"> & { batch: RunnableAccountBatch; logs: Logs };

/** The modal of a batch: what it takes, then how far it is item by item, then how it ended. */
export function AccountBatchDialog({ deed, frame, texts, sums, onSettled, onClose }: Props) {
  const signer = useSigner(frame.holderAddress);
  const { source, wish } = ACCOUNT_BATCHES[deed];
  const batch: RunnableAccountBatch = useBatch(source, wish, signer, onSettled);
  const logs = LOGS[deed];
  useEffect(() => openDialog(ID), []);
  const { phase } = batch;
  if (phase === "done" || phase === "confirmed") {
    return (
      <Dialog
        id={ID}
        title={texts.done}
        closeLog={logs.done}
        onClose={onClose}
        actions={<CloseButton label={texts.ok} log={logs.done} main />}
      >
        <div className="stack-form">
          {phase === "done" ? <p>{texts.doneText}</p> : <BatchConfirmed frame={frame} batch={batch} />}
          <BatchArrivals
            title={texts.arrivedTitle}
            texts={texts}
            deed={deed}
            sums={sums}
            costs={arrivedBy(batch.done)}
          />
          <BatchSignatures texts={frame.progress} done={batch.done} log={logged(logs.explorer)} />
        </div>
      </Dialog>
    );
  }
  const isUnderWay = phase === "running" || phase === "stopped";
  return (
    <Dialog
      id={ID}
      title={texts.title}
      closeLog={logs.close}
      onClose={onClose}
      actions={
        <>
          <CloseButton label={texts.close} log={logs.close} />
          <BatchWorking frame={frame} batch={batch} />
          {isUnderWay ? null : <SubmitButton texts={texts} batch={batch} logs={logs} isReady={signer.isReady} />}
        </>
      }
    >
      {isUnderWay ? (
        <Progress frame={frame} texts={texts} batch={batch} logs={logs} />
      ) : (
        <div className="stack-form">
          <p className="soft">{texts.lead}</p>
          <AccountBatchPlan
            texts={texts}
            deed={deed}
            sums={sums}
            progress={frame.progress}
            batch={batch}
            together={signer.isHardware ? 1 : SIGNED_TOGETHER}
          />
          {frame.holderAddress ? (
            <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={false} />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

function CloseButton({ label, log, main }: { label: string; log: LogKey; main?: boolean }) {
  return (
    <Button variant={main ? "primary" : "secondary"} onClick={() => closeDialog(ID)} {...logged(log)}>
      {label}
    </Button>
  );
}

/**
 * Begins the batch once it is known what it takes. If that could not be found out and the signer is ready, it asks again.
 */
function SubmitButton({ texts, batch, logs, isReady }: Omit<ShownProps, "frame"> & { isReady: boolean }) {
  const { phase, problem, plan, costs } = batch;
  if (isReady && phase === "ready" && problem !== null) {
    return (
      <Button variant="primary" onClick={batch.again} {...logged(logs.again)}>
        {texts.tryAgain}
      </Button>
    );
  }
  const waiting = plan?.underWay.length ?? 0;
  if (plan && waiting === 0 && (costs?.transactions ?? 0) === 0) return null;
  return (
    <Button
      variant="primary"
      busy={isReady && phase === "planning"}
      disabled={!isReady}
      onClick={() => batch.start()}
      {...logged(logs.submit)}
    >
      {texts.submit}
    </Button>
  );
}

/** Progress as a whole and item by item, and what the transaction in focus needs from its holder. */
function Progress({ frame, texts, batch, logs }: ShownProps) {
  const { runs, phase, problem } = batch;
  if (phase === "stopped" && problem !== null && runs.length === 0) {
    return (
      <div className="stack-form">
        <Notice live tone="warning" title={problem || texts.unreachable} />
        <ResumeButton label={texts.tryAgain} onClick={batch.resume} log={logged(logs.again)} />
      </div>
    );
  }
  return <BatchRuns words={texts} frame={frame} batch={batch} againLog={logged(logs.again)} />;
}
