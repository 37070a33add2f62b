import type { TransactionView } from "~/domain/transaction-types";
import { isSettled } from "~/domain/transactions/view";
import type { RequestKey } from "./request-key";
import { BROWSER } from "./run-world";
import { IDLE, stateOf, type TransactionPhase, type TransactionState } from "./transaction-phase";
import { lostSight, Trouble } from "./trouble";

const SLOW_MS = 55_000;
const POLL_MS = 1_500;
/** How often a transaction with a nonce is asked for, since it may wait for days. */
const SLOW_POLL_MS = 10_000;
/** Ends after which another press is a new wish. */
const RENEWED_AFTER: readonly TransactionPhase[] = ["rejected", "expired", "refused", "differs", "site-failed"];

/** Who is told how far a transaction is. `requestKey`: the key of its press, if that was made on this page. */
type Watcher = { report(state: TransactionState): void; requestKey?: RequestKey };

/** Like `watch`, for a transaction that was handed over earlier and of which the page knows only the id. */
export async function watchById(id: string, watcher: Watcher, world = BROWSER): Promise<TransactionState> {
  let view: TransactionView | null = null;
  const trouble = new Trouble();
  while (!view) {
    try {
      view = await world.api.get(id);
    } catch (error) {
      if (!trouble.mayPass(error)) return settle(watcher, { ...IDLE, ...lostSight(error) });
      watcher.report({ ...IDLE, phase: "sent", connection: trouble.connection });
      await world.wait(trouble.retryAfter);
    }
  }
  return watch(view, watcher, world);
}

/** Watches a transaction that is already under way until its status can no longer change. */
export async function watch(first: TransactionView, watcher: Watcher, world = BROWSER): Promise<TransactionState> {
  const startedAt = world.now();
  let view = first;
  let trouble = new Trouble();
  while (!isSettled(view.status)) {
    const isSlow = world.now() - startedAt > SLOW_MS;
    watcher.report(stateOf(view, trouble.connection, isSlow));
    const pollMs = isSlow && view.lifetime === "nonce" ? SLOW_POLL_MS : POLL_MS;
    await world.wait(trouble.retryAfter || pollMs);
    try {
      view = await world.api.get(view.id);
      trouble = new Trouble();
      // the server still has it as unsigned after all this time: what was signed never arrived and can no longer land
      if (view.status === "built") return settle(watcher, { ...IDLE, phase: "expired", view });
    } catch (error) {
      if (!trouble.mayPass(error)) return settle(watcher, { ...stateOf(view, "ok", false), ...lostSight(error) });
    }
  }
  return settle(watcher, stateOf(view, "ok", false));
}

/** Reports the end of a transaction. If another press would then be a new wish, its key is replaced. */
export function settle({ report, requestKey }: Watcher, state: TransactionState): TransactionState {
  const isOver = state.view !== null && isSettled(state.view.status);
  if (isOver || RENEWED_AFTER.includes(state.phase)) requestKey?.renew();
  report(state);
  return state;
}
