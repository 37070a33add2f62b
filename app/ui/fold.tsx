import "~/styles/money.css";
import type { ReactNode } from "react";
import { logged } from "~/logs/logged";

export type FoldProps = {
  /** What is inside, in a few words. */
  summary: ReactNode;
  children: ReactNode;
};

/** What a holder may want to look up but does not need for the next step. It is closed at first, and works without a script. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className="fold">
      <summary {...logged("part.fold")}>{summary}</summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
