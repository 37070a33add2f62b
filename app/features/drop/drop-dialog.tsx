import { type ReactNode, useState } from "react";
import type { DropObstacle, DropState, DropView } from "~/domain/drop/view";
import type { TransactionView, TransactionWish } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { type CostFactsProps, CostSection } from "~/transactions/cost-facts";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { hasLanded, isBusy } from "~/transactions/transaction-phase";
import { TransactionProgress, titleOfEnd } from "~/transactions/transaction-progress";
import type { UseTransaction } from "~/transactions/use-transaction";
import { type TransactionCosts, useTransactionCosts } from "~/transactions/use-transaction-costs";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog, Dialog, type DialogProps } from "~/ui/dialog";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { Signer } from "~/wallet/use-signer";
import type { DropTexts } from "./drop-text";

export type DropCostTexts = CostFactsProps["texts"] & { returns: string };

export type DropDialogProps = {
  id: string;
  frame: MoneyFrame;
  texts: DropTexts & { costs: DropCostTexts };
  drop: DropView;
  /** What the drop gives this wallet, in words. */
  gift: string;
  /** Its amount spelled without a separator, if it could be misread. */
  spelled: string | null;
  /** Its picture. */
  shown: ReactNode;
  state: DropState;
  why: DropObstacle | null;
  /** Whether this wallet can take it, in words. */
  answer: string;
  facts: readonly Fact[];
  canTake: boolean;
  wish: TransactionWish;
  signer: Signer;
  transaction: UseTransaction;
  /** The transaction once it has landed and the page has been read again. */
  done: TransactionView | null;
  listTo: string;
  onClosed: () => void;
};

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

type Step = { isConfirming: boolean; costs: TransactionCosts; ask: (isAsked: boolean) => void };
type Content = Pick<DialogProps, "title" | "children" | "actions" | "closeLog">;

function contentOf(props: DropDialogProps, t: Translate, step: Step): Content {
  const { phase } = props.transaction.state;
  if (props.done) return doneContent(props, t);
  if (phase !== "idle") return runContent(props);
  if (step.isConfirming) return confirmContent(props, t, step);
  if (props.state === "ended" || props.state === "gone") return endedContent(props);
  return giftContent(props, t, step);
}

function giftContent(
  { id, texts, drop, gift, why, answer, facts, canTake, listTo }: DropDialogProps,
  t: Translate,
  step: Step,
) {
  const words = texts.giftDialog;
  const canReset = why === "failed" || why === "taken";
  return {
    title: t(words, "title", { number: drop.number, gift }),
    closeLog: "punkyDrop.giftClose",
    children: (
      <>
        <FactList items={facts} />
        <Notice tone={canTake || why === "taken" ? "good" : why === null ? "info" : "warning"} title={answer} />
      </>
    ),
    actions: (
      <>
        <Button key="close" onClick={() => closeDialog(id)} {...logged("punkyDrop.giftClose")}>
          {words.close}
        </Button>
        {canReset ? (
          <ButtonLink key="list" variant="primary" to={listTo} {...logged("punkyDrop.toList")}>
            {texts.toList}
          </ButtonLink>
        ) : null}
        {canTake ? (
          <Button key="take" variant="primary" onClick={() => step.ask(true)} {...logged("punkyDrop.dropGift")}>
            {words.take}
          </Button>
        ) : null}
      </>
    ),
  } satisfies Content;
}

function confirmContent(
  { texts, gift, spelled, signer, transaction }: DropDialogProps,
  t: Translate,
  { costs: { costs, problem, again }, ask }: Step,
) {
  const words = texts.confirmDialog;
  return {
    title: words.title,
    closeLog: "punkyDrop.confirmNo",
    children: (
      <>
        <p>{t(words, "text", { gift })}</p>
        <FactList
          items={[
            { term: words.out, value: words.outNothing },
            { term: words.in, value: gift, note: spelled, tone: "in" },
          ]}
        />
        <CostSection
          title={words.costs}
          texts={texts.costs}
          costs={costs}
          returns={texts.costs.returns}
          problem={problem}
          unreachable={texts.unreachable}
        />
      </>
    ),
    actions: (
      <>
        <Button key="no" onClick={() => ask(false)} {...logged("punkyDrop.confirmNo")}>
          {words.no}
        </Button>
        {problem === null ? (
          <Button
            key="yes"
            variant="primary"
            busy={!costs && signer.isReady}
            disabled={!signer.isReady}
            onClick={() => transaction.start(costs)}
            {...logged("punkyDrop.confirmYes")}
          >
            {words.yes}
          </Button>
        ) : (
          <Button key="again" variant="primary" onClick={again} {...logged("punkyDrop.tryAgain")}>
            {texts.tryAgain}
          </Button>
        )}
      </>
    ),
  } satisfies Content;
}

/** The content while the transaction is under way, and after it has ended without the gift. */
function runContent({ id, texts, why, transaction, listTo, frame: { progress } }: DropDialogProps) {
  const { phase } = transaction.state;
  const needsReset = why === "failed";
  const hasFailed = !isBusy(phase) && !hasLanded(phase);
  return {
    title: hasFailed ? titleOfEnd(phase, texts.failedDialog.title, progress) : texts.confirmDialog.title,
    closeLog: "punkyDrop.giftClose",
    children: needsReset ? <p>{texts.failedDialog.text}</p> : null,
    actions: (
      <>
        <Button key="close" onClick={() => closeDialog(id)} {...logged("punkyDrop.giftClose")}>
          {texts.giftDialog.close}
        </Button>
        {needsReset ? (
          <ButtonLink key="list" variant="primary" to={listTo} {...logged("punkyDrop.toList")}>
            {texts.failedDialog.reset}
          </ButtonLink>
        ) : null}
      </>
    ),
  } satisfies Content;
}

function doneContent({ id, texts, gift, spelled, shown, listTo }: DropDialogProps, t: Translate) {
  const words = texts.doneDialog;
  return {
    title: words.title,
    closeLog: "punkyDrop.doneOk",
    children: (
      <>
        <div className="drop-won">
          {shown}
          <p className="figure money-in">{gift}</p>
          {spelled ? <p className="spelled">{spelled}</p> : null}
          <p>{t(words, "text", { gift })}</p>
        </div>
      </>
    ),
    actions: (
      <>
        <ButtonLink key="list" to={listTo} {...logged("punkyDrop.toList")}>
          {words.toList}
        </ButtonLink>
        <Button key="ok" variant="primary" onClick={() => closeDialog(id)} {...logged("punkyDrop.doneOk")}>
          {words.ok}
        </Button>
      </>
    ),
  } satisfies Content;
}

function endedContent({ id, texts, answer, facts }: DropDialogProps) {
  return {
    title: texts.endedDialog.title,
    closeLog: "punkyDrop.endedClose",
    children: (
      <>
        <p>{answer}</p>
        <FactList items={facts} />
      </>
    ),
    actions: (
      <Button key="close" onClick={() => closeDialog(id)} {...logged("punkyDrop.endedClose")}>
        {texts.endedDialog.close}
      </Button>
    ),
  } satisfies Content;
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
