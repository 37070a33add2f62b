import { useState } from "react";
import { type CoinTermDays, expectedReward } from "~/domain/staking/rules";
import type { MoneyFrame } from "~/features/money/money-frame";
import { formatCoin } from "~/features/money/money-text";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { closeDialog, openDialog } from "~/ui/dialog";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useHolderState } from "~/wallet/use-holder-state";
import { DeedSignature } from "./deed-signature";
import { DeedSum } from "./deed-sum";
import type { StakeConditions } from "./stake-check";
import { endOf } from "./stake-facts";
import { stakeParameters } from "./stake-parameters";
import { stakeSearch } from "./stake-query";
import { StakingTermsConsent, StakingTermsDialog, TERMS_CONSENT, TERMS_DIALOG } from "./staking-terms";
import type { Trial } from "./trial";
import { useDeed } from "./use-deed";

export type StakeSignatureProps = {
  frame: MoneyFrame;
  texts: Texts["staking"]["stakeConfirm"];
  pool: StakeConditions & { chainTs: bigint };
  amountRaw: bigint;
  termDays: CoinTermDays;
  trial: Trial;
};

/** The terms that a holder agrees to, and the signature of a stake. */
export function StakeSignature({ frame, texts, pool, amountRaw, termDays, trial }: StakeSignatureProps) {
  const { localePath } = useShell();
  const [isAgreed, setIsAgreed] = useState(false);
  const isSignedIn = useHolderState(frame.holderAddress) === "signed-in";
  const deed = useDeed({
    frame,
    trial,
    wish: { kind: "stake", parameters: stakeParameters(pool, amountRaw, termDays) },
    outcome: "powerzoneCoinStakingWriteStakingComplete",
  });
  const t = useT();
  const locale = useLocale();
  const { netRaw } = expectedReward(pool, amountRaw, termDays);
  const sum = (
    <DeedSum
      labels={frame.labels}
      outRaw={amountRaw}
      inRaw={amountRaw + netRaw}
      decimals={pool.decimals}
      endTs={endOf({ preview: trial.preview, pool, termDays })}
    />
  );
  const search = stakeSearch(termDays, amountRaw, pool.decimals);
  const agreeAndBegin = () => {
    setIsAgreed(true);
    closeDialog(TERMS_DIALOG);
    deed.begin();
  };
  return (
    <>
      <DeedSignature
        frame={frame}
        deed={deed}
        sum={sum}
        aside={isSignedIn ? null : <p className="soft">{texts.visitorText}</p>}
        consent={
          <StakingTermsConsent
            texts={texts.terms}
            agree={t(texts.terms, "agree", { reward: formatCoin(locale, netRaw, pool.decimals) })}
            isAgreed={isAgreed}
            isLocked={deed.isBusy}
            onAgree={setIsAgreed}
          />
        }
        previous={{
          to: `/${localePath}/powerzoneCoinStakingWriteStaking${search}`,
          label: trial.refusal === null ? frame.labels.previous : texts.backToAmount,
          log: "coinStakingConfirm.previous",
        }}
        submit={{
          label: texts.apply,
          log: isAgreed ? "coinStakingConfirm.agreeAndApply" : "coinStakingConfirm.terms",
          unready: !isAgreed,
          "aria-describedby": TERMS_CONSENT,
          onClick: () => (isAgreed ? deed.begin() : openDialog(TERMS_DIALOG)),
        }}
      />
      <StakingTermsDialog texts={texts.terms} sum={sum}>
        {deed.mayBegin && !deed.isBusy && deed.signer.isReady ? (
          <Button variant="primary" onClick={agreeAndBegin} {...logged("coinStakingConfirm.agreeAndApply")}>
            {texts.terms.agreeAndContinue}
          </Button>
        ) : null}
      </StakingTermsDialog>
    </>
  );
}
