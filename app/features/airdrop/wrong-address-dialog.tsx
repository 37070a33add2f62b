import { useEffect } from "react";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import type { ApplyAnswer } from "./apply-answer";
import type { ApplyData } from "./apply-screen.server";

const WRONG = "airdrop-wrong-address";

type Props = { texts: ApplyData["texts"]; answer: Extract<ApplyAnswer, { message: string }> };

/** The specification's dialog for an address that is not a wallet's; the field says the same without JavaScript. */
export function WrongAddressDialog({ texts, answer }: Props) {
  // each answer is a new object, also if it says the same
  useEffect(() => {
    if (answer) openDialog(WRONG);
  }, [answer]);
  return (
    <Dialog
      id={WRONG}
      title={texts.wrongTitle}
      closeLog="airdropApply.wrongClose"
      onClose={() => document.getElementById("airdrop-target")?.focus()}
      actions={
        <Button variant="primary" onClick={() => closeDialog(WRONG)} {...logged("airdropApply.wrongClose")}>
          {texts.wrongClose}
        </Button>
      }
    >
      <p>{answer.message}</p>
    </Dialog>
  );
}
