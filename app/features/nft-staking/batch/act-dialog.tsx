import { useEffect } from "react";
import { BatchWorking } from "~/transactions/batch-runs";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { SIGNED_TOGETHER } from "~/transactions/run-parts";
import { Dialog, openDialog } from "~/ui/dialog";
import { loggedIn } from "../nft-screens";
import { CloseButton, SubmitButton } from "./act-buttons";
import type { ActDialogProps } from "./act-props";
import { BatchDone, BatchProgress, NftBatchPlan } from "./batch-progress";

/** The modal of an act on NFTs: first the form with the costs, then the progress, then the outcome. */
export function ActDialog(props: ActDialogProps) {
  const { id, title, frame, texts, tab, batch, signer, logs, words, done, instead, onClose } = props;
  const closeLog = loggedIn(tab, logs.no)["data-log"];
  useEffect(() => openDialog(id), [id]);
  if (batch.phase === "done" || batch.phase === "confirmed") {
    return (
      <Dialog
        id={id}
        title={done.title}
        closeLog={loggedIn(tab, logs.done)["data-log"]}
        onClose={onClose}
        actions={<CloseButton tab={tab} id={id} label={texts.labels.ok} log={logs.done} main />}
      >
        <div className="stack-form">
          {done.body}
          <BatchDone texts={texts} frame={frame} tab={tab} batch={batch} />
        </div>
      </Dialog>
    );
  }
  if (batch.phase === "running" || batch.phase === "stopped") {
    return (
      <Dialog
        id={id}
        title={title}
        closeLog={closeLog}
        onClose={onClose}
        actions={
          <>
            <CloseButton tab={tab} id={id} label={texts.labels.close} log={logs.no} />
            <BatchWorking frame={frame} batch={batch} />
          </>
        }
      >
        <BatchProgress texts={texts} frame={frame} tab={tab} batch={batch} />
      </Dialog>
    );
  }
  if (instead) {
    return (
      <Dialog id={id} title={instead.title} closeLog={closeLog} onClose={onClose} actions={instead.actions}>
        {instead.body}
      </Dialog>
    );
  }
  return (
    <Dialog
      id={id}
      title={title}
      closeLog={closeLog}
      onClose={onClose}
      actions={
        <>
          <CloseButton tab={tab} id={id} label={words.no} log={logs.no} />
          <SubmitButton {...props} />
        </>
      }
    >
      <div className="stack-form">
        {props.children}
        <NftBatchPlan
          texts={texts}
          title={words.costs}
          batch={batch}
          progress={frame.progress}
          signedTogether={signer.isHardware ? 1 : SIGNED_TOGETHER}
        />
        {frame.holderAddress ? (
          <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={false} />
        ) : null}
      </div>
    </Dialog>
  );
}
