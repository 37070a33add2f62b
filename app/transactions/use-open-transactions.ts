import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useLocation } from "react-router";
import { isPassing } from "~/call-api";
import type { TransactionView } from "~/domain/transaction-types";
import { subscribeToOtherTabs } from "./other-tabs";
import { BROWSER } from "./run-world";
import { transactionApi } from "./transaction-api";
import { stateOf, type TransactionState } from "./transaction-phase";
import { dismissRun, isRunHere, listUnshownRuns, showRunOf, subscribeToRuns } from "./transaction-runs";
import { wait } from "./wait";
import { watch } from "./watch-transaction";

const LOOK_AGAIN_MS = 10_000;

/** A transaction that continues without the screen. `isOfThisTab`: this tab has run it since it was loaded. */
export type OpenTransaction = { view: TransactionView; phase: TransactionState["phase"]; isOfThisTab: boolean };

export type OpenTransactionList = { open: readonly OpenTransaction[]; dismiss: (id: string) => void };

type Known = {
  /** Null for a visitor and while the wallet shows another account; the site is not asked then. */
  walletAddress: string | null;
  /** The transactions known when the page was rendered. */
  underWay: readonly TransactionView[];
  /** The one that the page itself shows. */
  except: string | null;
};

type Look = { follow(views: readonly TransactionView[]): void; ask(): void };

/**
 * The holder's signed transactions that are under way and that nothing on the screen shows: from this tab, from another one,
 * or from before a reload. The site is asked on every arrival: a load, a change of the address, and a return from the
 * browser's back/forward cache.
 */
export function useOpenTransactions({ walletAddress, underWay, except }: Known): OpenTransactionList {
  const [elsewhere, setElsewhere] = useState<readonly TransactionState[]>(() =>
    underWay.map((view) => stateOf(view, "ok", false)),
  );
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const look = useRef<Look | null>(null);
  const { key: arrival } = useLocation();

  // before the browser paints, because the screen before this one has only just let go of its transactions
  useLayoutEffect(() => {
    redraw();
    return subscribeToRuns(redraw);
  }, []);
  useEffect(() => (except ? showRunOf(except) : undefined), [except]);
  useEffect(() => {
    if (!walletAddress) return setElsewhere([]);
    const show = (state: TransactionState) =>
      setElsewhere((known) => [...known.filter(({ view }) => view?.id !== state.view?.id), state]);
    const watching = watchElsewhere(show);
    look.current = watching;
    const stopHearing = subscribeToOtherTabs(watching.ask);
    const comeBack = (event: PageTransitionEvent) => event.persisted && watching.ask();
    addEventListener("pageshow", comeBack);
    return () => {
      look.current = null;
      watching.stop();
      stopHearing();
      removeEventListener("pageshow", comeBack);
    };
  }, [walletAddress]);
  const followKnown = useEffectEvent(() => look.current?.follow(underWay));
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another wallet, the effect above makes another `look`
  useEffect(() => followKnown(), [underWay, walletAddress]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is a reason to ask, and so is another wallet
  useEffect(() => look.current?.ask(), [arrival, walletAddress]);

  const dismiss = useCallback((id: string) => {
    dismissRun(id);
    setElsewhere((known) => known.filter(({ view }) => view?.id !== id));
  }, []);
  const here = walletAddress ? listUnshownRuns(walletAddress) : [];
  const others = elsewhere.filter(({ view }) => view && !isRunHere(view.id));
  const open = [...others, ...here].flatMap(({ view, phase }) =>
    view && view.id !== except ? [{ view, phase, isOfThisTab: isRunHere(view.id) }] : [],
  );
  return { open, dismiss };
}

/** Follows transactions that this tab does not run itself to their end, and reports every change until it is stopped. */
function watchElsewhere(show: (state: TransactionState) => void): Look & { stop(): void } {
  const watched = new Set<string>();
  let isStopped = false;
  const waitHere = async (milliseconds: number) => {
    await wait(milliseconds);
    // a watch that was stopped waits here for ever, so that it makes no further request
    if (isStopped) await new Promise(() => {});
  };
  const report = (state: TransactionState) => {
    if (!isStopped && state.view) show(state);
  };
  const follow = (view: TransactionView) => {
    if (watched.has(view.id) || isRunHere(view.id) || !view.signature) return;
    watched.add(view.id);
    void watch(view, { report }, { ...BROWSER, wait: waitHere });
  };
  const ask = () => {
    if (isStopped) return;
    transactionApi.listOpen().then(
      (open) => open.forEach(follow),
      (error: unknown) => isPassing(error) && setTimeout(ask, LOOK_AGAIN_MS),
    );
  };
  return {
    follow: (views) => views.forEach(follow),
    ask,
    stop: () => {
      isStopped = true;
    },
  };
}
