import { useEffect } from "react";
import { dueAt, grantedOf } from "~/domain/vesting/rules";
import { useChainTs } from "~/features/money/use-chain-ts";
import { logged } from "~/logs/logged";
import { CostSection } from "~/transactions/cost-facts";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { hasLanded } from "~/transactions/transaction-phase";
import { TransactionProgress, titleOfEnd } from "~/transactions/transaction-progress";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Due } from "./claim-dialog";
import type { HandOverAct, HandOverProps } from "./use-hand-over";

/** What is signed: an offer to another wallet, its withdrawal, or the other wallet's acceptance. */
type HandOverStep = "offer" | "withdraw" | "accept";

const DIALOG = "hand-over";
const CONFIRM_LOGS = {
  offer: "myVestingDetail.offerConfirm",
  withdraw: "myVestingDetail.withdrawConfirm",
  accept: "myVestingDetail.acceptConfirm",
} as const;
const TONES = { offer: "out", withdraw: "strong", accept: "in" } as const;

export type HandOverDialogProps = HandOverProps & {
  step: HandOverStep;
  act: HandOverAct;
  /** The wallet on the other side, which gets the grant or gives it. */
  wallet: string;
};

/** Shows before a signature what changes hands, with whom and at what cost, and afterwards the outcome. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { frame, texts, step, act, holder, wallet } = props;
  const { dialog: common } = texts;
  const words = texts.steps[step];
  const { signer, state, start } = act;
  const costs = useTransactionCosts(act.wish);
  useEffect(() => openDialog(DIALOG), []);
  const isWorking = act.isWorking;
  const isDone = hasLanded(state.phase);
  const hasFailed = !isWorking && !isDone && state.phase !== "idle";
  const progress = (
    <TransactionProgress
      texts={frame.progress}
      state={state}
      holderAddress={holder}
      onAgain={() => start(costs.costs)}
      againLog={CONFIRM_LOGS[step]}
    />
  );
  const close = (key: "handOverClose" | "handOverDone" | "handOverFailed") => (
    <Button onClick={() => closeDialog(DIALOG)} {...logged(`myVestingDetail.${key}`)}>
      {key === "handOverDone" ? common.ok : common.close}
    </Button>
  );
  if (isDone || hasFailed) {
    const key = isDone ? "handOverDone" : "handOverFailed";
    return (
      <Dialog
        id={DIALOG}
        onClose={act.close}
        title={isDone ? words.done : titleOfEnd(state.phase, words.failed, frame.progress)}
        closeLog={`myVestingDetail.${key}`}
        actions={close(key)}
      >
        {isDone ? <p>{words.doneText}</p> : null}
        {isDone ? <Wallet texts={texts} label={words.wallet} address={wallet} /> : null}
        {progress}
      </Dialog>
    );
  }
  const isPriced = costs.problem === null;
  return (
    <Dialog
      id={DIALOG}
      onClose={act.close}
      title={words.title}
      closeLog="myVestingDetail.handOverClose"
      actions={
        <>
          {close("handOverClose")}
          {isPriced ? (
            <Button
              variant="primary"
              busy={isWorking || !costs.costs}
              disabled={!signer.isReady}
              onClick={() => start(costs.costs)}
              {...logged(CONFIRM_LOGS[step])}
            >
              {isWorking ? frame.progress.working : words.submit}
            </Button>
          ) : (
            <Button variant="primary" onClick={costs.again} {...logged("myVestingDetail.handOverTryAgain")}>
              {common.tryAgain}
            </Button>
          )}
        </>
      }
    >
      {isWorking ? null : (
        <div className="stack-form">
          <p>{words.text}</p>
          <Wallet texts={texts} label={words.wallet} address={wallet} />
          <Amounts {...props} />
          <CostSection
            title={common.costs}
            texts={props.costs}
            costs={costs.costs}
            returns={props.costs.returns}
            problem={costs.problem}
            unreachable={frame.labels.unreachable}
          />
          <HardwareChoice texts={frame.signing} signer={signer} holderAddress={holder} busy={isWorking} />
        </div>
      )}
      {progress}
    </Dialog>
  );
}

/** An address in full, so that the holder can compare it character by character before a grant goes to it. */
function Wallet({ texts, label, address }: Pick<HandOverProps, "texts"> & { label: string; address: string }) {
  return (
    <div className="hand-over-wallet">
      <strong>{label}</strong>
      <ExplorerLink kind="address" value={address}>
        {address}
      </ExplorerLink>
      <CopyButton value={address} label={texts.dialog.copy} copiedLabel={texts.dialog.copied} />
    </div>
  );
}

function Amounts({ texts, step, grant, chainTs }: HandOverDialogProps) {
  const { dialog: words, steps } = texts;
  const ts = useChainTs(chainTs);
  const dueRaw = dueAt(grant, ts);
  const wholeRaw = grantedOf(grant) - grant.claimedRaw;
  // these figures do not tick here, so that they need no fixed width
  const still = { ...grant, stepSeconds: 1 };
  return (
    <FactList
      items={[
        // the figures come from a node that could lie, so that a holder can compare the address with what the wallet shows
        { term: words.grant, value: <ExplorerLink kind="address" value={grant.address} /> },
        { term: steps[step].whole, value: <Due grant={still} raw={wholeRaw} />, tone: TONES[step] },
        { term: words.due, value: <Due grant={grant} raw={dueRaw} /> },
        { term: words.toCome, value: <Due grant={grant} raw={wholeRaw - dueRaw} /> },
        { term: words.out, value: words.outNone },
      ]}
    />
  );
}
