import { useNavigate } from "react-router";
import { exitAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import type { TransactionPreview } from "~/domain/transaction-types";
import type { MoneyFrame } from "~/features/money/money-frame";
import { useChainTs } from "~/features/money/use-chain-ts";
import { formatAmount, formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { CostFacts } from "~/transactions/cost-facts";
import { HardwareChoice } from "~/transactions/hardware-choice";
import { isBusy, isSigned } from "~/transactions/transaction-phase";
import { offersAgain, TransactionProgress } from "~/transactions/transaction-progress";
import { useOffer } from "~/transactions/use-offer";
import { useTransaction } from "~/transactions/use-transaction";
import { Button, ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { CheckField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { useConsent } from "~/ui/use-consent";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useSigner } from "~/wallet/use-signer";
import { ExitIn, ExitReleased } from "./exit-facts";

export type UnstakeConfirmProps = {
  frame: MoneyFrame;
  texts: Pick<Texts["staking"], "unstakeConfirm" | "stakeConfirm">;
  position: PositionView;
  chainTs: bigint;
  decimals: number;
  preview: TransactionPreview | null;
  /** The transaction whose trial run the preview is, for the press to take; null where none was kept. */
  offer: string | null;
  /** Why it would fail now. */
  refusal: string | null;
};

/** Step two of unstaking: what comes in, what is given up for good, what it costs, and the signature. */
export function UnstakeConfirm(props: UnstakeConfirmProps) {
  const t = useT();
  const { texts, position, chainTs, decimals, preview, refusal } = props;
  const locale = useLocale();
  const ts = useChainTs(chainTs);
  const words = texts.unstakeConfirm;
  const exit = exitAt(position, ts);
  const figures = { texts: words, position, ts, decimals };
  const otherAccount = preview?.kind === "unstake" ? preview.otherAccount : undefined;
  const early = {
    date: formatChainTs(locale, ts + exit.secondsLeft),
    reward: formatAmount(locale, exit.releasedRaw, decimals),
  };
  return (
    <div className="work">
      <div className="stack-form">
        <Notice tone={exit.isEarly ? "warning" : "good"} title={exit.isEarly ? words.headingEarly : undefined}>
          <p>{exit.isEarly ? t(words, "earlyText", early) : words.endText}</p>
        </Notice>
        <section>
          <h2 className="section-title">{words.out}</h2>
          <FactList items={[{ term: words.outNothing, value: "0 SCG" }]} />
        </section>
        <section>
          <h2 className="section-title">{words.in}</h2>
          <ExitIn {...figures} />
          {exit.isEarly ? <p className="faint">{words.tick}</p> : null}
        </section>
        <ExitReleased {...figures} />
        {otherAccount ? (
          <Notice tone="warning" title={words.otherAccountTitle}>
            <p>{t(words, "otherAccount", { address: otherAccount })}</p>
          </Notice>
        ) : null}
        {refusal ? <Notice tone="warning" title={t(texts.stakeConfirm, "changed", { reason: refusal })} /> : null}
        {preview ? (
          <section>
            <h2 className="section-title">{texts.stakeConfirm.costs}</h2>
            <CostFacts
              texts={{ ...texts.stakeConfirm, deposit: texts.stakeConfirm.accountDeposit }}
              costs={preview}
              returns={words.deposit}
            />
          </section>
        ) : null}
      </div>
      <Signature {...props} isEarly={exit.isEarly} releasedRaw={exit.releasedRaw} />
    </div>
  );
}

type SignatureProps = UnstakeConfirmProps & { isEarly: boolean; releasedRaw: bigint };

function Signature(props: SignatureProps) {
  const { frame, texts, position, decimals, preview, offer, refusal, isEarly, releasedRaw } = props;
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
  const apply = () => {
    if (consent.isGiven()) start(preview);
  };
  return (
    <section className="panel summary" aria-label={words.title}>
      {isEarly ? (
        <CheckField
          {...consent.field}
          label={`(${words.required}) ${t(words, "understand", { amount: formatAmount(locale, releasedRaw, decimals) })}`}
          disabled={busy}
          error={consent.isMissing ? words.understandNeeded : undefined}
        />
      ) : null}
      <p className="without-script">{frame.labels.noScript}</p>
      {frame.holderAddress && !refusal ? (
        <HardwareChoice texts={frame.signing} signer={signer} holderAddress={frame.holderAddress} busy={busy} />
      ) : null}
      {refusal || offersAgain(state.phase) ? null : (
        <Button
          variant={isEarly ? "danger" : "primary"}
          size="large"
          wide
          busy={busy}
          disabled={!signer.isReady}
          onClick={apply}
          {...logged("coinUnstakingConfirm.agreeAndApply")}
        >
          {busy ? frame.progress.working : words.apply}
        </Button>
      )}
      <TransactionProgress
        texts={frame.progress}
        state={state}
        holderAddress={frame.holderAddress}
        onAgain={() => start(preview)}
      />
      {isEarly && !isSigned(state.phase) ? (
        <ButtonLink wide to={`/${localePath}/powerzoneCoinStakingView`} {...logged("part.link")}>
          {words.wait}
        </ButtonLink>
      ) : null}
      {isSigned(state.phase) ? null : (
        <ButtonLink
          variant="quiet"
          wide
          to={`/${localePath}/powerzoneCoinStakingWriteUnStaking?position=${position.address}`}
          {...logged("coinUnstakingConfirm.previous")}
        >
          {frame.labels.previous}
        </ButtonLink>
      )}
    </section>
  );
}
