import { useState } from "react";
import type { NonceAccountView } from "~/domain/transactions/view";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { ExplorerLink } from "~/ui/explorer-link";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { NonceTransaction } from "./nonce-transaction";
import type { SigningTexts } from "./signing-texts";
import { Sol } from "./sol";

export type NonceAccountPanelProps = {
  texts: SigningTexts;
  account: NonceAccountView;
  holderAddress: string;
  /** Called once its transaction is final, because what was read before is then out of date. */
  onChanged: () => void;
};

/** A holder's signing account: its deposit, a way to cancel the transaction that waits for it, and a way to close it. */
export function NonceAccountPanel({ texts, account, holderAddress, onChanged }: NonceAccountPanelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const words = texts.account;
  const isWaiting = account.waitingId !== null;
  const done = () => {
    setIsAsking(false);
    onChanged();
  };
  return (
    <section className="flow signing-account" aria-labelledby="signing-account">
      <h3 id="signing-account">{words.title}</h3>
      <p className="soft">{words.text}</p>
      <FactList
        items={[
          { term: words.address, value: <ExplorerLink kind="address" value={account.address} /> },
          { term: words.deposit, value: <Sol lamports={BigInt(account.lamports)} /> },
        ]}
      />
      {isWaiting ? (
        <Notice title={words.waiting}>
          <p>{words.cancelText}</p>
        </Notice>
      ) : null}
      {isAsking ? (
        <NonceTransaction
          // the action changes when the transaction that waited lands
          key={String(isWaiting)}
          texts={texts}
          kind={isWaiting ? "advanceNonce" : "closeNonceAccount"}
          holderAddress={holderAddress}
          action={isWaiting ? words.cancelNow : words.closeNow}
          log={isWaiting ? "signing.cancelConfirm" : "signing.closeConfirm"}
          variant={isWaiting ? "danger" : "primary"}
          onDone={done}
        />
      ) : null}
      <Button
        wide
        variant={isAsking ? "quiet" : "secondary"}
        onClick={() => setIsAsking(!isAsking)}
        {...logged(isAsking ? "signing.back" : isWaiting ? "signing.cancel" : "signing.close")}
      >
        {isAsking ? words.back : isWaiting ? words.cancel : words.close}
      </Button>
    </section>
  );
}
