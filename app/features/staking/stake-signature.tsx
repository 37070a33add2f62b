import { useState } from "react";
import { useNavigate } from "react-router";
import type { CoinTermDays } from "~/domain/staking/rules";
import type { TransactionPreview } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { isBusy, isSigned } from "~/transactions/transaction-phase";
import { offersAgain, TransactionProgress } from "~/transactions/transaction-progress";
import { useOffer } from "~/transactions/use-offer";
import { useTransaction } from "~/transactions/use-transaction";
import { Button, ButtonLink } from "~/ui/button";
import { closeDialog, Dialog, openDialog, opensDialog } from "~/ui/dialog";
import { CheckField } from "~/ui/field";
import { Badge } from "~/ui/notice";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { useSigner } from "~/wallet/use-signer";
import type { StakeConditions } from "./stake-check";
import { stakeParameters } from "./stake-parameters";
import { stakeSearch } from "./stake-query";

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

const TERMS_DIALOG = "staking-terms";

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
  const wish = { kind: "stake", lifetime, parameters: stakeParameters(pool, amountRaw, termDays) } as const;
  useOffer(wish, frame.holderAddress, offer);
  const { state, start } = useTransaction(wish, ({ id }) =>
    navigate(`/${localePath}/powerzoneCoinStakingWriteStakingComplete?transaction=${id}`, { replace: true }),
  );
  const busy = isBusy(state.phase);
  const search = stakeSearch(termDays, amountRaw, pool.decimals);
  const previous = `/${localePath}/powerzoneCoinStakingWriteStaking${search}`;
  const agreeAndStart = () => {
    setIsAgreed(true);
    closeDialog(TERMS_DIALOG);
    start(preview);
  };
  return (
    <section className="panel summary" aria-labelledby="signature-title">
      <h2 id="signature-title" className="row-apart">
        {texts.terms.label} <Badge tone="warning">{texts.terms.required}</Badge>
      </h2>
      <CheckField
        label={texts.terms.agree}
        required
        checked={isAgreed}
        disabled={busy}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
      />
      <p>
        <button
          type="button"
          className="link text-button"
          {...opensDialog(TERMS_DIALOG)}
          {...logged("coinStakingConfirm.terms")}
        >
          {texts.terms.read}
        </button>
      </p>
      <p className="without-script">{frame.labels.noScript}</p>
      {holderState === "signed-in" ? null : <ConnectCall state={holderState} texts={frame.walletCall} />}
      {holderState === "signed-in" && frame.holderAddress && !refusal ? (
        <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={busy} />
      ) : null}
      {holderState === "signed-in" && !refusal && !offersAgain(state.phase) ? (
        <Button
          variant="primary"
          size="large"
          wide
          busy={busy}
          disabled={!signer.isReady}
          onClick={() => (isAgreed ? start(preview) : openDialog(TERMS_DIALOG))}
          {...logged(isAgreed ? "coinStakingConfirm.agreeAndApply" : "coinStakingConfirm.terms")}
        >
          {busy ? frame.progress.working : texts.apply}
        </Button>
      ) : null}
      <TransactionProgress
        texts={frame.progress}
        state={state}
        holderAddress={frame.holderAddress}
        onAgain={() => start(preview)}
      />
      {isSigned(state.phase) ? null : (
        <ButtonLink variant="quiet" wide to={previous} {...logged("coinStakingConfirm.previous")}>
          {refusal ? texts.backToAmount : frame.labels.previous}
        </ButtonLink>
      )}
      <Dialog
        id={TERMS_DIALOG}
        title={`${texts.terms.title} (${texts.terms.required})`}
        closeLabel={texts.terms.close}
        actions={
          holderState === "signed-in" && !refusal && !busy && signer.isReady ? (
            <Button variant="primary" onClick={agreeAndStart} {...logged("coinStakingConfirm.agreeAndApply")}>
              {texts.terms.agreeAndContinue}
            </Button>
          ) : null
        }
      >
        <ol className="terms-list">
          {texts.terms.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Dialog>
    </section>
  );
}
