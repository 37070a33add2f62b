import { type ReactNode, useEffect } from "react";
import type { MoneyFrame } from "~/features/money/money-frame";
import { BatchWorking } from "~/transactions/batch-runs";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { SIGNED_TOGETHER } from "~/transactions/run-parts";
import { Dialog, openDialog } from "~/ui/dialog";
import type { Signer } from "~/wallet/use-signer";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import { CloseButton, SubmitButton } from "./act-buttons";
import { BatchDone, BatchProgress, type BatchTexts, NftBatchPlan } from "./batch-progress";
import type { RunnableNftBatch } from "./nft-batch";

/** Texts of everything that a holder does in a tab. */
export type ActTexts = NftTexts & BatchTexts;

/** Properties of every act of a holder in a tab. */
export type ActProps = {
  frame: MoneyFrame;
  texts: ActTexts;
  tab: NftTab;
  /** Called when something has become final, because what was read before is then out of date. */
  onSettled: () => Promise<void>;
  onClose: () => void;
};

export type ActDialogProps = Pick<ActProps, "frame" | "texts" | "tab" | "onClose"> & {
  id: string;
  title: string;
  batch: RunnableNftBatch;
  signer: Signer;
  /** The log names of its buttons, in the tab's part of the catalogue. */
  logs: { submit: string; no: string; done: string };
  words: { submit: string; no: string; costs: string };
  variant?: "primary" | "danger";
  onSubmit: () => void;
  /** What the modal says once the network has run all transactions. */
  done: { title: string; body: ReactNode };
  /** What is shown in place of the form while something else has to be answered first. */
  instead?: { title: string; body: ReactNode; actions: ReactNode } | null;
  /** The questions before the act begins, above the costs. */
  children: ReactNode;
};

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
