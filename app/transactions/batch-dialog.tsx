import { useEffect } from "react";
import { Dialog, openDialog } from "~/ui/dialog";
import type { BatchDialogProps } from "./batch-dialog-props";
import { BatchForm } from "./batch-form";
import { BatchProgress, BatchWorking } from "./batch-progress";
import { BatchConfirmed, BatchSignatures } from "./batch-signatures";
import { BatchSubmit, CloseButton, NextRoundButton } from "./batch-submit";

/** The modal of a batch: first the form with the costs, then the progress, then the outcome. */
export function BatchDialog(props: BatchDialogProps) {
  const { id, onClose } = props;
  const { body, ...stage } = stageOf(props);
  useEffect(() => openDialog(id), [id]);
  return (
    <Dialog id={id} onClose={onClose} {...stage}>
      <div className="stack-form">{body}</div>
    </Dialog>
  );
}

function stageOf(props: BatchDialogProps) {
  const { id, title, frame, batch, logs, done, instead } = props;
  const words = frame.progress.batch;
  const closeLog = logs.close;
  switch (batch.phase) {
    case "done":
    case "confirmed":
      return {
        title: done.title,
        closeLog: logs.done,
        actions: <CloseButton id={id} label={words.ok} log={logs.done} isMain />,
        body: (
          <>
            {done.body}
            <BatchConfirmed texts={frame.progress} batch={batch} />
            <BatchSignatures texts={frame.progress} done={batch.done} log={logs.explorer} />
          </>
        ),
      };
    case "running":
    case "stopped":
      return {
        title,
        closeLog,
        actions: (
          <>
            <CloseButton id={id} label={words.close} log={closeLog} />
            <BatchWorking texts={frame.progress} batch={batch} />
            <NextRoundButton {...props} />
          </>
        ),
        body: <BatchProgress frame={frame} batch={batch} logs={logs} />,
      };
    default:
      if (instead) return { closeLog, ...instead };
      return {
        title,
        closeLog,
        actions: (
          <>
            <CloseButton id={id} label={props.decline ?? words.close} log={closeLog} />
            <BatchSubmit {...props} />
          </>
        ),
        body: <BatchForm {...props} />,
      };
  }
}
