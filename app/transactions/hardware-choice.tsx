import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { CheckField } from "~/ui/field";
import { Fold } from "~/ui/fold";
import { Badge, Notice } from "~/ui/notice";
import type { Signer } from "~/wallet/use-signer";
import { NonceTransaction } from "./nonce-transaction";
import type { SigningTexts } from "./signing-texts";

export type HardwareChoiceProps = { texts: SigningTexts; signer: Signer; holderAddress: string; busy: boolean };

/**
 * The choice to sign on a hardware device, folded so that its box is not taken for a consent, and what is missing before the
 * first slow signature.
 */
export function HardwareChoice({ texts, signer, holderAddress, busy }: HardwareChoiceProps) {
  return (
    <>
      <Fold
        summary={
          <>
            {texts.fold} {signer.isHardware ? <Badge tone="good">{texts.chosen}</Badge> : null}
          </>
        }
      >
        <CheckField
          label={texts.choice}
          hint={texts.hint}
          checked={signer.isHardware}
          disabled={busy}
          onChange={(event) => signer.choose(event.currentTarget.checked)}
          {...logged("signing.hardware")}
        />
      </Fold>
      {signer.isHardware && !busy ? <Missing texts={texts} signer={signer} holderAddress={holderAddress} /> : null}
    </>
  );
}

function Missing({ texts, signer, holderAddress }: Omit<HardwareChoiceProps, "busy">) {
  const { localePath } = useShell();
  const { account, problem, readAgain } = signer;
  if (problem !== null) {
    return (
      <Notice live tone="warning" title={problem || texts.unreachable}>
        <Button size="small" onClick={readAgain} {...logged("signing.readAgain")}>
          {texts.readAgain}
        </Button>
      </Notice>
    );
  }
  if (account?.status === "foreign") return <Notice live tone="warning" title={texts.foreign} />;
  if (account?.waitingId) {
    return (
      <Notice live tone="warning" title={texts.waiting}>
        <ButtonLink size="small" to={`/${localePath}/mypage`} {...logged("signing.toMyPage")}>
          {texts.toMyPage}
        </ButtonLink>
      </Notice>
    );
  }
  if (account?.status !== "none") return null;
  return (
    <section className="flow" aria-label={texts.open.title}>
      <Notice live title={texts.open.title}>
        <p>{texts.open.text}</p>
      </Notice>
      <NonceTransaction
        texts={texts}
        kind="createNonceAccount"
        holderAddress={holderAddress}
        action={texts.open.action}
        log="signing.open"
        onDone={readAgain}
      />
    </section>
  );
}
