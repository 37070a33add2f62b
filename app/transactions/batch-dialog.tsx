import { useEffect } from "react";
import { Dialog, openDialog } from "~/ui/dialog";
import type { BatchDialogProps } from "./batch-dialog-props";
import { BatchForm } from "./batch-form";
import { BatchProgress, BatchWorking } from "./batch-progress";
import { BatchConfirmed, BatchSignatures } from "./batch-signatures";
import { isRoundDone, type ShownBatch } from "./batch-state";
import { BatchSubmit, NextRoundButton } from "./batch-submit";
import { CloseButton } from "./close-button";

/** The modal of a batch: first the form with the costs, then the progress, then the outcome. */
export function BatchDialog(props: BatchDialogProps) {
  const { id, batch, onClose } = props;
  const { body, ...stage } = stageOf(props);
  const stageName = stageNameOf(batch);
  useEffect(() => openDialog(id), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage is read from its start, where its figures are
  useEffect(() => document.getElementById(id)?.scrollTo(0, 0), [id, stageName]);
  return (
    <Dialog id={id} onClose={onClose} {...stage}>
      <div className="stack-form">{body}</div>
    </Dialog>
  );
}

function stageNameOf(batch: ShownBatch): "form" | "progress" | "round done" | "done" {
  if (batch.phase === "done" || batch.phase === "confirmed") return "done";
  if (isRoundDone(batch)) return "round done";
  return batch.phase === "running" || batch.phase === "stopped" ? "progress" : "form";
}

function stageOf(props: BatchDialogProps) {
  const { id, title, frame, batch, logs, done, instead } = props;
  const words = frame.progress.batch;
  const closeLog = logs.close;
  switch (stageNameOf(batch)) {
    case "done":
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
    case "progress":
    case "round done":
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
        body: <BatchProgress {...props} />,
      };
    default:
      if (instead) return { closeLog, ...instead };
      return {
        title,
        closeLog,
        actions: (
          <>
            {props.submit.sum}
            {props.submit.consent}
            <CloseButton id={id} label={props.decline ?? frame.progress.cancel} log={closeLog} />
            <BatchSubmit {...props} />
          </>
        ),
        body: <BatchForm {...props} />,
      };
  }
}
