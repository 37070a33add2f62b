import type { NftBatch } from "~/domain/nft-staking/batch/batch-view";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { BatchConfirmed, BatchRuns, ResumeButton } from "~/transactions/batch-runs";
import { BatchSignatures } from "~/transactions/batch-signatures";
import { waitsForEarlier } from "~/transactions/batch-state";
import { CostFacts, type CostFactsProps } from "~/transactions/cost-facts";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { shownName } from "../nft-face";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";
import type { RunnableNftBatch } from "./nft-batch";

/** `returns`: words for a deposit that comes back with this transaction. */
type BatchCostTexts = CostFactsProps["texts"] & { returns: string; coinDeposit: string };

export type BatchTexts = Pick<NftTexts, "batch" | "labels"> & { costs: BatchCostTexts };

export type NftBatchPlanProps = {
  texts: BatchTexts;
  title: string;
  batch: RunnableNftBatch;
  progress: Pick<Texts["transactionProgress"], "earlier">;
  /** How many transactions the wallet is asked to sign at once. */
  signedTogether: number;
};

/** What a batch takes: how often the wallet asks, what the network charges, and what is left out and why. */
export function NftBatchPlan({ texts, title, batch, progress, signedTogether }: NftBatchPlanProps) {
  const t = useT();
  const { plan, problem, costs } = batch;
  if (problem !== null) return <Notice live tone="warning" title={problem || texts.labels.unreachable} />;
  const count = plan?.parts.length ?? 0;
  const signatures = Math.ceil(count / signedTogether);
  const transactions = t(texts.labels, "transactions", { count });
  const isNothing = plan !== null && count === 0 && plan.underWay.length === 0;
  return (
    <div className="stack-form">
      {plan ? <Refusals texts={texts} plan={plan} /> : null}
      {isNothing ? (
        <p className="soft" role="status">
          {texts.batch.nothing}
        </p>
      ) : waitsForEarlier(batch) ? (
        <p className="soft" role="status">
          {progress.earlier}
        </p>
      ) : (
        <section aria-busy={!costs}>
          <h3 className="section-title">{count > 1 ? t(texts.batch, "costsEach", { transactions }) : title}</h3>
          <CostFacts
            // only a stake opens positions; any other deposit is for a new coin account
            texts={costs?.kind === "stakeNft" ? texts.costs : { ...texts.costs, deposit: texts.costs.coinDeposit }}
            costs={costs}
            returns={texts.costs.returns}
          />
          {count > 1 ? (
            <p className="faint">{t(texts.batch, signatures === 1 ? "signsOnce" : "signs", { count: signatures })}</p>
          ) : null}
          {plan?.hasMore ? <p className="faint">{texts.batch.more}</p> : null}
        </section>
      )}
    </div>
  );
}

function Refusals({ texts, plan }: { texts: BatchTexts; plan: NftBatch }) {
  const t = useT();
  if (plan.refusals.length === 0) return null;
  return (
    <Notice tone="warning">
      {plan.refusals.map(({ item, code, message }) => (
        <p key={`${item.mint}.${code}`}>{t(texts.batch, "leftOut", { name: shownName(item), reason: message })}</p>
      ))}
    </Notice>
  );
}

export type BatchProgressProps = {
  texts: BatchTexts;
  frame: MoneyFrame;
  tab: NftTab;
  batch: RunnableNftBatch;
};

/** How far a batch is as a whole and by NFT, and what the transaction in focus needs from its holder. */
export function BatchProgress({ texts, frame, tab, batch }: BatchProgressProps) {
  const { runs, phase, problem } = batch;
  if (phase === "stopped" && problem !== null && runs.length === 0) {
    const { title, money } = frame.progress.states.offline;
    return (
      <div className="stack-form">
        <Notice live tone="warning" title={problem || title}>
          {problem ? null : <p>{money}</p>}
        </Notice>
        <ResumeButton
          label={batch.done.length > 0 ? texts.batch.resume : texts.labels.tryAgain}
          onClick={batch.resume}
          log={loggedIn(tab, "continueBatch")}
        />
      </div>
    );
  }
  return <BatchRuns words={texts.batch} frame={frame} batch={batch} againLog={loggedIn(tab, "continueBatch")} />;
}

/** The transactions of a batch once the network has run all of them, and whether they are final. */
export function BatchDone({ frame, tab, batch }: BatchProgressProps) {
  return (
    <>
      <BatchConfirmed frame={frame} batch={batch} />
      <BatchSignatures texts={frame.progress} done={batch.done} log={loggedIn(tab, "explorer")} />
    </>
  );
}
