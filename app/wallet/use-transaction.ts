import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { TransactionWish } from "~/domain/transactions/input";
import { isSettled, type TransactionView } from "~/domain/transactions/view";
import { type ApiError, siteNow } from "./call-api";
import { formKeyOf, requestKey } from "./request-key";
import { transactionApi } from "./transaction-api";
import { IDLE, isBusy, runTransaction, type TransactionState, watch, watchById } from "./transaction-run";
import { ensureSignedIn, signTransaction } from "./wallet-store";

/**
 * Transactions run outside of the components that show them: leaving a page does not stop one, and coming back shows it.
 * One run a form; other tabs hear of every change.
 */
const runs = new Map<string, TransactionState>();
const listeners = new Set<() => void>();
/** Asked to look for transactions that have lost the component which showed them, those that are known among them. */
const lookers = new Set<(known: readonly TransactionView[]) => void>();
/** Keys of parts that nobody shows any more. */
const left = new Set<string>();
const LOOK_AGAIN_MS = 10_000;
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("punkvism.transactions");

export type UseTransaction = {
  state: TransactionState;
  /** Begins, or begins again after an end; a second press while one runs does nothing. */
  start(): void;
  reset(): void;
};

/** The transaction of one form: the same wish is the same transaction, also after a reload of the page. */
export function useTransaction(wish: TransactionWish, onFinalized: (view: TransactionView) => void): UseTransaction {
  const formKey = formKeyOf(wish);
  const state = useSyncExternalStore(
    subscribe,
    () => runs.get(formKey) ?? IDLE,
    () => IDLE,
  );
  // an outcome belongs to the visit that saw it
  useEffect(() => {
    forget(formKey);
    return () => forget(formKey);
  }, [formKey]);
  const wasBusy = useRef(false);
  const tellFinalized = useEffectEvent(onFinalized);
  useEffect(() => {
    if (wasBusy.current && state.phase === "finalized" && state.view) tellFinalized(state.view);
    wasBusy.current = isBusy(state.phase);
  }, [state]);
  return { state, start: () => void start(formKey, wish), reset: () => forget(formKey) };
}

async function start(formKey: string, wish: TransactionWish): Promise<void> {
  if (isBusy(runs.get(formKey)?.phase ?? "idle")) return;
  await run(wish, requestKey(wish), (state) => report(formKey, state));
}

/**
 * Runs one of several transactions, under the key that the server made for it, until its
 * end. `leaveParts` hands over those that are under way when nobody shows them any more.
 */
export function runPart(
  { requestKey: madeKey, wish }: { requestKey: string; wish: TransactionWish },
  tell: (state: TransactionState) => void,
  sign: (unsigned: Uint8Array) => Promise<Uint8Array>,
): Promise<TransactionState> {
  left.delete(madeKey);
  // only the server makes another: a part under a key of our own would be no part of its batch, and could be done twice
  const ownKey = { get: () => madeKey, renew: () => {} };
  let isShownElsewhere = false;
  const tellBoth = (state: TransactionState) => {
    if (!left.has(madeKey)) report(madeKey, state);
    // it was left before the site had it: nobody could find it then
    else if (state.view?.signature && !isShownElsewhere) {
      isShownElsewhere = true;
      lookFor([state.view]);
    }
    tell(state);
  };
  return run(wish, ownKey, tellBoth, sign);
}

/** Watches a transaction that was handed over earlier until its end. */
export function watchPart(id: string, tell: (state: TransactionState) => void): Promise<TransactionState> {
  const untouched = { get: () => "", renew: () => {} };
  const now = () => performance.now();
  const tools = { api: transactionApi, now, wait: waitOurTurn, requestKey: untouched, report: tell };
  return watchById(tools, id);
}

/** Parts by their keys: what is settled is forgotten, what is under way goes on in the notices above the page. */
export function leaveParts(keys: readonly string[]): void {
  // by now the site may know of an end that this page has not heard of: what has ended it lists no more
  const known = keys.flatMap((key) => runs.get(key)?.view ?? []).filter(({ status }) => !isSettled(status));
  for (const key of keys) {
    left.add(key);
    runs.delete(key);
  }
  lookFor(known);
}

function lookFor(known: readonly TransactionView[]): void {
  for (const look of lookers) look(known);
}

function run(
  wish: TransactionWish,
  key: { get(): string; renew(): void },
  tell: (state: TransactionState) => void,
  sign = signTransaction,
): Promise<TransactionState> {
  const wallet = { ensureSignedIn, signTransaction: sign };
  const now = () => performance.now();
  const tools = { api: transactionApi, wallet, requestKey: key, report: tell, now, siteNow, wait: waitOurTurn };
  return runTransaction(tools, wish);
}

/**
 * The holder's signed transactions that are under way elsewhere: in another tab, or from before a reload. `underWay` are
 * those that were known when the page was rendered. Nothing is asked without an address, nor any more for a former one.
 */
export function useOpenTransactions(
  walletAddress: string | null,
  underWay: readonly TransactionView[],
): OpenTransactions {
  const [views, setViews] = useState(underWay);
  const rendered = useEffectEvent(() => underWay);
  const dismiss = useCallback((id: string) => setViews((shown) => shown.filter((view) => view.id !== id)), []);
  useEffect(() => {
    if (!walletAddress) return setViews([]);
    const watched = new Set<string>();
    let isGone = false;
    const waitHere = async (milliseconds: number) => {
      await wait(milliseconds);
      // a watch that nobody sees any more ends by never going on
      if (isGone) await new Promise(() => {});
    };
    const show = (view: TransactionView) => {
      if (!isGone) setViews((shown) => [...shown.filter(({ id }) => id !== view.id), view]);
    };
    const follow = (view: TransactionView) => {
      if (watched.has(view.id) || isRunningHere(view.id) || !view.signature) return;
      watched.add(view.id);
      const untouched = { get: () => "", renew: () => {} };
      const tools = { api: transactionApi, now: () => performance.now(), wait: waitHere, requestKey: untouched };
      void watch({ ...tools, report: ({ view }) => view && show(view) }, view);
    };
    const look = (known: readonly TransactionView[] = []) => {
      known.forEach(follow);
      transactionApi.listOpen().then(
        (open) => open.forEach(follow),
        (error: ApiError) => error.code === "Unreachable" && setTimeout(() => !isGone && look(), LOOK_AGAIN_MS),
      );
    };
    const lookAgain = () => look();
    look(rendered());
    lookers.add(look);
    channel?.addEventListener("message", lookAgain);
    return () => {
      isGone = true;
      lookers.delete(look);
      channel?.removeEventListener("message", lookAgain);
    };
  }, [walletAddress]);
  return { views: views.filter(({ id }) => !isRunningHere(id)), dismiss };
}

export type OpenTransactions = { views: readonly TransactionView[]; dismiss: (id: string) => void };

function isRunningHere(id: string): boolean {
  return [...runs.values()].some(({ view }) => view?.id === id);
}

function report(formKey: string, state: TransactionState): void {
  const before = runs.get(formKey)?.view?.status;
  runs.set(formKey, state);
  for (const listener of listeners) listener();
  const after = state.view?.status;
  if (after && after !== before) channel?.postMessage({ id: state.view?.id, status: after });
}

function forget(formKey: string): void {
  const state = runs.get(formKey);
  if (!state || isBusy(state.phase)) return;
  runs.delete(formKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Many transactions under way ask no more often together than one does alone: the site has a limit for each holder. */
function waitOurTurn(milliseconds: number): Promise<void> {
  const underWay = [...runs.values()].filter(({ phase }) => phase === "sent" || phase === "confirmed").length;
  return wait(milliseconds * Math.max(underWay, 1));
}

function wait(milliseconds: number): Promise<void> {
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
