import type { MouseEvent, ReactNode } from "react";
import type { ControlKey } from "~/logs/logged";
import { useShellTexts } from "~/shell/use-shell";
import { Icon } from "./icon";

export type DialogProps = {
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  /** The log's key for its X. */
  closeLog?: ControlKey;
};

/**
 * A modal on the native element, at most 600 px wide. Opened by `openDialog(id)`, or without our script by a button with
 * `{...opensDialog(id)}`; closed by X, Escape, a press outside, or `closeDialog(id)`.
 */
export function Dialog({ onClose, closeLabel, ...content }: DialogProps) {
  const texts = useShellTexts();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself
    <dialog
      id={content.id}
      className="dialog"
      aria-labelledby={`${content.id}-title`}
      onClose={onClose}
      onClickCapture={keepSecondPress}
      onClick={closeOutside}
    >
      <DialogContent {...content} closeLabel={closeLabel ?? texts?.close ?? "Close"} />
    </dialog>
  );
}

type DialogContentProps = Omit<DialogProps, "onClose"> & { closeLabel: string };

/** The contents of a dialog's box. */
export function DialogContent({ id, title, children, actions, closeLabel, closeLog }: DialogContentProps) {
  return (
    <>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label={closeLabel} data-log={closeLog ?? "part.close"}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="dialog-body">{children}</div>
      {actions ? <div className="dialog-actions">{actions}</div> : null}
    </>
  );
}

/** Attributes of a button that opens a dialog without a script in browsers that can do so. */
export function opensDialog(id: string) {
  return {
    command: "show-modal",
    commandfor: id,
    "aria-haspopup": "dialog" as const,
    onClick: () => openUnlessNative(id),
  };
}

export function openDialog(id: string): void {
  const dialog = findDialog(id);
  if (dialog && !dialog.open) dialog.showModal();
}

export function closeDialog(id: string): void {
  findDialog(id)?.close();
}

/** Browsers that know `command` open the dialog themselves. */
export function openUnlessNative(id: string | null | undefined): void {
  if (id && !("command" in HTMLButtonElement.prototype)) openDialog(id);
}

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

let pressed: Element | null = null;

/**
 * Lets the second press of a double press act only on the button that got the first one. Anything that has appeared under
 * the finger since, such as the button that closes a dialog, was not meant.
 */
function keepSecondPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button) return;
  if (event.detail > 1 && button !== pressed) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  pressed = button;
}

/** Closes a dialog after a press outside its box. */
export function closeOutside({ target, detail, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement)) return;
  // the second press of two was meant for a button that has since moved away, not for the outside
  if (detail > 1) return;
  const box = target.getBoundingClientRect();
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  if (!isInside) target.close();
}
