import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import type { BatchDialogProps } from "./batch-dialog-props";
import { isRoundDone } from "./batch-state";

/** Begins a batch once it is known what it takes. If that could not be found out and the signer is ready, it asks again. */
export function BatchSubmit({ frame, batch, signer, costs, submit, logs }: BatchDialogProps) {
  const { phase, problem, plan } = batch;
  if (signer.isReady && phase === "ready" && problem !== null) {
    return (
      <Button variant="primary" onClick={batch.again} {...logged(logs.tryAgain)}>
        {frame.progress.tryAgain}
      </Button>
    );
  }
  if (plan && plan.underWay.length === 0 && costs.transactions === 0) return null;
  const isFindingOut = signer.isReady && phase === "planning";
  return (
    <Button
      // quiet until there are figures to agree to
      variant={isFindingOut ? "secondary" : (submit.variant ?? "primary")}
      busy={isFindingOut}
      disabled={!signer.isReady}
      unready={submit.isUnready}
      onClick={submit.onPress}
      {...logged(logs.submit)}
    >
      {submit.label}
    </Button>
  );
}

/**
 * Goes on where one round could not hold the whole batch. A dialog that has words for its rounds first shows what the next
 * one brings and costs.
 */
export function NextRoundButton({ frame, batch, logs, nextRound }: BatchDialogProps) {
  if (!isRoundDone(batch)) return null;
  return (
    <Button variant="primary" onClick={nextRound ? batch.again : batch.resume} {...logged(logs.resume)}>
      {nextRound?.label ?? frame.progress.batch.resume}
    </Button>
  );
}
