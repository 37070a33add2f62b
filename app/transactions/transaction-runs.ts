import type { TransactionView } from "~/domain/transaction-types";
import { getWallet } from "~/wallet/wallet-store";
import { tellOtherTabs } from "./other-tabs";
import { isBusy, isWorthTelling, type TransactionState } from "./transaction-phase";

/**
 * The transactions that this tab runs, outside of the components that show them: leaving a screen stops none. There is one
 * run for each form. A run that no component shows appears in the notices above the page. Other tabs hear of every change.
 */
type Run = { state: TransactionState; walletAddress: string | null };

const runs = new Map<string, Run>();
/** How many components show a run, by its key. */
const viewers = new Map<string, number>();
const listeners = new Set<() => void>();
/** Ids of transactions whose end a page has read from the server. */
const endsRead = new Set<string>();

/** The state of a form's run, or undefined if there is none. */
export function findRunState(key: string): TransactionState | undefined {
  return runs.get(key)?.state;
}

/** Whether this tab runs the transaction with this id. */
export function isRunHere(id: string): boolean {
  return keyOf(id) !== undefined;
}

/** The runs of a wallet in this tab that no component shows: under way, or ended and not dismissed. */
export function listUnshownRuns(walletAddress: string): TransactionState[] {
  return [...runs]
    .filter(([key, run]) => !viewers.has(key) && run.walletAddress === walletAddress && isWorthTelling(run.state))
    .map(([, { state }]) => state);
}

/** How many of this tab's transactions poll the site. */
export function countWatched(): number {
  return [...runs.values()].filter(({ state: { phase } }) => phase === "sent" || phase === "confirmed").length;
}

/** Stores the state of a run, and tells this tab and the others. */
export function reportRun(formKey: string, state: TransactionState): void {
  if (state.view && endsRead.has(state.view.id)) return;
  const left = state.view ? leftKey(state.view) : formKey;
  const key = runs.has(left) ? left : formKey;
  const known = runs.get(key);
  const before = known?.state.view?.status;
  // the wallet may switch to another account while the run continues
  const isOld = known?.state.view && known.state.view.id === state.view?.id;
  const walletAddress = isOld ? known.walletAddress : getWallet().address;
  if (!viewers.has(key) && !isBusy(state.phase) && !isWorthTelling(state)) runs.delete(key);
  else runs.set(key, { state, walletAddress });
  tellListeners();
  const after = state.view?.status;
  if (after && after !== before) tellOtherTabs({ id: state.view?.id, status: after });
}

/**
 * Marks that a component shows the run of this key, until it calls the function that this returns. An end that was shown is
 * then forgotten. An end that came while no component showed the run belongs to an earlier visit, and stays in the notices.
 */
export function showRun(key: string): () => void {
  const run = runs.get(key);
  if (run && !viewers.has(key) && !isBusy(run.state.phase)) {
    runs.delete(key);
    if (run.state.view && isWorthTelling(run.state)) runs.set(leftKey(run.state.view), run);
  }
  viewers.set(key, (viewers.get(key) ?? 0) + 1);
  tellListeners();
  return () => hideRun(key);
}

/** Marks that a page itself shows the transaction with this id, until it calls the function that this returns. */
export function showRunOf(id: string): () => void {
  const key = keyOf(id);
  if (key === undefined) return () => {};
  viewers.set(key, (viewers.get(key) ?? 0) + 1);
  tellListeners();
  return () => hideRun(key);
}

/** Forgets how a run ended; one that is under way continues. */
function forgetRun(key: string): void {
  const run = runs.get(key);
  if (!run || isBusy(run.state.phase)) return;
  runs.delete(key);
  tellListeners();
}

/**
 * Called when the holder closes what showed how the run of this form ended, so that the form is free for another wish. A run
 * that is confirmed but not final continues in the notices. One that has not landed stays with its form.
 */
export function leaveRun(key: string): void {
  const run = runs.get(key);
  if (!run?.state.view || run.state.phase !== "confirmed") {
    forgetRun(key);
    return;
  }
  runs.delete(key);
  runs.set(leftKey(run.state.view), run);
  tellListeners();
}

/**
 * Marks that a page shows the end of the transaction with this id, which it has read from the server. This tab's own run may
 * learn of the end later, and must then not announce it again.
 */
export function showEndOf(id: string): void {
  endsRead.add(id);
  const key = keyOf(id);
  if (key === undefined) return;
  runs.delete(key);
  tellListeners();
}

/** Forgets how the transaction with this id ended. */
export function dismissRun(id: string): void {
  const key = keyOf(id);
  if (key !== undefined) forgetRun(key);
}

/** Calls `listen` after every change of a run. Returns a function that stops it. */
export function subscribeToRuns(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function hideRun(key: string): void {
  const left = (viewers.get(key) ?? 0) - 1;
  if (left > 0) viewers.set(key, left);
  else {
    viewers.delete(key);
    forgetRun(key);
  }
  tellListeners();
}

/** The key of a run that its form no longer shows. */
function leftKey({ id }: TransactionView): string {
  return `left.${id}`;
}

function keyOf(id: TransactionView["id"]): string | undefined {
  return [...runs].find(([, { state }]) => state.view?.id === id)?.[0];
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
