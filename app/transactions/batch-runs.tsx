import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import type { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type BatchItem, type BatchItemState, itemsOf } from "./batch-items";
import type { BatchPlan } from "./batch-plan";
import { type BatchState, isRoundDone, partInFocus } from "./batch-state";
import { offersAgain, TransactionProgress } from "./transaction-progress";

/** Words for the progress of a batch. `progress` and `partTitle` have {done} and {total}. */
type BatchWords = {
  progress: string;
  partTitle: string;
  partText: string;
  resume: string;
  states: Readonly<Record<BatchItemState, string>>;
};

type RunsProps = {
  words: BatchWords;
  frame: { holderAddress: string | null; progress: Texts["transactionProgress"] };
  batch: Pick<BatchState<BatchPlan<{ name: string }>, never>, "runs" | "phase" | "problem"> & { resume: () => void };
  /** The log key of the button that continues with what is left. */
  againLog: ReturnType<typeof logged>;
};

/** How far a batch is as a whole and item by item, and what the transaction in focus needs from its holder. */
export function BatchRuns({ words, frame, batch, againLog }: RunsProps) {
  const t = useT();
  const locale = useLocale();
  const { runs, phase, resume } = batch;
  const focus = partInFocus(runs);
  if (!focus) return null;
  const items = itemsOf(runs);
  const done = items.filter(({ state }) => state === "done").length;
  const figures = { done: formatNumber(locale, done), total: formatNumber(locale, items.length) };
  const isStopped = phase === "stopped";
  const isWhole = isRoundDone(batch);
  return (
    <div className="stack-form">
      {items.length > 1 ? (
        <div className="stack-tight">
          <progress className="progress" max={items.length} value={done} aria-label={t(words, "progress", figures)} />
          <p className="faint" role="status">
            {t(words, "progress", figures)}
          </p>
        </div>
      ) : null}
      {isStopped && runs.length > 1 ? (
        <Notice live tone={isWhole ? "good" : "warning"} title={t(words, "partTitle", figures)}>
          {isWhole ? null : <p>{words.partText}</p>}
        </Notice>
      ) : null}
      <TransactionProgress
        texts={frame.progress}
        state={focus.state}
        holderAddress={frame.holderAddress}
        onAgain={resume}
        againLog={againLog["data-log"]}
      />
      {isStopped && !offersAgain(focus.state.phase) ? (
        <ResumeButton label={words.resume} onClick={resume} log={againLog} />
      ) : null}
      {items.length > 1 ? <BatchItems words={words.states} items={items} /> : null}
    </div>
  );
}

/** Says, below what a batch has brought, that the network has run all of it and how long it takes to become final. */
export function BatchConfirmed({
  frame,
  batch,
}: Pick<RunsProps, "frame"> & { batch: Pick<RunsProps["batch"], "phase"> }) {
  if (batch.phase !== "confirmed") return null;
  const { title, money } = frame.progress.states.confirmed;
  return (
    <Notice live title={title}>
      <p>{money}</p>
    </Notice>
  );
}

/**
 * Takes the place of the button that was pressed while the batch runs, so that the second press of a double press closes
 * nothing. Once the progress above offers another try, that one is the only loud button.
 */
export function BatchWorking({
  frame,
  batch,
}: {
  frame: { progress: Pick<Texts["transactionProgress"], "working"> };
  batch: Pick<RunsProps["batch"], "runs" | "phase">;
}) {
  if (batch.phase !== "running") return null;
  const focus = partInFocus(batch.runs);
  const isOffered = focus !== null && offersAgain(focus.state.phase);
  return (
    <Button variant={isOffered ? "secondary" : "primary"} busy>
      {frame.progress.working}
    </Button>
  );
}

type ResumeProps = { label: string; onClick: () => void; log: ReturnType<typeof logged> };

export function ResumeButton({ label, onClick, log }: ResumeProps) {
  return (
    <Button variant="primary" wide onClick={onClick} {...log}>
      {label}
    </Button>
  );
}

/** One line per item: what it is and how far it is. */
function BatchItems({ words, items }: { words: BatchWords["states"]; items: readonly BatchItem<{ name: string }>[] }) {
  return (
    <ul className="batch-items">
      {items.map(({ item, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an NFT may be in several transactions, whose order stays
        <li key={index} data-state={state}>
          <span>{item.name}</span>
          <span>{words[state]}</span>
        </li>
      ))}
    </ul>
  );
}
