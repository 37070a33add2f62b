import "~/styles/money.css";
import type { ReactNode } from "react";

export type ActionBarProps = {
  /** What the action is about, in one short line: what goes out, what comes in. */
  sum?: ReactNode;
  /** The screen's one loud button, and at most one quiet one. */
  children: ReactNode;
};

/**
 * The action of a screen, within reach of the thumb: on a phone it stays at the lower edge of the screen while its container
 * is in view, so it comes last in the element that spans the screen's content. On wider screens it stands in the flow.
 */
export function ActionBar({ sum, children }: ActionBarProps) {
  return (
    <div className="action-bar">
      {sum ? <p className="action-bar-sum">{sum}</p> : null}
      <div className="action-bar-buttons">{children}</div>
    </div>
  );
}
