import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

export type ReadingProblemProps = {
  labels: { unreachable: string; tryAgain: string };
  message: string;
  /** The log attribute of trying again, if the catalogue of screens has one. */
  log?: object;
  children?: ReactNode;
};

/** Shown in place of figures if the chain cannot be read. Trying again is then the loud action of the screen. */
export function ReadingProblem({ labels, message, log = logged("part.readAgain"), children }: ReadingProblemProps) {
  const here = useLocation();
  return (
    <Notice tone="warning" title={message}>
      {children}
      <p>{labels.unreachable}</p>
      <p>
        <ButtonLink variant="primary" to={here} replace reloadDocument {...log}>
          {labels.tryAgain}
        </ButtonLink>
      </p>
    </Notice>
  );
}
