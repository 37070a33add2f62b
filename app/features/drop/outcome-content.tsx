import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { hasLanded, isBusy } from "~/transactions/transaction-phase";
import { titleOfEnd } from "~/transactions/transaction-progress";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog } from "~/ui/dialog";
import type { DropContent, DropDialogProps } from "./drop-content";

/** The content while the transaction is under way, and after it has ended without the gift. */
export function runContent({ id, texts, why, transaction, listTo, frame: { progress } }: DropDialogProps) {
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
  } satisfies DropContent;
}

/** The gift that has arrived. */
export function doneContent({ id, texts, gift, spelled, shown, listTo }: DropDialogProps, t: Translate) {
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
        <Button key="ok" onClick={() => closeDialog(id)} {...logged("punkyDrop.doneOk")}>
          {words.ok}
        </Button>
        {/* the list with the gift in it is where a holder goes next */}
        <ButtonLink key="list" variant="primary" to={listTo} {...logged("punkyDrop.toList")}>
          {words.toList}
        </ButtonLink>
      </>
    ),
  } satisfies DropContent;
}
