import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { BatchDialogProps } from "./batch-dialog-props";
import { waitsForEarlier } from "./batch-state";
import { HardwareChoice } from "./hardware-choice";
import { SIGNED_TOGETHER } from "./run-parts";

/** What a holder reads and chooses before a batch begins. */
export function BatchForm(props: BatchDialogProps) {
  const { frame, signer, children, details } = props;
  return (
    <>
      {children}
      <BatchTakes {...props} />
      {details}
      {frame.holderAddress ? (
        <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={false} />
      ) : null}
    </>
  );
}

/** What a batch takes: what it leaves out and why, or what the network charges and how often the wallet asks. */
function BatchTakes({ frame, batch, signer, leftOut, costs, nextRound }: BatchDialogProps) {
  const t = useT();
  const { plan, problem, phase } = batch;
  const words = frame.progress.batch;
  if (problem !== null) return <Notice live tone="warning" title={problem || words.unreachable} />;
  const isNothing = plan !== null && plan.parts.length + plan.underWay.length === 0;
  const isWaiting = waitsForEarlier(batch);
  const signatures = Math.ceil(costs.transactions / (signer.isHardware ? 1 : SIGNED_TOGETHER));
  return (
    <>
      <LeftOut sentences={leftOut} />
      {isNothing || isWaiting ? (
        <p className="soft" role="status">
          {isWaiting ? frame.progress.earlier : words.nothing}
        </p>
      ) : null}
      {phase === "planning" || costs.transactions > 0 ? (
        <section aria-busy={phase === "planning"}>
          <h3 className="section-title">{costs.title}</h3>
          {costs.figures}
          {costs.transactions > 1 && !costs.isOfRound ? (
            <p className="faint">
              {t(words, signatures === 1 ? "signsOnce" : "signs", { count: signatures })} {words.stopMidway}
            </p>
          ) : null}
          {plan?.hasMore && !nextRound ? <p className="faint">{words.more}</p> : null}
        </section>
      ) : null}
    </>
  );
}

function LeftOut({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning">
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
