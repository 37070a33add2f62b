import type { Texts } from "~/locales/texts.server";
import type { logged } from "~/logs/logged";
import type { PartRun } from "./batch-state";
import { TransactionLink } from "./transaction-link";

export type BatchSignaturesProps = {
  texts: Pick<Texts["transactionProgress"], "transaction">;
  done: readonly PartRun<{ name: string }>[];
  log: ReturnType<typeof logged>;
};

/**
 * The transactions of a batch, each with what it was for if there are several. `log` is the log key of a press on one of
 * them.
 */
export function BatchSignatures({ texts, done, log }: BatchSignaturesProps) {
  const signed = done.flatMap(({ items, state }) => {
    const signature = state.view?.signature;
    return signature ? [{ signature, names: [...new Set(items.map(({ name }) => name))].join(", ") }] : [];
  });
  if (signed.length === 0) return null;
  return (
    <ul className="faint batch-done">
      {signed.map(({ signature, names }) => (
        <li key={signature} {...log}>
          {signed.length > 1 ? <span>{names}</span> : null}
          <TransactionLink texts={texts} signature={signature} />
        </li>
      ))}
    </ul>
  );
}
