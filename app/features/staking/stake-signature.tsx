import { useState } from "react";
import { useNavigate } from "react-router";
import { type CoinTermDays, expectedReward } from "~/domain/staking/rules";
import type { TransactionPreview } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { isBusy, isSigned } from "~/transactions/transaction-phase";
import { offersAgain, TransactionProgress } from "~/transactions/transaction-progress";
import { useInView } from "~/transactions/use-in-view";
import { useOffer } from "~/transactions/use-offer";
import { useTransaction } from "~/transactions/use-transaction";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog, openDialog } from "~/ui/dialog";
import { ConnectButton } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { useSigner } from "~/wallet/use-signer";
import { DeedSum } from "./deed-sum";
import type { StakeConditions } from "./stake-check";
import { stakeParameters } from "./stake-parameters";
import { stakeSearch } from "./stake-query";
import { StakingTermsConsent, StakingTermsDialog, TERMS_CONSENT, TERMS_DIALOG } from "./staking-terms";

export type StakeSignatureProps = {
  frame: MoneyFrame;
  texts: Texts["staking"]["stakeConfirm"];
  pool: StakeConditions & { chainTs: bigint };
  amountRaw: bigint;
  termDays: CoinTermDays;
  /** Null for a visitor, and if the trial run has failed. */
  preview: TransactionPreview | null;
  /** The transaction whose trial run the preview is, for the press to take; null where none was kept. */
  offer: string | null;
  /** Why it would fail now. */
  refusal: string | null;
};

/** The terms that a holder agrees to, and the signature of a stake. */
export function StakeSignature({
  frame,
  texts,
  pool,
  amountRaw,
  termDays,
  preview,
  offer,
  refusal,
}: StakeSignatureProps) {
  const { localePath } = useShell();
  const navigate = useNavigate();
  const holderState = useHolderState(frame.holderAddress);
  const [isAgreed, setIsAgreed] = useState(false);
  const signer = useSigner(frame.holderAddress);
  const { lifetime } = signer;
  const { netRaw } = expectedReward(pool, amountRaw, termDays);
  const wish = { kind: "stake", lifetime, parameters: stakeParameters(pool, amountRaw, termDays) } as const;
  useOffer(wish, frame.holderAddress, offer);
  const { state, start } = useTransaction(wish, ({ id }) =>
    navigate(`/${localePath}/powerzoneCoinStakingWriteStakingComplete?transaction=${id}`, { replace: true }),
  );
  const busy = isBusy(state.phase);
  const progress = useInView<HTMLDivElement>(state.phase);
  const isSignedIn = holderState === "signed-in";
  const maySign = isSignedIn && !refusal && !offersAgain(state.phase);
  const search = stakeSearch(termDays, amountRaw, pool.decimals);
  const previous = `/${localePath}/powerzoneCoinStakingWriteStaking${search}`;
  const agreeAndStart = () => {
    setIsAgreed(true);
    closeDialog(TERMS_DIALOG);
    start(preview);
  };
  return (
    <>
      <div className="deed-aside stack-tight">
        <p className="without-script">{frame.labels.noScript}</p>
        {isSignedIn ? null : <p className="soft">{texts.visitorText}</p>}
        {isSignedIn && frame.holderAddress && !refusal ? (
          <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={busy} />
        ) : null}
      </div>
      <div className="deed-progress" ref={progress}>
        <TransactionProgress
          texts={frame.progress}
          state={state}
          holderAddress={frame.holderAddress}
          onAgain={() => start(preview)}
        />
      </div>
      <ActionBar>
        {maySign ? (
          <StakingTermsConsent texts={texts.terms} isAgreed={isAgreed} isLocked={busy} onAgree={setIsAgreed} />
        ) : null}
        {isSigned(state.phase) ? null : (
          <ButtonLink variant="quiet" size="large" to={previous} {...logged("coinStakingConfirm.previous")}>
            {refusal ? texts.backToAmount : frame.labels.previous}
          </ButtonLink>
        )}
        {isSignedIn ? null : <ConnectButton state={holderState} texts={frame.walletCall} size="large" />}
        {maySign ? (
          <Button
            variant="primary"
            size="large"
            busy={busy}
            unready={!isAgreed}
            disabled={!signer.isReady}
            aria-describedby={TERMS_CONSENT}
            onClick={() => (isAgreed ? start(preview) : openDialog(TERMS_DIALOG))}
            {...logged(isAgreed ? "coinStakingConfirm.agreeAndApply" : "coinStakingConfirm.terms")}
          >
            {busy ? frame.progress.working : texts.apply}
          </Button>
        ) : null}
      </ActionBar>
      <StakingTermsDialog
        texts={texts.terms}
        sum={<DeedSum outRaw={amountRaw} inRaw={amountRaw + netRaw} decimals={pool.decimals} />}
      >
        {maySign && !busy && signer.isReady ? (
          <Button variant="primary" onClick={agreeAndStart} {...logged("coinStakingConfirm.agreeAndApply")}>
            {texts.terms.agreeAndContinue}
          </Button>
        ) : null}
      </StakingTermsDialog>
    </>
  );
}
