import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import type { TransactionView } from "~/domain/transaction-types";
import type { Texts } from "~/locales/texts.server";
import { useHolderState } from "~/wallet/use-holder-state";
import { OpenRow } from "./open-row";
import { hasLanded } from "./transaction-phase";
import { type OpenTransaction, useOpenTransactions } from "./use-open-transactions";

type Props = {
  texts: Texts["transactionProgress"];
  holderAddress: string | null;
  /** The transactions known when the page was rendered. Their space is reserved from the first paint on. */
  underWay: readonly TransactionView[];
  /** The id of the one that the page itself shows. */
  except?: string | null;
};

/** Says which transactions continue without this page, and how they ended. */
export function OpenTransactions({ texts, holderAddress, underWay, except = null }: Props) {
  // they belong to the session: while the wallet shows another account, the server would refuse to list them
  const isHolders = useHolderState(holderAddress) === "signed-in";
  const { open, dismiss } = useOpenTransactions({
    walletAddress: isHolders ? holderAddress : null,
    underWay,
    except,
  });
  useReadAgain(open);
  if (open.length === 0) return null;
  return (
    <section className="wrap open-transactions" aria-label={texts.resume.title}>
      {open.map((transaction) => (
        <OpenRow
          key={transaction.view.id}
          {...transaction}
          texts={texts}
          onDismiss={() => dismiss(transaction.view.id)}
        />
      ))}
    </section>
  );
}

/**
 * Reloads the page's data once a transaction has landed, and when the page returns from the browser's back/forward cache.
 */
function useReadAgain(open: readonly OpenTransaction[]): void {
  const { revalidate } = useRevalidator();
  const readAgain = useEffectEvent(() => {
    // new data could replace a dialog that asks the holder something, so that the reload waits for the answer
    const asking = document.querySelector("dialog[open]");
    if (asking) asking.addEventListener("close", () => void revalidate(), { once: true });
    else void revalidate();
  });
  const landed = open.filter(({ phase }) => hasLanded(phase)).map(({ view, phase }) => `${view.id}.${phase}`);
  const reason = landed.sort().join();
  const before = useRef(reason);
  useEffect(() => {
    if (reason !== before.current && reason !== "") readAgain();
    before.current = reason;
  }, [reason]);
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && readAgain();
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);
}
