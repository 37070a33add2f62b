import { useState } from "react";
import { useRevalidator } from "react-router";
import { logged } from "~/logs/logged";
import { dialogStage } from "~/transactions/dialog-stage";
import { TransactionDialog } from "~/transactions/transaction-dialog";
import { hasLanded, isBusy } from "~/transactions/transaction-phase";
import { useTransaction } from "~/transactions/use-transaction";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { Button } from "~/ui/button";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { ConnectCall } from "~/wallet/connect-call";
import { useHolderState } from "~/wallet/use-holder-state";
import { useSigner } from "~/wallet/use-signer";
import type { openOrderPage } from "./order-page.server";

type OrderView = Awaited<ReturnType<typeof openOrderPage>>;
type Wish = NonNullable<OrderView["wish"]>;

/** Pays an order with the wallet that it names. */
export function PayOrder(props: OrderView) {
  const { texts, frame, payer, wish } = props;
  const state = useHolderState(frame.holderAddress);
  return (
    <section aria-labelledby="order-pay">
      <h2 id="order-pay">{texts.pay}</h2>
      <PayWays {...props} state={state} />
      {wish && state === "signed-in" && frame.holderAddress === payer ? <PayButton {...props} wish={wish} /> : null}
    </section>
  );
}

function PayWays({ texts, frame, payer, wish, state }: OrderView & { state: ReturnType<typeof useHolderState> }) {
  if (!wish) {
    return (
      <Notice tone="warning">
        <p>{texts.tooLate}</p>
      </Notice>
    );
  }
  if (state !== "signed-in") return <ConnectCall state={state} texts={frame.walletCall} />;
  if (frame.holderAddress === payer) return <p>{texts.payLead}</p>;
  return (
    <Notice tone="warning">
      <p>{texts.otherWallet}</p>
      <p className="service-said">{payer}</p>
    </Notice>
  );
}

function PayButton(props: OrderView & { wish: Wish }) {
  const { texts, frame, payer, wish } = props;
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const signer = useSigner(payer);
  const transaction = useTransaction({ ...wish, lifetime: signer.lifetime }, () => void revalidate());
  const { phase } = transaction.state;
  const isWorking = isBusy(phase) && !hasLanded(phase);
  const close = () => {
    setIsOpen(false);
    transaction.reset();
    void revalidate();
  };
  return (
    <>
      <Button variant="primary" size="large" busy={isWorking} onClick={() => setIsOpen(true)} {...logged("part.sign")}>
        {isWorking ? frame.progress.working : texts.payNow}
      </Button>
      {isOpen ? <PayDialog {...props} signer={signer} transaction={transaction} onClose={close} /> : null}
    </>
  );
}

type DialogProps = OrderView & {
  wish: Wish;
  signer: ReturnType<typeof useSigner>;
  transaction: ReturnType<typeof useTransaction>;
  onClose: () => void;
};

const LOGS = {
  submit: "part.sign",
  tryAgain: "part.button",
  close: "part.close",
  done: "part.close",
  failed: "part.close",
} as const;

function PayDialog({ texts, frame, name, price, payer, treasury, wish, signer, transaction, onClose }: DialogProps) {
  const costs = useTransactionCosts(wish);
  const { dialog } = texts;
  return (
    <TransactionDialog
      id="pay-order"
      frame={frame}
      words={{ title: dialog.title, close: dialog.close, submit: dialog.submit, tryAgain: dialog.tryAgain }}
      logs={LOGS}
      stage={dialogStage(transaction.state.phase, true)}
      transaction={transaction}
      costs={costs}
      signer={signer}
      onSubmit={() => transaction.start(costs.costs)}
      onClose={onClose}
      done={{ title: dialog.done, close: dialog.ok, body: <p>{dialog.doneText}</p> }}
      failed={{ title: dialog.failed, close: dialog.close }}
    >
      <FactList
        items={[
          { term: texts.facts.service, value: name },
          { term: texts.facts.price, value: price, tone: "out" },
          { term: texts.facts.payer, value: <ExplorerLink kind="address" value={payer} /> },
          { term: texts.facts.treasury, value: <ExplorerLink kind="address" value={treasury} /> },
        ]}
      />
    </TransactionDialog>
  );
}
