import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { TransactionView, TransactionWish } from "~/domain/transaction-types";
import type { SeenCosts } from "~/signing/.client/verifier/verify";
import { formKeyOf, requestKey } from "./request-key";
import { hasLanded, IDLE, isBusy, type TransactionState } from "./transaction-phase";
import { runTransaction } from "./transaction-run";
import { findRunState, leaveRun, reportRun, showRun, subscribeToRuns } from "./transaction-runs";

export type UseTransaction = {
  state: TransactionState;
  /**
   * Begins, or begins again after an end; a second press while one runs does nothing. `costs`: those on the screen,
   * which limit the fee that is signed.
   */
  start(costs: SeenCosts): void;
  reset(): void;
};

/**
 * The transaction of one form. The same wish is the same transaction, also after a reload. `onLanded` is called when the
 * network has confirmed it, and again when it is final. In between, a fork may still undo the transaction, which `state`
 * then shows.
 */
export function useTransaction(wish: TransactionWish, onLanded: (view: TransactionView) => void): UseTransaction {
  const formKey = formKeyOf(wish);
  const state = useSyncExternalStore(
    subscribeToRuns,
    () => findRunState(formKey) ?? IDLE,
    () => IDLE,
  );
  // before the browser paints, because the notices of the next screen must know at once what is no longer shown
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
    // the holder has seen the end, so that the same wish is a new press from now on, even if the transaction is not final
    if (hasLanded(state.phase)) requestKey(wish).renew();
    leaveRun(formKey);
  };
  const start = (costs: SeenCosts) => {
    if (isBusy(findRunState(formKey)?.phase ?? "idle")) return;
    const report = (next: TransactionState) => reportRun(formKey, next);
    void runTransaction({ wish, requestKey: requestKey(wish), limits: { costs }, report });
  };
  return { state, start, reset };
}
