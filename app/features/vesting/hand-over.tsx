import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TransactionWish } from "~/domain/transactions/input";
import { isAddress } from "~/domain/vesting/input";
import type { GrantView } from "~/domain/vesting/view";
import type { MoneyFrame } from "~/features/money/money-page";
import { fill } from "~/locales/fill";
import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { refusePress } from "~/logs/press-outcome";
import type { CostFactsProps } from "~/transactions/cost-facts";
import { TransactionProgress } from "~/transactions/transaction-progress";
import { hasLanded, isBusy } from "~/transactions/transaction-run";
import { useTransaction } from "~/transactions/use-transaction";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { showToast } from "~/ui/toast";
import { useSigner } from "~/wallet/use-signer";
import { HandOverDialog } from "./hand-over-dialog";

export type HandOverProps = {
  frame: MoneyFrame;
  texts: Texts["vesting"]["own"]["handOver"];
  costs: CostFactsProps["texts"] & { returns: string };
  grant: GrantView;
  /** The chain's second when the grant was read. */
  chainTs: bigint;
  holder: string;
};

/** For the new wallet: takes over what was offered to it. */
export function AcceptOffer(props: HandOverProps) {
  const { frame, texts, grant, holder } = props;
  const act = useAct(holder, texts.steps.accept.done, {
    kind: "acceptVesting",
    parameters: { grantAddress: grant.address },
  });
  return (
    <section className="panel stack-form" aria-labelledby="accept-offer">
      <h2 id="accept-offer">{texts.acceptTitle}</h2>
      <p>{texts.acceptText}</p>
      <p className="row">
        <Button variant="primary" busy={act.isWorking} onClick={act.open} {...logged("myVestingDetail.accept")}>
          {act.isWorking ? frame.progress.working : texts.steps.accept.submit}
        </Button>
      </p>
      <Elsewhere {...props} act={act} />
      {act.isOpen ? <HandOverDialog {...props} step="accept" act={act} wallet={grant.beneficiary} /> : null}
    </section>
  );
}

/** For the beneficiary: offers the grant to another wallet, or withdraws the offer. */
export function HandOver(props: HandOverProps) {
  const { texts, grant } = props;
  return (
    <details className="question">
      <summary {...logged("part.fold")}>{texts.title}</summary>
      <div className="question-answer stack-form">
        {grant.pendingBeneficiary ? (
          <Offered key={grant.pendingBeneficiary} {...props} to={grant.pendingBeneficiary} />
        ) : (
          <Offer {...props} />
        )}
      </div>
    </details>
  );
}

function Offered(props: HandOverProps & { to: string }) {
  const { frame, texts, grant, holder, to } = props;
  const act = useAct(holder, texts.steps.withdraw.done, {
    kind: "proposeVesting",
    parameters: { grantAddress: grant.address, newBeneficiary: "none" },
  });
  return (
    <>
      <p>{fill(texts.offered, { wallet: shortAddress(to) })}</p>
      <p className="row">
        <Button busy={act.isWorking} onClick={act.open} {...logged("myVestingDetail.withdraw")}>
          {act.isWorking ? frame.progress.working : texts.steps.withdraw.submit}
        </Button>
      </p>
      <Elsewhere {...props} act={act} />
      {act.isOpen ? <HandOverDialog {...props} step="withdraw" act={act} wallet={to} /> : null}
    </>
  );
}

function Offer(props: HandOverProps) {
  const { frame, texts, grant, holder } = props;
  const [typed, setTyped] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const to = typed.trim();
  const act = useAct(holder, texts.steps.offer.done, {
    kind: "proposeVesting",
    parameters: { grantAddress: grant.address, newBeneficiary: to },
  });
  const problem = to === holder ? texts.same : isAddress(to) ? null : texts.wrong;
  const submit = () => {
    setIsAsked(true);
    if (problem) refusePress("address");
    else act.open();
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
      <p className="row">
        <Button busy={act.isWorking} onClick={submit} {...logged("myVestingDetail.offer")}>
          {act.isWorking ? frame.progress.working : texts.steps.offer.submit}
        </Button>
      </p>
      <Elsewhere {...props} act={act} />
      {act.isOpen ? <HandOverDialog {...props} step="offer" act={act} wallet={to} /> : null}
    </>
  );
}

/** How far it is while its dialog is closed: that stops nothing. */
function Elsewhere({ frame, holder, act }: HandOverProps & { act: HandOverAct }) {
  if (act.isOpen) return null;
  return <TransactionProgress texts={frame.progress} state={act.state} holderAddress={holder} onAgain={null} />;
}

export type HandOverAct = ReturnType<typeof useAct>;

/** A transaction that its dialog asks about first; the page reads the grant again once nobody reads how it ended. */
function useAct(holder: string, done: string, wish: TransactionWish) {
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const signer = useSigner(holder);
  const { state, start, reset } = useTransaction({ ...wish, lifetime: signer.lifetime }, async ({ status }) => {
    if (isOpen || status !== "finalized") return;
    showToast(done, "success");
    await revalidate();
  });
  const close = () => {
    setIsOpen(false);
    reset();
    if (hasLanded(state.phase)) void revalidate();
  };
  const isWorking = isBusy(state.phase) && !hasLanded(state.phase);
  return { wish, signer, state, start, isOpen, open: () => setIsOpen(true), close, isWorking };
}
