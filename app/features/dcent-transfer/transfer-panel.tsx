import { shortAddress } from "~/locales/short-address";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { TransactionLink } from "~/transactions/transaction-link";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { useOpensWalletPicker } from "~/wallet/wallet-button";
import { canOnlyLook } from "~/wallet/wallet-looking";
import { useWallet } from "~/wallet/wallet-store";
import { type TransferStage, useTestTransfer } from "./use-test-transfer";

type DcentTexts = Texts["dcentTransfer"];
type Props = { mint: string; texts: DcentTexts };

/** Asks for D'CENT's Solana address; then the button that starts the test transfer, and how it stands. */
export function TransferPanel({ mint, texts }: Props) {
  const wallet = useWallet();
  const opensPicker = useOpensWalletPicker();
  if (wallet.address && canOnlyLook(wallet))
    return <Transfer key={wallet.address} address={wallet.address} mint={mint} texts={texts} />;
  return (
    <EmptyState
      title={texts.connectTitle}
      action={
        <Button variant="primary" {...logged("wallet.select")} {...opensPicker}>
          {texts.connect}
        </Button>
      }
    >
      <p>{texts.connectBody}</p>
    </EmptyState>
  );
}

function Transfer({ address, mint, texts }: Props & { address: string }) {
  const t = useT();
  const { stage, start } = useTestTransfer({ address, mint });
  const isBusy = stage.kind === "building" || stage.kind === "signing" || stage.kind === "sending";
  const isOver = stage.kind === "final" || stage.kind === "problem";
  return (
    <>
      <p>{t(texts, "account", { address: shortAddress(address) })}</p>
      <Outcome stage={stage} texts={texts} />
      <p>
        <Button variant="primary" busy={isBusy} onClick={start} {...logged("part.sign")}>
          {isOver ? texts.again : texts.sign}
        </Button>
      </p>
    </>
  );
}

function Outcome({ stage, texts }: { stage: TransferStage; texts: DcentTexts }) {
  if (stage.kind === "idle") return null;
  if (stage.kind === "problem") {
    const { problem, words, signature } = stage;
    return (
      <Notice live tone="danger" title={texts.titles[problem === "unknown" ? "unknown" : "problem"]}>
        <p>{words || texts.problems[problem]}</p>
        {signature ? (
          <p>
            <TransactionLink signature={signature} texts={texts} />
          </p>
        ) : null}
      </Notice>
    );
  }
  if (stage.kind === "final") {
    return (
      <Notice live tone="good" title={texts.titles.final}>
        <p>{texts.final}</p>
        <p>
          <TransactionLink signature={stage.signature} texts={texts} />
        </p>
      </Notice>
    );
  }
  return (
    <p className="wallet-waiting" role="status">
      {texts.stages[stage.kind]}
    </p>
  );
}
