import type { ReactNode } from "react";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { TransactionView } from "~/domain/transaction-types";
import { isLanded, isSettled } from "~/domain/transactions/view";
import { showEndOf } from "~/transactions/transaction-runs";
import { ActionBar } from "~/ui/action-bar";
import { Art } from "~/ui/art";
import type { Picture } from "~/ui/art-manifest";
import { CopyButton } from "~/ui/copy-button";
import { EmptyState } from "~/ui/empty-state";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";

const LOOK_AGAIN_MS = 2_000;

export type OutcomeProps = {
  texts: {
    pendingHeading: string;
    pendingText: string;
    failedHeading: string;
    transaction: string;
    nextTitle: string;
    next: readonly string[];
  };
  labels: { copy: string; copied: string };
  /** Texts for a transaction that is confirmed, and for one that is final. */
  states: Record<"confirmed" | "finalized", { title: string; money: string }>;
  view: TransactionView;
  /** A picture of the outcome; null until the network has run the transaction, and where no picture fits. */
  art: Picture | null;
  facts: readonly Fact[];
  children: ReactNode;
};

/**
 * The outcome of a transaction at its own address: under way, confirmed, final, or failed with the reason. Only the server's
 * reading of the chain changes it, so that a reload and a link show the same.
 */
export function Outcome({ texts, labels, states, view, art, facts, children }: OutcomeProps) {
  const { revalidate } = useRevalidator();
  const isOver = isSettled(view.status);
  const lookAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  useEffect(() => {
    if (isOver) showEndOf(view.id);
  }, [isOver, view.id]);
  const transaction: Fact[] = view.signature
    ? [
        {
          term: texts.transaction,
          value: (
            <span className="row outcome-signature">
              <ExplorerLink kind="tx" value={view.signature} />
              <CopyButton value={view.signature} label={labels.copy} copiedLabel={labels.copied} />
            </span>
          ),
        },
      ]
    : [];
  return (
    <div className="deed">
      <div className="deed-main stack-form">
        <StatusNotice texts={texts} states={states} view={view} />
        <FactList items={[...facts, ...transaction]} />
      </div>
      {isLanded(view.status) ? (
        <section className="deed-aside panel outcome-next">
          {art ? <Art picture={art} alt="" first /> : null}
          <h2>{texts.nextTitle}</h2>
          <ol className="next-list">
            {texts.next.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </section>
      ) : art ? (
        <div className="deed-aside">
          <Art picture={art} alt="" first />
        </div>
      ) : null}
      <ActionBar>{children}</ActionBar>
    </div>
  );
}

/** The notice of the status, always in the same place. Screen readers announce its changes. */
function StatusNotice({ texts, states, view: { status, error } }: Pick<OutcomeProps, "texts" | "states" | "view">) {
  if (status === "confirmed" || status === "finalized") {
    const { title, money } = states[status];
    return (
      <Notice live tone={status === "finalized" ? "good" : "info"} title={title}>
        <p>{money}</p>
      </Notice>
    );
  }
  const isOver = isSettled(status);
  return (
    <Notice live tone={isOver ? "danger" : "info"} title={isOver ? texts.failedHeading : texts.pendingHeading}>
      <p>{isOver ? error?.message : texts.pendingText}</p>
    </Notice>
  );
}

/** The heading of an outcome's page. */
export function outcomeHeading(
  texts: { heading: string; confirmedHeading: string; pendingHeading: string; failedHeading: string },
  view: TransactionView,
): string {
  if (view.status === "finalized") return texts.heading;
  if (view.status === "confirmed") return texts.confirmedHeading;
  return isSettled(view.status) ? texts.failedHeading : texts.pendingHeading;
}

/** Shown if the address names no transaction of this holder. */
export function OutcomeNotFound({
  texts,
  children,
}: {
  texts: { notFoundText: string; notFoundHeading: string };
  children: ReactNode;
}) {
  return (
    <EmptyState title={texts.notFoundHeading} action={children}>
      <p>{texts.notFoundText}</p>
    </EmptyState>
  );
}
