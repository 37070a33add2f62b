import "~/styles/money.css";
import type { ReactNode } from "react";
import { logged } from "~/logs/logged";

export type FoldProps = {
  /** What is inside, in a few words. */
  summary: ReactNode;
  /** Whether it is open at first. */
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** What a holder may want to look up but does not need for the next step. It works without a script. */
export function Fold({ summary, isOpen, children }: FoldProps) {
  return (
    <details className="fold" open={isOpen}>
      <summary {...logged("part.fold")}>{summary}</summary>
      <div className="fold-content">{children}</div>
    </details>
  );
}
