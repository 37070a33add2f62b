import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { BatchDialogProps } from "./batch-dialog-props";
import { type BatchItem, itemsOf } from "./batch-items";
import { isRoundDone, partInFocus, type ShownBatch } from "./batch-state";
import { offersAgain, TransactionProgress } from "./transaction-progress";

type ProgressProps = Pick<BatchDialogProps, "frame" | "batch" | "logs" | "nextRound">;
type ProgressTexts = Texts["transactionProgress"];

/** How far a batch is as a whole and item by item, and what the transaction in focus needs from its holder. */
export function BatchProgress({ frame, batch, logs, nextRound }: ProgressProps) {
  const t = useT();
  const locale = useLocale();
  const { runs, phase, resume } = batch;
  const words = frame.progress.batch;
  const focus = partInFocus(runs);
  if (!focus) return <NotBegun frame={frame} batch={batch} logs={logs} />;
  const items = itemsOf(runs);
  const done = items.filter(({ state }) => state === "done").length;
  const figures = t(words, "progress", {
    done: formatNumber(locale, done),
    total: formatNumber(locale, items.length),
  });
  if (isRoundDone(batch)) {
    return (
      <>
        <Notice live tone="good" title={nextRound?.title ?? figures} />
        {nextRound?.body}
      </>
    );
  }
  const isStopped = phase === "stopped";
  return (
    <>
      {items.length > 1 ? (
        <div className="stack-tight">
          <progress className="progress" max={items.length} value={done} aria-label={figures} />
          <p className="faint" role="status">
            {figures}
          </p>
        </div>
      ) : null}
      {isStopped && runs.length > 1 ? (
        <Notice live tone="warning" title={figures}>
          <p>{words.partText}</p>
        </Notice>
      ) : null}
      <TransactionProgress
        texts={frame.progress}
        state={focus.state}
        holderAddress={frame.holderAddress}
        onAgain={resume}
        againLog={logs.resume}
      />
      {isStopped && !offersAgain(focus.state.phase) ? (
        <Button variant="primary" wide onClick={resume} {...logged(logs.resume)}>
          {words.resume}
        </Button>
      ) : null}
      {items.length > 1 ? <BatchItems words={words.states} items={items} /> : null}
    </>
  );
}

/** Why a press has begun nothing; nothing is shown while it is still being found out what is left. */
function NotBegun({ frame, batch, logs }: ProgressProps) {
  const { phase, problem, done, resume } = batch;
  const { progress } = frame;
  if (phase !== "stopped" || problem === null) return null;
  const { title, money } = progress.states.offline;
  return (
    <>
      <Notice live tone="warning" title={problem || title}>
        {problem ? null : <p>{money}</p>}
      </Notice>
      <Button variant="primary" wide onClick={resume} {...logged(logs.resume)}>
        {done.length > 0 ? progress.batch.resume : progress.tryAgain}
      </Button>
    </>
  );
}

/**
 * Takes the place of the button that was pressed while the batch runs, so that the second press of a double press closes
 * nothing. Once the progress above offers another try, that one is the only loud button.
 */
export function BatchWorking({
  texts,
  batch,
}: {
  texts: Pick<ProgressTexts, "working">;
  batch: Pick<ShownBatch, "runs" | "phase">;
}) {
  if (batch.phase !== "running") return null;
  const focus = partInFocus(batch.runs);
  const isOffered = focus !== null && offersAgain(focus.state.phase);
  return (
    <Button variant={isOffered ? "secondary" : "primary"} busy>
      {texts.working}
    </Button>
  );
}

type BatchItemsProps = { words: ProgressTexts["batch"]["states"]; items: readonly BatchItem<{ name: string }>[] };

/** One line per item: what it is and how far it is. */
function BatchItems({ words, items }: BatchItemsProps) {
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
