import type { ReactNode } from "react";
import type { DialogView } from "~/content/views/text.server";
import { logged } from "~/logs/logged";
import { Icon } from "~/ui/icon";
import { Actions } from "./actions";
import { Blocks } from "./blocks";

/** A dialog of a content page. */
export function ContentDialog({ anchor, title, blocks, close, actions }: DialogView) {
  return (
    <PageDialog id={anchor} title={title} close={close}>
      <div className="blocks">
        <Blocks blocks={blocks} />
        <Actions actions={actions} />
      </div>
    </PageDialog>
  );
}

export type PageDialogProps = { id: string; title: ReactNode; close: string; children: ReactNode };

/**
 * A modal with an address, `#<id>`: a link to it, or to a place in it, opens it, and Back closes it. Without a script the
 * style sheet shows the dialog that the address names (sections/dialogs.css); with one, bands.tsx makes it modal. Only for
 * bands; screens use ui/dialog.tsx. `id` begins with `modal-`.
 */
export function PageDialog({ id, title, close, children }: PageDialogProps) {
  return (
    <dialog id={id} className="dialog page-dialog" aria-labelledby={`${id}-title`}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <a className="icon-button" href="#modal-closed" aria-label={close} data-closes="" {...logged("page.close")}>
          <Icon name="close" />
        </a>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
