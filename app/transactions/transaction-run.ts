import { fromBase64, toBase64 } from "~/base64";
import type { TransactionRequest, TransactionView, TransactionWish } from "~/domain/transaction-types";
import { isSettled } from "~/domain/transactions/view";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import type { TransactionApi } from "./transaction-api";
import { IDLE, stateOf, type TransactionPhase, type TransactionState } from "./transaction-phase";
import { isSiteFailure, lostSight, refusal, Trouble, walletPhase } from "./trouble";

export type RunTools = {
  api: TransactionApi;
  wallet: {
    ensureSignedIn(): Promise<void>;
    /** Holds what the site built against the wish. Throws WalletError "differs". */
    check(unsigned: Uint8Array, wish: TransactionWish): Promise<CheckedTransaction>;
    signTransaction(unsigned: CheckedTransaction): Promise<Uint8Array>;
  };
  /** The key that makes a second press the first one; kept until the wish is settled, then a new one is made. */
  requestKey: { get(): string; renew(): void };
  report(state: TransactionState): void;
  /** Milliseconds since any fixed moment, to measure how long this page has waited. */
  now(): number;
  /** Milliseconds since 1970 by the site's clock, in which it says when something became final. */
  siteNow(): number;
  /** Resolves after some milliseconds, or earlier when the connection comes back. */
  wait(milliseconds: number): Promise<void>;
};

const SLOW_MS = 55_000;
const POLL_MS = 1_500;
/** What lives by a nonce may wait for days. */
const SLOW_POLL_MS = 10_000;
/**
 * What became final longer ago is not this press: its key was left behind by a reload. Within it somebody who saw no end
 * presses again, and must not do it twice.
 */
const SAME_PRESS_MS = 10 * 60_000;
/** A blockhash lives 150 slots. What has not reached the server by then can never land. */
const UNSENT_LIFE_MS = 150_000;

/** Ends after which another press is another wish. */
const RENEWED_AFTER: readonly TransactionPhase[] = ["rejected", "expired", "refused", "differs", "site-failed"];
/**
 * Takes a wish through its whole life: built by the server, checked here, signed in the wallet, handed back, watched until
 * it is final. The last state reported is the one returned; only a bug throws.
 */
export async function runTransaction(tools: RunTools, wish: TransactionWish): Promise<TransactionState> {
  const end = (state: Partial<TransactionState>) => settle(tools, { ...IDLE, ...state });
  tools.report({ ...IDLE, phase: "preparing" });
  try {
    await tools.wallet.ensureSignedIn();
  } catch (error) {
    return end({ phase: walletPhase(error) });
  }
  let view: TransactionView;
  try {
    view = await build(tools, wish);
  } catch (error) {
    return end(refusal(error));
  }
  if (view.status !== "built" || !view.transaction) return watch(tools, view);

  tools.report({ ...IDLE, phase: "signing", view });
  let signed: Uint8Array;
  try {
    signed = await tools.wallet.signTransaction(await tools.wallet.check(fromBase64(view.transaction), wish));
  } catch (error) {
    const phase = walletPhase(error);
    // the row is settled at once where it can be; where not, it expires by itself
    if (phase === "rejected" || phase === "differs") await tools.api.reject(view.id).catch(() => null);
    return end({ phase, view });
  }
  return handOver(tools, view, toBase64(signed));
}

type WatchTools = Pick<RunTools, "api" | "report" | "now" | "wait" | "requestKey">;

/** Watches a transaction that was handed over earlier, of which the page has no more than its id, like `watch`. */
export async function watchById(tools: WatchTools, id: string): Promise<TransactionState> {
  let view: TransactionView | null = null;
  const trouble = new Trouble();
  while (!view) {
    try {
      view = await tools.api.get(id);
    } catch (error) {
      if (!trouble.mayPass(error)) return settle(tools, { ...IDLE, ...lostSight(error) });
      tools.report({ ...IDLE, phase: "sent", connection: trouble.connection });
      await tools.wait(trouble.retryAfter);
    }
  }
  return watch(tools, view);
}

/** Watches a transaction that is already on its way until nothing will change any more. */
export async function watch(tools: WatchTools, first: TransactionView): Promise<TransactionState> {
  const startedAt = tools.now();
  let view = first;
  let trouble = new Trouble();
  while (!isSettled(view.status)) {
    const isSlow = tools.now() - startedAt > SLOW_MS;
    tools.report(stateOf(view, trouble.connection, isSlow));
    const pollMs = isSlow && view.lifetime === "nonce" ? SLOW_POLL_MS : POLL_MS;
    await tools.wait(trouble.retryAfter || pollMs);
    try {
      view = await tools.api.get(view.id);
      trouble = new Trouble();
      // still unsigned for the server after all this time: what was signed never arrived and never can
      if (view.status === "built") return settle(tools, { ...IDLE, phase: "expired", view });
    } catch (error) {
      if (!trouble.mayPass(error)) return settle(tools, { ...stateOf(view, "ok", false), ...lostSight(error) });
    }
  }
  return settle(tools, stateOf(view, "ok", false));
}

async function build(tools: RunTools, wish: TransactionWish): Promise<TransactionView> {
  const ask = () => tools.api.create({ ...wish, requestKey: tools.requestKey.get() } as TransactionRequest);
  const view = await ask();
  if (!isSettled(view.status) || isThisPress(view, tools.siteNow())) return view;
  // an earlier try under this key has come to nothing, or was done long ago: this press is a new wish
  tools.requestKey.renew();
  return ask();
}

function isThisPress({ status, finalizedAt }: TransactionView, now: number): boolean {
  return status === "finalized" && (!finalizedAt || now - Date.parse(finalizedAt) < SAME_PRESS_MS);
}

// The signed bytes are in this page alone until the server has them, so it goes on trying. Submitting is idempotent.
async function handOver(tools: RunTools, built: TransactionView, signed: string): Promise<TransactionState> {
  const signedAt = tools.now();
  const trouble = new Trouble();
  for (;;) {
    tools.report({ ...IDLE, phase: "sending", view: built, connection: trouble.connection });
    try {
      return await watch(tools, await tools.api.submit(built.id, signed));
    } catch (error) {
      const mayPass = trouble.mayPass(error);
      // the site may have kept it before it failed, which only its own record tells
      if (!mayPass && isSiteFailure(error)) return watch(tools, { ...built, status: "signed" });
      if (!mayPass) return settle(tools, { ...IDLE, view: built, ...refusal(error) });
    }
    // Never called expired by the page alone: only the server knows whether an answer was lost on its way back.
    const canBeDead = built.lifetime === "blockhash" && tools.now() - signedAt > UNSENT_LIFE_MS;
    if (canBeDead) return watch(tools, { ...built, status: "signed" });
    await tools.wait(trouble.retryAfter);
  }
}

function settle(tools: Pick<RunTools, "report" | "requestKey">, state: TransactionState): TransactionState {
  if (state.view && isSettled(state.view.status)) tools.requestKey.renew();
  if (RENEWED_AFTER.includes(state.phase)) tools.requestKey.renew();
  tools.report(state);
  return state;
}
