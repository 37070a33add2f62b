import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { logged } from "~/logs/logged";
import { Notice } from "~/ui/notice";

export type ReadingProblemProps = {
  labels: { unreachable: string; tryAgain: string };
  message: string;
  /** The log attribute of trying again, if the catalogue of screens has one. */
  log?: object;
  children?: ReactNode;
};

/** Shown in place of figures if the chain cannot be read. */
export function ReadingProblem({ labels, message, log = logged("part.readAgain"), children }: ReadingProblemProps) {
  const here = useLocation();
  return (
    <Notice tone="warning" title={message}>
      {children}
      <p>{labels.unreachable}</p>
      <p>
        <Link className="link" to={here} replace reloadDocument {...log}>
          {labels.tryAgain}
        </Link>
      </p>
    </Notice>
  );
}
