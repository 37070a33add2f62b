import type { ReactNode } from "react";
import { Sample } from "~/content/bands/sample";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { DialogContent } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { COIN_INFO, TO_BE_RELEASED } from "./dialog-ids";
import type { PartProps } from "./shell-facts";

/** The dialogs that any page may open. */
export function Dialogs({ texts, company, sample }: PartProps) {
  const { toBeReleased, coinInfo, close, opensNewTab } = texts;
  return (
    <>
      <ShellDialog
        id={TO_BE_RELEASED}
        title={toBeReleased.title}
        closeLabel={close}
        actions={
          <form method="dialog">
            <button type="submit" className="button button-primary button-medium" {...logged("part.close")}>
              {toBeReleased.close}
            </button>
          </form>
        }
      >
        <p>{toBeReleased.body}</p>
      </ShellDialog>
      <ShellDialog
        id={COIN_INFO}
        title={coinInfo.title}
        closeLabel={close}
        actions={
          <>
            <ButtonLink href={company.exchangeUrl} target="_blank" rel="noreferrer" {...logged("shell.exchange")}>
              {coinInfo.exchange} <Icon name="external" label={opensNewTab} />
            </ButtonLink>
            <ButtonLink
              href={company.whitepaperUrl}
              target="_blank"
              rel="noreferrer"
              variant="primary"
              {...logged("shell.whitepaper")}
            >
              {coinInfo.whitepaper} <Icon name="external" label={opensNewTab} />
            </ButtonLink>
          </>
        }
      >
        <p>
          {coinInfo.body} <Sample sample={sample} />
        </p>
      </ShellDialog>
    </>
  );
}

type ShellDialogProps = { id: string; title: string; closeLabel: string; actions: ReactNode; children: ReactNode };

/** The same as in ui/dialog.tsx; the element around it notices a press outside (drawn-html.tsx). */
function ShellDialog(props: ShellDialogProps) {
  return (
    <dialog id={props.id} className="dialog" aria-labelledby={`${props.id}-title`}>
      <DialogContent {...props} />
    </dialog>
  );
}
