import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog } from "~/ui/dialog";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import type { DropContent, DropDialogProps, DropQuestion } from "./drop-content";

/** The gift, and whether this wallet can take it. */
export function giftContent(
  { id, texts, drop, gift, why, answer, facts, canTake, listTo }: DropDialogProps,
  t: Translate,
  step: DropQuestion,
) {
  const words = texts.giftDialog;
  const canReset = why === "failed" || why === "taken";
  return {
    title: t(words, canTake ? "takeTitle" : "title", { number: drop.number, gift }),
    closeLog: "punkyDrop.giftClose",
    children: (
      <>
        <Notice tone={canTake || why === "taken" ? "good" : why === null ? "info" : "warning"} title={answer} />
        {canTake ? <p>{words.costs}</p> : null}
        <FactList items={facts} />
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
            {t(words, "take", { gift })}
          </Button>
        ) : null}
      </>
    ),
  } satisfies DropContent;
}

/** A drop that is over. */
export function endedContent({ id, texts, answer, facts }: DropDialogProps) {
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
  } satisfies DropContent;
}
