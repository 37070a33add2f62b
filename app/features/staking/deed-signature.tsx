import type { ReactNode } from "react";
import type { MoneyFrame } from "~/features/money/money-frame";
import { type LogKey, logged } from "~/logs/logged";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { isSigned } from "~/transactions/transaction-phase";
import { TransactionProgress } from "~/transactions/transaction-progress";
import { useInView } from "~/transactions/use-in-view";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink, type ButtonProps } from "~/ui/button";
import { ConnectButton } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import type { Deed } from "./use-deed";

type SubmitProps = Pick<ButtonProps, "variant" | "unready" | "aria-describedby" | "onClick"> & {
  label: string;
  log: LogKey;
};

export type DeedSignatureProps = {
  frame: MoneyFrame;
  deed: Deed;
  /** What has to be known first. */
  aside?: ReactNode;
  /** What the deed comes to, in one short line. */
  sum: ReactNode;
  /** What the holder agrees to, beside the button that signs. */
  consent: ReactNode;
  /** The one way back. */
  previous: { to: string; label: string; log: LogKey };
  submit: SubmitProps;
};

/**
 * The end of a screen that asks for one signature: progress, hardware choice, and the bar with the sum, the consent and the
 * button. On a wide screen the choice, which concerns few, stands below the bar.
 */
export function DeedSignature(props: DeedSignatureProps) {
  const { frame, deed, aside, sum, consent, previous, submit } = props;
  const { holderAddress } = frame;
  const { signer, state, isBusy, begin } = deed;
  const { label, log, ...button } = submit;
  const holderState = useHolderState(holderAddress);
  const progress = useInView<HTMLDivElement>(state.phase);
  return (
    <>
      {aside ? <div className="deed-aside">{aside}</div> : null}
      <div className="deed-progress" ref={progress}>
        <TransactionProgress texts={frame.progress} state={state} holderAddress={holderAddress} onAgain={begin} />
      </div>
      <ActionBar sum={sum}>
        {deed.mayBegin ? consent : null}
        {isSigned(state.phase) ? null : (
          <ButtonLink variant="quiet" size="large" to={previous.to} {...logged(previous.log)}>
            {previous.label}
          </ButtonLink>
        )}
        {holderState === "signed-in" ? null : (
          <ConnectButton state={holderState} texts={frame.walletCall} size="large" />
        )}
        {deed.mayBegin ? (
          <Button variant="primary" size="large" busy={isBusy} disabled={!signer.isReady} {...button} {...logged(log)}>
            {isBusy ? frame.progress.working : label}
          </Button>
        ) : null}
      </ActionBar>
      {/* after the bar, as on a wide screen, so that the keyboard comes to the consent first */}
      <div className="deed-hardware stack-tight">
        <p className="without-script">{frame.labels.noScript}</p>
        {holderAddress && deed.isPossible ? (
          <HardwareChoice texts={frame.signing} signer={signer} holderAddress={holderAddress} busy={isBusy} />
        ) : null}
      </div>
    </>
  );
}
