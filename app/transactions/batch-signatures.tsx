import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { Notice } from "~/ui/notice";
import type { PartRun, ShownBatch } from "./batch-state";
import { TransactionLink } from "./transaction-link";

/** Says, below what a batch has brought, that the network has run all of it and how long it takes to become final. */
export function BatchConfirmed({
  texts,
  batch,
}: {
  texts: Pick<Texts["transactionProgress"], "states">;
  batch: Pick<ShownBatch, "phase">;
}) {
  if (batch.phase !== "confirmed") return null;
  const { title, money } = texts.states.confirmed;
  return (
    <Notice live title={title}>
      <p>{money}</p>
    </Notice>
  );
}

export type BatchSignaturesProps = {
  texts: Pick<Texts["transactionProgress"], "transaction">;
  done: readonly PartRun<{ name: string }>[];
  /** The log key of a press on one of them. */
  log: LogKey;
};

/** The transactions of a batch, each with what it was for if there are several. */
export function BatchSignatures({ texts, done, log }: BatchSignaturesProps) {
  const signed = done.flatMap(({ items, state }) => {
    const signature = state.view?.signature;
    return signature ? [{ signature, names: [...new Set(items.map(({ name }) => name))].join(", ") }] : [];
  });
  if (signed.length === 0) return null;
  return (
    <ul className="faint batch-done">
      {signed.map(({ signature, names }) => (
        <li key={signature} {...logged(log)}>
          {signed.length > 1 ? <span>{names}</span> : null}
          <TransactionLink texts={texts} signature={signature} />
        </li>
      ))}
    </ul>
  );
}
