import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/components/button";
import { Field } from "~/components/field";
import { HardwareChoice } from "~/components/signing/hardware-choice";
import type { StakingFrame } from "~/components/staking/staking-page";
import { TransactionProgress } from "~/components/staking/transaction-progress";
import { showToast } from "~/components/toast";
import type { TransactionWish } from "~/domain/transactions/input";
import { isAddress } from "~/domain/vesting/input";
import type { GrantView } from "~/domain/vesting/view";
import { fill } from "~/locales/fill";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { isBusy } from "~/wallet/transaction-run";
import { useSigner } from "~/wallet/use-signer";
import { useTransaction } from "~/wallet/use-transaction";

export type HandOverProps = {
  frame: StakingFrame;
  texts: Texts["vesting"]["own"]["handOver"];
  grant: GrantView;
  holder: string;
};

/** For the new wallet: takes over what was offered to it. */
export function AcceptOffer({ frame, texts, grant, holder }: HandOverProps) {
  const act = useAct(holder, texts.accepted, {
    kind: "acceptVesting",
    parameters: { grantAddress: grant.address },
  });
  return (
    <section className="panel stack-form" aria-labelledby="accept-offer">
      <h2 id="accept-offer">{texts.acceptTitle}</h2>
      <p>{texts.acceptText}</p>
      <Act act={act} frame={frame} holder={holder}>
        <Button
          variant="primary"
          busy={act.isWorking}
          disabled={!act.signer.isReady}
          onClick={act.start}
          {...logged("myVestingDetail.accept")}
        >
          {act.isWorking ? frame.progress.working : texts.accept}
        </Button>
      </Act>
    </section>
  );
}

/** For the beneficiary: offers the grant to another wallet, or withdraws the offer. */
export function HandOver(props: HandOverProps) {
  const { texts, grant } = props;
  return (
    <details className="question">
      <summary>{texts.title}</summary>
      <div className="question-answer stack-form">
        {grant.pendingBeneficiary ? <Offered {...props} to={grant.pendingBeneficiary} /> : <Offer {...props} />}
      </div>
    </details>
  );
}

function Offered({ frame, texts, grant, holder, to }: HandOverProps & { to: string }) {
  const act = useAct(holder, texts.withdrawn, {
    kind: "proposeVesting",
    parameters: { grantAddress: grant.address, newBeneficiary: "none" },
  });
  return (
    <>
      <p>{fill(texts.offered, { wallet: shortAddress(to) })}</p>
      <Act act={act} frame={frame} holder={holder}>
        <Button
          busy={act.isWorking}
          disabled={!act.signer.isReady}
          onClick={act.start}
          {...logged("myVestingDetail.withdraw")}
        >
          {act.isWorking ? frame.progress.working : texts.withdraw}
        </Button>
      </Act>
    </>
  );
}

function Offer({ frame, texts, grant, holder }: HandOverProps) {
  const [typed, setTyped] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const to = typed.trim();
  const act = useAct(holder, texts.offerDone, {
    kind: "proposeVesting",
    parameters: { grantAddress: grant.address, newBeneficiary: to },
  });
  const problem = to === holder ? texts.same : isAddress(to) ? null : texts.wrong;
  const submit = () => {
    setIsAsked(true);
    if (!problem) act.start();
  };
  return (
    <>
      <p>{texts.text}</p>
      <Field
        label={texts.address}
        autoComplete="off"
        spellCheck={false}
        maxLength={44}
        value={typed}
        disabled={act.isWorking}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isAsked ? problem : null}
      />
      <Act act={act} frame={frame} holder={holder}>
        <Button
          busy={act.isWorking}
          disabled={!act.signer.isReady}
          onClick={submit}
          {...logged("myVestingDetail.offer")}
        >
          {act.isWorking ? frame.progress.working : texts.offer}
        </Button>
      </Act>
    </>
  );
}

type Acting = ReturnType<typeof useAct>;

function useAct(holder: string, done: string, wish: TransactionWish) {
  const { revalidate } = useRevalidator();
  const signer = useSigner(holder);
  const { state, start } = useTransaction({ ...wish, lifetime: signer.lifetime }, async () => {
    showToast(done, "success");
    await revalidate();
  });
  return { signer, state, start, isWorking: isBusy(state.phase) };
}

function Act({
  act,
  frame,
  holder,
  children,
}: {
  act: Acting;
  frame: StakingFrame;
  holder: string;
  children: ReactNode;
}) {
  const { signer, state, start, isWorking } = act;
  return (
    <>
      <HardwareChoice texts={frame.signing} signer={signer} holderAddress={holder} busy={isWorking} />
      <p className="row">{children}</p>
      <TransactionProgress texts={frame.progress} state={state} holderAddress={holder} onAgain={start} />
    </>
  );
}
