import type { ReactNode } from "react";
import type { ActionView } from "~/content/views/facts.server";
import { logged } from "~/logs/logged";
import { buttonClass } from "~/ui/button-class";

/** Buttons in a row: what to do next. With `isQuiet`, only the primary action is a button; the others are links. */
export function Actions({ actions, isQuiet = false }: { actions: readonly ActionView[]; isQuiet?: boolean }) {
  if (actions.length === 0) return null;
  return (
    <div className="row actions">
      {actions.map((action) => (
        <ActionLink
          key={action.label}
          action={action}
          className={
            isQuiet && !action.isPrimary
              ? "way-on"
              : buttonClass({ variant: action.isPrimary ? "primary" : "secondary", size: "large" })
          }
        />
      ))}
    </div>
  );
}

/**
 * A way on. A dialog of the page has an address of its own, so that it opens without our script and its link can be sent to
 * a friend; a dialog that every page has opens by the browser's own command.
 */
function ActionLink({ action, className, children }: ActionLinkProps) {
  const text = children ?? action.label;
  if ("sharedDialog" in action) {
    return (
      <button
        type="button"
        className={className}
        {...{ command: "show-modal", commandfor: action.sharedDialog }}
        aria-haspopup="dialog"
        {...logged("page.dialog")}
      >
        {text}
      </button>
    );
  }
  if ("opens" in action) {
    return (
      <a className={className} href={`#${action.opens}`} aria-haspopup="dialog" {...logged("page.dialog")}>
        {text}
      </a>
    );
  }
  if ("below" in action) {
    return (
      <a className={className} href={`#${action.anchor}`} {...logged("page.button")}>
        {text}
      </a>
    );
  }
  if ("file" in action) {
    return (
      <a className={className} href={`/files/${action.file}`} download="" {...logged("page.download")}>
        {text}
      </a>
    );
  }
  return (
    <a className={className} href={action.href} {...logged(action.log)}>
      {text}
    </a>
  );
}

/** The way on at the end of a list entry, if it has one. */
export function WayOn({ action }: { action: ActionView | null | undefined }) {
  if (!action) return null;
  return (
    <p>
      <ActionLink action={action} className="way-on" />
    </p>
  );
}

type ActionLinkProps = { action: ActionView; className?: string; children?: ReactNode };
