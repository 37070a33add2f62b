import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { siteNow } from "~/call-api";
import type { TransactionView, TransactionWish } from "~/domain/transaction-types";
import { awaitPress } from "~/logs/press-outcome";
import type { Shown, ShownCosts } from "~/signing/.client/verifier/verify";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { checkTransaction, ensureSignedIn, signTransaction } from "~/wallet/wallet-store";
import { formKeyOf, requestKey } from "./request-key";
import { type TransactionApi, transactionApi } from "./transaction-api";
import { hasLanded, IDLE, isBusy, type TransactionState } from "./transaction-phase";
import { runTransaction, watchById } from "./transaction-run";
import { countWatched, findRunState, leaveRun, reportRun, showRun, subscribeToRuns } from "./transaction-runs";
import { takeOffer } from "./try-wish";

export type UseTransaction = {
  state: TransactionState;
  /**
   * Begins, or begins again after an end; a second press while one runs does nothing. `shown`: the costs on the screen, which
   * bound the fee that is signed.
   */
  start(shown: ShownCosts): void;
  reset(): void;
};

/**
 * The transaction of one form: the same wish is the same transaction, also after a reload of the page. `onLanded` is called
 * once the network has confirmed it, and once more when it is final; a transaction that lands may still be undone between
 * the two, which `state` then tells.
 */
export function useTransaction(wish: TransactionWish, onLanded: (view: TransactionView) => void): UseTransaction {
  const formKey = formKeyOf(wish);
  const state = useSyncExternalStore(
    subscribeToRuns,
    () => findRunState(formKey) ?? IDLE,
    () => IDLE,
  );
  // before the browser paints: the notices of the next screen must know at once what is not shown any more
  useLayoutEffect(() => showRun(formKey), [formKey]);
  const before = useRef<TransactionState>(IDLE);
  const tellLanded = useEffectEvent(onLanded);
  useEffect(() => {
    const { phase, view } = state;
    const isNew = phase !== before.current.phase && (phase === "confirmed" || isBusy(before.current.phase));
    before.current = state;
    if (isNew && view && hasLanded(phase)) tellLanded(view);
  }, [state]);
  const reset = () => {
    // the holder has seen its end, so the same wish is another press from here on, final or not
    if (hasLanded(state.phase)) requestKey(wish).renew();
    leaveRun(formKey);
  };
  return { state, start: (shown) => void start(formKey, wish, shown), reset };
}

async function start(formKey: string, wish: TransactionWish, shown: ShownCosts): Promise<void> {
  if (isBusy(findRunState(formKey)?.phase ?? "idle")) return;
  await run(wish, requestKey(wish), (state) => reportRun(formKey, state), { shown });
}

/** How to leave the parts that a batch shows, by their keys. */
const partsShown = new Map<string, () => void>();

/**
 * Runs one of several transactions, under the key that the server made for it, until its end. `leaveParts` hands over
 * those that are under way when nobody shows them any more. `shown` has
 * the batch that its wish has to be part of: the server worded it.
 */
export function runPart(
  { requestKey: madeKey, wish }: { requestKey: string; wish: TransactionWish },
  tell: (state: TransactionState) => void,
  sign: (unsigned: CheckedTransaction) => Promise<Uint8Array>,
  shown: Shown,
): Promise<TransactionState> {
  if (!partsShown.has(madeKey)) partsShown.set(madeKey, showRun(madeKey));
  // only the server makes another: a part under a key of our own would be no part of its batch, and could be done twice
  const ownKey = { get: () => madeKey, renew: () => {} };
  const tellBoth = (state: TransactionState) => {
    reportRun(madeKey, state);
    tell(state);
  };
  return run(wish, ownKey, tellBoth, { sign, ...shown });
}

/** Watches a transaction that was handed over earlier until its end. */
export function watchPart(id: string, tell: (state: TransactionState) => void): Promise<TransactionState> {
  const untouched = { get: () => "", renew: () => {} };
  const now = () => performance.now();
  const tools = { api: transactionApi, now, wait: waitOurTurn, requestKey: untouched, report: tell };
  return watchById(tools, id);
}

/** Parts by their keys: what has ended is forgotten, what is under way goes on in the notices above the page. */
export function leaveParts(keys: readonly string[]): void {
  for (const key of keys) {
    partsShown.get(key)?.();
    partsShown.delete(key);
  }
}

function run(
  wish: TransactionWish,
  key: { get(): string; renew(): void },
  tell: (state: TransactionState) => void,
  { sign = signTransaction, ...shown }: Shown & { sign?: typeof signTransaction },
): Promise<TransactionState> {
  const answerPress = awaitPress();
  const tellAll = (state: TransactionState) => {
    // it has begun once the site has made a transaction of it
    if (state.view) answerPress(null);
    else if (!isBusy(state.phase)) answerPress(state.phase);
    tell(state);
  };
  const check = (unsigned: Uint8Array, wanted: TransactionWish) => checkTransaction(unsigned, wanted, shown);
  const wallet = { ensureSignedIn, check, signTransaction: sign };
  const now = () => performance.now();
  // the transaction that the dialog has shown is the one that is signed
  const create: TransactionApi["create"] = (request) => transactionApi.create({ ...request, offer: takeOffer(wish) });
  const api = { ...transactionApi, create };
  const tools = { api, wallet, requestKey: key, report: tellAll, now, siteNow, wait: waitOurTurn };
  return runTransaction(tools, wish);
}

/** Many transactions under way ask no more often together than one does alone: the site has a limit for each holder. */
function waitOurTurn(milliseconds: number): Promise<void> {
  return wait(milliseconds * Math.max(countWatched(), 1));
}

/** Resolves after some milliseconds, or earlier when the connection comes back. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}
