import { Form, useNavigate, useNavigation } from "react-router";
import type { DropTab } from "~/domain/drop/view";
import { logged } from "~/logs/logged";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog, Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { useAddressDialog } from "~/ui/use-address-dialog";
import type { DropListData } from "./drop-list.server";

const RESET_DIALOG = "reset-failed";

export type DropResetDialogProps = {
  texts: DropListData["texts"];
  tab: DropTab;
  holder: string;
  /** The answer to an attempt to reset; `problem` is null if nobody answered. */
  answer: { problem: string | null } | undefined;
  backTo: string;
};

/**
 * Asks for confirmation before a reset. It is shown while the address names it: in a modal, or in the page without
 * JavaScript.
 */
export function DropResetDialog({ texts, tab, holder, answer, backTo }: DropResetDialogProps) {
  const navigate = useNavigate();
  const isSending = useNavigation().state !== "idle";
  const isHydrated = useAddressDialog(RESET_DIALOG);
  const form = (
    <Form id="reset-failed-form" method="post" action={`?tab=${tab}&reset=ask`} replace preventScrollReset>
      <input type="hidden" name="owner" value={holder} />
      <p>{texts.resetText}</p>
      {answer ? (
        <Notice tone="danger" live>
          <p>{answer.problem ?? texts.resetUnreachable}</p>
        </Notice>
      ) : null}
    </Form>
  );
  const confirm = (
    <Button
      type="submit"
      form="reset-failed-form"
      variant="primary"
      busy={isSending}
      {...logged("myDrops.resetConfirm")}
    >
      {texts.confirm}
    </Button>
  );
  if (!isHydrated) {
    return (
      <section id={RESET_DIALOG} className="panel flow">
        <h2>{texts.resetTitle}</h2>
        {form}
        <p className="row">
          <ButtonLink to={backTo} {...logged("myDrops.resetCancel")}>
            {texts.cancel}
          </ButtonLink>
          {confirm}
        </p>
      </section>
    );
  }
  return (
    <Dialog
      id={RESET_DIALOG}
      title={texts.resetTitle}
      closeLog="myDrops.resetCancel"
      onClose={() => navigate(backTo, { preventScrollReset: true, replace: true })}
      actions={
        <>
          <Button onClick={() => closeDialog(RESET_DIALOG)} {...logged("myDrops.resetCancel")}>
            {texts.cancel}
          </Button>
          {confirm}
        </>
      }
    >
      {form}
    </Dialog>
  );
}
