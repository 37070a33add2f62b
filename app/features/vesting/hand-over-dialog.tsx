import { grantDueAt, grantedOf } from "~/domain/vesting/rules";
import { useChainTs } from "~/features/money/use-chain-ts";
import { restOfShown } from "~/locales/format";
import { dialogStage } from "~/transactions/dialog-stage";
import { TransactionDialog } from "~/transactions/transaction-dialog";
import { useTransactionCosts } from "~/transactions/use-transaction-costs";
import { CopyButton } from "~/ui/copy-button";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Due } from "./due";
import type { HandOverAct, HandOverProps } from "./use-hand-over";

/** What is signed: an offer to another wallet, its withdrawal, or the other wallet's acceptance. */
type HandOverStep = "offer" | "withdraw" | "accept";

const CONFIRM_LOGS = {
  offer: "myVestingDetail.offerConfirm",
  withdraw: "myVestingDetail.withdrawConfirm",
  accept: "myVestingDetail.acceptConfirm",
} as const;
const LOGS = {
  tryAgain: "myVestingDetail.handOverTryAgain",
  close: "myVestingDetail.handOverClose",
  done: "myVestingDetail.handOverDone",
  failed: "myVestingDetail.handOverFailed",
} as const;
const TONES = { offer: "out", withdraw: "strong", accept: "in" } as const;

export type HandOverDialogProps = HandOverProps & {
  step: HandOverStep;
  act: HandOverAct;
  /** The wallet on the other side, which gets the grant or gives it. */
  wallet: string;
};

/** Shows before a signature what changes hands, with whom and at what cost, and afterwards the outcome. */
export function HandOverDialog(props: HandOverDialogProps) {
  const { frame, texts, step, act, wallet } = props;
  const { dialog: common } = texts;
  const words = texts.steps[step];
  const costs = useTransactionCosts(act.wish);
  const walletShown = <Wallet texts={texts} label={words.wallet} address={wallet} />;
  return (
    <TransactionDialog
      id="hand-over"
      frame={frame}
      words={{ ...common, title: words.title, submit: words.submit }}
      logs={{ ...LOGS, submit: CONFIRM_LOGS[step], again: CONFIRM_LOGS[step] }}
      stage={dialogStage(act.state.phase, true)}
      transaction={act}
      costs={costs}
      signer={act.signer}
      onSubmit={() => act.start(costs.costs)}
      onClose={act.close}
      done={{
        title: words.done,
        close: common.ok,
        body: (
          <>
            <p>{words.doneText}</p>
            {walletShown}
          </>
        ),
      }}
      failed={{ title: words.failed, close: common.close }}
    >
      <p>{words.text}</p>
      {walletShown}
      <Amounts {...props} />
    </TransactionDialog>
  );
}

/** An address in full, so that the holder can compare it character by character before a grant goes to it. */
function Wallet({ texts, label, address }: Pick<HandOverProps, "texts"> & { label: string; address: string }) {
  return (
    <div className="hand-over-wallet">
      <strong>{label}</strong>
      <ExplorerLink kind="address" value={address}>
        {address}
      </ExplorerLink>
      <CopyButton value={address} label={texts.dialog.copy} copiedLabel={texts.dialog.copied} />
    </div>
  );
}

function Amounts({ texts, step, grant, chainTs }: HandOverDialogProps) {
  const { dialog: words, steps } = texts;
  const ts = useChainTs(chainTs);
  const dueRaw = grantDueAt(grant, ts);
  const wholeRaw = grantedOf(grant) - grant.claimedRaw;
  // these figures do not tick here, so that they need no fixed width
  const still = { ...grant, stepSeconds: 1 };
  return (
    <FactList
      items={[
        // the figures come from a node that could lie, so that a holder can compare the address with what the wallet shows
        { term: words.grant, value: <ExplorerLink kind="address" value={grant.address} /> },
        { term: steps[step].whole, value: <Due grant={still} raw={wholeRaw} />, tone: TONES[step] },
        { term: words.due, value: <Due grant={grant} raw={dueRaw} /> },
        { term: words.toCome, value: <Due grant={grant} raw={restOfShown(wholeRaw, dueRaw, grant.decimals)} /> },
      ]}
    />
  );
}
