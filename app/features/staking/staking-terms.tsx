import type { ReactNode } from "react";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, opensDialog } from "~/ui/dialog";
import { CheckField } from "~/ui/field";

type TermsTexts = Texts["staking"]["stakeConfirm"]["terms"];

/** The id of the dialog that the button opens while the terms are not agreed to. */
export const TERMS_DIALOG = "staking-terms";
/** The id of the consent, which says what the button waits for. */
export const TERMS_CONSENT = "staking-terms-consent";

export type StakingTermsConsentProps = {
  texts: TermsTexts;
  /** What the holder agrees to, with what leaving early gives up. */
  agree: string;
  isAgreed: boolean;
  /** True while a transaction is under way. */
  isLocked: boolean;
  onAgree: (isAgreed: boolean) => void;
};

/** The box by which a holder agrees to the staking terms, and the way to read them. */
export function StakingTermsConsent({ texts, agree, isAgreed, isLocked, onAgree }: StakingTermsConsentProps) {
  return (
    <div className="consent" id={TERMS_CONSENT}>
      <CheckField
        label={`(${texts.required}) ${agree}`}
        required
        checked={isAgreed}
        hint={isAgreed ? undefined : texts.needed}
        disabled={isLocked}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
      <button
        type="button"
        className="link text-button"
        {...opensDialog(TERMS_DIALOG)}
        {...logged("coinStakingConfirm.terms")}
      >
        {texts.read}
      </button>
    </div>
  );
}

type DialogProps = { texts: TermsTexts; sum: ReactNode; children: ReactNode };

/**
 * The staking terms. `children`: the button that agrees to them and goes on, if there is something to sign. `sum`: what goes
 * out and comes back, since that button signs, as is said above it (decision 060).
 */
export function StakingTermsDialog({ texts, sum, children }: DialogProps) {
  const actions = (
    <>
      {children ? <p className="terms-note">{texts.signs}</p> : null}
      <Button variant="quiet" onClick={() => closeDialog(TERMS_DIALOG)} {...logged("part.close")}>
        {texts.close}
      </Button>
      {children}
    </>
  );
  return (
    <Dialog id={TERMS_DIALOG} title={`${texts.title} (${texts.required})`} closeLabel={texts.close} actions={actions}>
      <p className="action-bar-sum">{sum}</p>
      <ol className="terms-list">
        {texts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Dialog>
  );
}
