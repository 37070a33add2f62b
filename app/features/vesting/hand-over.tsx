import { useState } from "react";
import { shortAddress } from "~/locales/short-address";
import { logged } from "~/logs/logged";
import { awaitPress } from "~/logs/press-outcome";
import { useShell } from "~/shell/use-shell";
import { TransactionProgress } from "~/transactions/transaction-progress";
import { Button } from "~/ui/button";
import { Field, OF_ADDRESS } from "~/ui/field";
import { type ChunkTexts, loadChunk } from "~/ui/load-chunk";
import { useT } from "~/ui/use-t";
import { HandOverDialog } from "./hand-over-dialog";
import { type HandOverAct, type HandOverProps, useHandOver } from "./use-hand-over";

/** For the new wallet: accepts the grant that was offered to it. */
export function AcceptOffer(props: HandOverProps) {
  const { frame, texts, grant, holder } = props;
  const act = useHandOver(holder, texts.steps.accept.done, {
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
  // the part is open at first if the grant is offered, so that the holder sees the offer
  const [isOpen, setIsOpen] = useState(grant.pendingBeneficiary !== null);
  return (
    <details className="question" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
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
  const t = useT();
  const { frame, texts, grant, holder, to } = props;
  const act = useHandOver(holder, texts.steps.withdraw.done, {
    kind: "proposeVesting",
    parameters: { grantAddress: grant.address, newBeneficiary: "none" },
  });
  return (
    <>
      <p>{t(texts, "offered", { wallet: shortAddress(to) })}</p>
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
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const { chunk } = useShell().texts;
  const to = typed.trim();
  const act = useHandOver(holder, texts.steps.offer.done, {
    kind: "proposeVesting",
    parameters: { grantAddress: grant.address, newBeneficiary: to },
  });
  const submit = async () => {
    const answerPress = awaitPress();
    setIsChecking(true);
    const isValid = to !== holder && (await isAddressOnceLoaded(to, chunk));
    setIsChecking(false);
    answerPress(isValid ? null : "address");
    // null means that the code that checks it could not be loaded, which the holder has been told
    if (isValid === false) setProblem(to === holder ? texts.same : texts.wrong);
    if (isValid) act.open();
  };
  return (
    <>
      <p>{texts.text}</p>
      <Field
        label={texts.address}
        {...OF_ADDRESS}
        maxLength={44}
        value={typed}
        disabled={act.isWorking || isChecking}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setProblem(null);
        }}
        error={problem}
      />
      <p className="row">
        <Button busy={act.isWorking || isChecking} onClick={submit} {...logged("myVestingDetail.offer")}>
          {act.isWorking ? frame.progress.working : texts.steps.offer.submit}
        </Button>
      </p>
      <Elsewhere {...props} act={act} />
      {act.isOpen ? <HandOverDialog {...props} step="offer" act={act} wallet={to} /> : null}
    </>
  );
}

/** Whether a text is an address. The code that checks it is loaded on first use; null if it cannot be loaded. */
function isAddressOnceLoaded(text: string, chunk: ChunkTexts): Promise<boolean | null> {
  return loadChunk(() => import("~/domain/solana/is-address"), chunk).then(
    ({ isAddress }) => isAddress(text),
    () => null,
  );
}

/** The progress while the dialog is closed, which does not stop the transaction. */
function Elsewhere({ frame, holder, act }: HandOverProps & { act: HandOverAct }) {
  if (act.isOpen) return null;
  return <TransactionProgress texts={frame.progress} state={act.state} holderAddress={holder} onAgain={null} />;
}
