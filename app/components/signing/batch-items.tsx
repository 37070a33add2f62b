import { ExplorerLink } from "~/components/explorer-link";
import type { logged } from "~/logs/logged";
import { isBusy, type TransactionState } from "~/wallet/transaction-run";
import type { PartRun } from "~/wallet/use-planned-batch";

/** How far an item of a batch is, by the transaction that it is in. */
export type BatchItemState = "waiting" | "preparing" | "signing" | "sent" | "done" | "failed";

export type BatchItem<Item> = { item: Item; state: BatchItemState };

/** The items of all transactions of a batch, in the order of signing. */
export function itemsOf<Item>(runs: readonly PartRun<Item>[]): BatchItem<Item>[] {
  return runs.flatMap(({ items, state }) => items.map((item) => ({ item, state: stateOf(state) })));
}

/** A line an item: what it is and how far. */
export function BatchItems({
  words,
  items,
}: {
  words: Readonly<Record<BatchItemState, string>>;
  items: readonly BatchItem<{ name: string }>[];
}) {
  return (
    <ul className="batch-items">
      {items.map(({ item, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an NFT may be in several transactions, whose order stays
        <li key={index} data-state={state}>
          <span>{item.name}</span>
          <span>{words[state]}</span>
        </li>
      ))}
    </ul>
  );
}

/** The transactions that did it, once all are final; `log` is of a press on one of them. */
export function BatchSignatures({
  label,
  runs,
  log,
}: {
  label: string;
  runs: readonly PartRun<unknown>[];
  log: ReturnType<typeof logged>;
}) {
  const signatures = runs.flatMap(({ state }) => state.view?.signature ?? []);
  if (signatures.length === 0) return null;
  return (
    <ul className="faint batch-done">
      {signatures.map((signature) => (
        <li key={signature} {...log}>
          {label}: <ExplorerLink kind="tx" value={signature} />
        </li>
      ))}
    </ul>
  );
}

function stateOf({ phase }: TransactionState): BatchItemState {
  if (phase === "idle") return "waiting";
  if (phase === "finalized") return "done";
  if (phase === "preparing" || phase === "signing") return phase;
  return isBusy(phase) ? "sent" : "failed";
}
