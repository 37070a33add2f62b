import "~/styles/money.css";
import type { ReactNode } from "react";

export type ActionBarProps = {
  /** What the action is about, in one short line: what goes out, what comes in. */
  sum?: ReactNode;
  /** True where the bar belongs to a whole page and not to one of its columns. */
  isOfPage?: boolean;
  /** The screen's one loud button, and at most one quiet one; none as long as there is nothing to press. */
  children?: ReactNode;
};

/**
 * The action of a screen, within reach of the thumb: on a phone it stays at the lower edge of the screen while its container
 * is in view, so it comes last in the element that spans the screen's content. On wider screens it stands in the flow, unless it
 * belongs to the whole page, which may be long.
 */
export function ActionBar({ sum, isOfPage = false, children }: ActionBarProps) {
  return (
    <div className={isOfPage ? "action-bar is-of-page" : "action-bar"}>
      {sum ? <p className="action-bar-sum">{sum}</p> : null}
      {children ? <div className="action-bar-buttons">{children}</div> : null}
    </div>
  );
}
