import { useState } from "react";
import { useNavigate } from "react-router";
import { type CoinTermDays, DAY_SECONDS, expectedReward } from "~/domain/staking/rules";
import type { TransactionPreview } from "~/domain/transaction-types";
import { Money } from "~/features/money/money";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatBps } from "~/locales/format";
import { spellAmount } from "~/locales/spell-amount";
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
import { closeDialog, Dialog, openDialog, opensDialog } from "~/ui/dialog";
import { type Fact, FactList } from "~/ui/facts";
import { CheckField } from "~/ui/field";
import { Badge, Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { useSigner } from "~/wallet/use-signer";
import { claimableOnDay, rewardCurve } from "./reward-curve";
import type { StakeConditions } from "./stake-check";
import { stakeParameters } from "./stake-parameters";
import { stakeSearch } from "./stake-query";

export type StakeConfirmProps = {
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

/** Step two of a stake: what goes out, what comes in and when, what it costs, the terms, and the signature. */
export function StakeConfirm(given: StakeConfirmProps) {
  const isSignedIn = useHolderState(given.frame.holderAddress) === "signed-in";
  // the trial run is valid only for the account of the session, not for another one to which the wallet has switched
  const props = isSignedIn ? given : { ...given, preview: null, offer: null, refusal: null };
  const { texts, amountRaw, termDays, pool } = props;
  return (
    <div className="work">
      <div className="stack-form">
        <Movements {...props} />
        <Costs {...props} />
        <EarlyExit {...props} />
      </div>
      <Signature {...props} key={`${amountRaw}.${termDays}.${pool.decimals}`} texts={texts} />
    </div>
  );
}

function Movements({ texts, frame, pool, amountRaw, termDays, preview }: StakeConfirmProps) {
  const t = useT();
  const locale = useLocale();
  const { netRaw, feeRaw, rateBps } = expectedReward(pool, amountRaw, termDays);
  const coin = (raw: bigint) => formatCoin(locale, raw, pool.decimals);
  const fee: Fact[] = pool.feeBps === 0 ? [] : [{ term: texts.rewardFee, value: coin(feeRaw) }];
  return (
    <>
      <section>
        <h2 className="section-title">{texts.out}</h2>
        <FactList
          items={[
            {
              term: texts.outNow,
              value: <Money raw={amountRaw} decimals={pool.decimals} />,
              note: spellAmount(locale, amountRaw, pool.decimals),
              tone: "out",
            },
          ]}
        />
      </section>
      <section>
        <h2 className="section-title">{texts.in}</h2>
        <FactList
          items={[
            { term: texts.inPrincipal, value: coin(amountRaw) },
            { term: texts.inReward, value: coin(netRaw) },
            ...fee,
            {
              term: texts.inTotal,
              value: <Money raw={amountRaw + netRaw} decimals={pool.decimals} />,
              tone: "in",
              note: t(texts, "inWhen", { date: endOf({ preview, pool, termDays }) }),
            },
            { term: texts.term, value: t(frame.labels, "days", { count: termDays }) },
            { term: texts.rate, value: formatBps(locale, rateBps) },
          ]}
        />
        <p className="faint">{texts.dateNote}</p>
      </section>
    </>
  );
}

function Costs({ texts, preview, refusal }: StakeConfirmProps) {
  const t = useT();
  if (refusal) return <Notice tone="warning" title={t(texts, "changed", { reason: refusal })} />;
  if (!preview) return null;
  return (
    <section>
      <h2 className="section-title">{texts.costs}</h2>
      <CostFacts texts={texts} costs={preview} returns={texts.deposit} />
    </section>
  );
}

function EarlyExit({ texts, pool, amountRaw, termDays, preview }: StakeConfirmProps) {
  const t = useT();
  const locale = useLocale();
  const curve = rewardCurve(pool, amountRaw, termDays);
  const { releasedRaw } = claimableOnDay(curve, amountRaw, Math.round(termDays / 2));
  const bare = (raw: bigint) => formatAmount(locale, raw, pool.decimals);
  const date = endOf({ preview, pool, termDays });
  return (
    <Notice tone="warning" title={t(texts, "earlyTitle", { date })}>
      <p>
        {t(texts, "earlyText", {
          amount: bare(amountRaw),
          baseRate: curve.baseRateBps,
          released: bare(releasedRaw),
          reward: bare(curve.wholeRaw),
        })}
      </p>
    </Notice>
  );
}

function Signature({ frame, texts, pool, amountRaw, termDays, preview, offer, refusal }: StakeConfirmProps) {
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

function endOf({ preview, pool, termDays }: Pick<StakeConfirmProps, "preview" | "pool" | "termDays">): bigint {
  return preview?.kind === "stake" ? BigInt(preview.endTs) : pool.chainTs + BigInt(termDays) * DAY_SECONDS;
}
