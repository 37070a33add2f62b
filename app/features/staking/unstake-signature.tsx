import { useNavigate } from "react-router";
import type { PositionView } from "~/domain/staking/view";
import type { TransactionPreview } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatAmount } from "~/locales/format";
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
import { CheckField } from "~/ui/field";
import { useConsent } from "~/ui/use-consent";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";

export type UnstakeSignatureProps = {
  frame: MoneyFrame;
  texts: Pick<Texts["staking"], "unstakeConfirm">;
  position: PositionView;
  decimals: number;
  preview: TransactionPreview | null;
  /** The transaction whose trial run the preview is, for the press to take; null where none was kept. */
  offer: string | null;
  /** Why it would fail now. */
  refusal: string | null;
  isEarly: boolean;
  /** The reward that leaving now gives up for good, after the fee. */
  givenUpRaw: bigint;
};

/** The consent to what leaving early gives up, and the signature that unstakes. */
export function UnstakeSignature(props: UnstakeSignatureProps) {
  const { frame, texts, position, decimals, preview, offer, refusal, isEarly, givenUpRaw } = props;
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const navigate = useNavigate();
  const words = texts.unstakeConfirm;
  const consent = useConsent(isEarly);
  const signer = useSigner(frame.holderAddress);
  const { lifetime } = signer;
  const wish = { kind: "unstake", lifetime, parameters: { positionAddress: position.address } } as const;
  useOffer(wish, frame.holderAddress, offer);
  const { state, start } = useTransaction(wish, ({ id }) =>
    navigate(`/${localePath}/powerzoneCoinStakingWriteUnStakingComplete?transaction=${id}`, { replace: true }),
  );
  const busy = isBusy(state.phase);
  const progress = useInView<HTMLDivElement>(state.phase);
  const maySign = !refusal && !offersAgain(state.phase);
  const form = `/${localePath}/powerzoneCoinStakingWriteUnStaking?position=${position.address}`;
  const apply = () => {
    if (consent.isGiven()) start(preview);
  };
  return (
    <>
      <div className="deed-aside stack-tight">
        <p className="without-script">{frame.labels.noScript}</p>
        {isEarly && !isSigned(state.phase) ? (
          <ButtonLink wide to={`/${localePath}/powerzoneCoinStakingView`} {...logged("part.link")}>
            {words.wait}
          </ButtonLink>
        ) : null}
        {frame.holderAddress && !refusal ? (
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
        {isEarly && maySign ? (
          <CheckField
            {...consent.field}
            label={`(${words.required}) ${t(words, "understand", { amount: formatAmount(locale, givenUpRaw, decimals) })}`}
            disabled={busy}
            error={consent.isMissing ? words.understandNeeded : undefined}
          />
        ) : null}
        {isSigned(state.phase) ? null : (
          <ButtonLink variant="quiet" size="large" to={form} {...logged("coinUnstakingConfirm.previous")}>
            {frame.labels.previous}
          </ButtonLink>
        )}
        {maySign ? (
          <Button
            variant={isEarly ? "danger" : "primary"}
            size="large"
            busy={busy}
            unready={isEarly && !consent.field.checked}
            disabled={!signer.isReady}
            onClick={apply}
            {...logged("coinUnstakingConfirm.agreeAndApply")}
          >
            {busy ? frame.progress.working : isEarly ? words.apply : words.applyAtEnd}
          </Button>
        ) : null}
      </ActionBar>
    </>
  );
}
