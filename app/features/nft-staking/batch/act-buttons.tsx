import { Button } from "~/ui/button";
import { closeDialog } from "~/ui/dialog";
import { loggedIn, type NftTab } from "../nft-screens";
import type { ActDialogProps } from "./act-props";

type CloseButtonProps = { tab: NftTab; id: string; label: string; log: string; main?: boolean };

/** Closes a modal; what is under way continues. */
export function CloseButton({ tab, id, label, log, main }: CloseButtonProps) {
  return (
    <Button variant={main ? "primary" : "secondary"} onClick={() => closeDialog(id)} {...loggedIn(tab, log)}>
      {label}
    </Button>
  );
}

/** Begins a batch once it is known what it takes. If that could not be found out and the signer is ready, it asks again. */
export function SubmitButton({ texts, tab, batch, words, logs, signer, variant, isUnready, onSubmit }: ActDialogProps) {
  const { phase, problem, plan, costs } = batch;
  if (signer.isReady && phase === "ready" && problem !== null) {
    return (
      <Button variant="primary" onClick={batch.again} {...loggedIn(tab, "tryAgain")}>
        {texts.labels.tryAgain}
      </Button>
    );
  }
  const isNothing = plan !== null && plan.parts.length === 0 && plan.underWay.length === 0;
  if (isNothing) return null;
  return (
    <Button
      variant={variant ?? "primary"}
      busy={signer.isReady && (phase === "planning" || (!costs && plan?.underWay.length === 0))}
      disabled={!signer.isReady}
      unready={isUnready}
      onClick={onSubmit}
      {...loggedIn(tab, logs.submit)}
    >
      {words.submit}
    </Button>
  );
}
