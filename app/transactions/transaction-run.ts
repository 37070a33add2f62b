import { fromBase64, toBase64 } from "~/base64";
import type { TransactionRequest, TransactionView, TransactionWish } from "~/domain/transaction-types";
import { isSettled, type TransactionStatus } from "~/domain/transactions/view";
import { ApiError } from "~/wallet/call-api";
import type { CheckedTransaction } from "./checked-transaction";
import type { TransactionApi } from "./transaction-api";

/** Where a transaction stands, as its holder sees it. */
export type TransactionPhase =
  | "idle"
  | "preparing"
  | "signing"
  | "sending"
  | "sent"
  | "confirmed"
  | "finalized"
  | "rejected"
  | "expired"
  | "failed"
  | "refused"
  | "node-down"
  | "offline"
  | "wrong-account"
  | "differs"
  | "site-failed"
  | "end-unknown"
  | "wallet-failed"
  | "not-connected";

export type TransactionState = {
  phase: TransactionPhase;
  view: TransactionView | null;
  /** Why, in the holder's language; only with "failed" and "refused". */
  reason: string | null;
  /** Under which the site logged its own fault; only with "site-failed" and "end-unknown". */
  failureId: string | null;
  /** "lost": no answer from the site; "site": the site answers with a fault of its own; "node": it gets none from the chain. */
  connection: "ok" | "lost" | "site" | "node";
  /** Sent longer ago than the specification's 55 seconds, and not final yet. */
  isSlow: boolean;
};

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
  /** Milliseconds since any moment: for how long this page has waited. */
  now(): number;
  /** Milliseconds since 1970 by the site's clock, in which it says when something became final. */
  siteNow(): number;
  /** Resolves after some milliseconds, or earlier when the connection comes back. */
  wait(milliseconds: number): Promise<void>;
};

export const IDLE: TransactionState = {
  phase: "idle",
  view: null,
  reason: null,
  failureId: null,
  connection: "ok",
  isSlow: false,
};

const SLOW_MS = 55_000;
const POLL_MS = 1_500;
/** What lives by a nonce may wait for days. */
const SLOW_POLL_MS = 10_000;
const RETRY_MS = [1_000, 2_000, 3_000, 5_000];
/**
 * What became final longer ago is not this press: its key was left behind by a reload. Within it somebody who saw no end
 * presses again, and must not do it twice.
 */
const SAME_PRESS_MS = 10 * 60_000;
/** A blockhash lives 150 slots. What has not reached the server by then can never land. */
const UNSENT_LIFE_MS = 150_000;

/** How often a request that the site failed at is sent again: unlike a lost connection, it may never come right by itself. */
const SITE_RETRIES = 3;

/** Ends after which another press is another wish. */
const RENEWED_AFTER: readonly TransactionPhase[] = ["rejected", "expired", "refused", "differs", "site-failed"];
const BUSY = ["preparing", "signing", "sending", "sent", "confirmed"] as const satisfies TransactionPhase[];

/** True from the press of the button until the outcome is known. */
export function isBusy(phase: TransactionPhase): phase is (typeof BUSY)[number] {
  return (BUSY as readonly TransactionPhase[]).includes(phase);
}

/** Ends after which it is certain that a transaction that was on its way did nothing. */
const CAME_TO_NOTHING: readonly TransactionPhase[] = ["expired", "failed", "refused", "rejected"];

/** True if a transaction that was watched has ended without doing anything; false if its end is unknown. */
export function hasComeToNothing(phase: TransactionPhase): boolean {
  return CAME_TO_NOTHING.includes(phase);
}

/** The same as `isLanded`, but for a phase. */
export function hasLanded(phase: TransactionPhase): boolean {
  return phase === "confirmed" || phase === "finalized";
}

/** True from the signature on, unless it comes to nothing: going back to a form would invite the holder to sign again. */
export function isSigned(phase: TransactionPhase): boolean {
  return phase === "sending" || phase === "sent" || hasLanded(phase);
}

const REFUSALS: Partial<Record<ApiError["code"], TransactionPhase>> = {
  Unreachable: "offline",
  Unexpected: "site-failed",
  ChainUnavailable: "node-down",
  NotSignedIn: "not-connected",
  WrongWallet: "wrong-account",
  TransactionExpired: "expired",
  TransactionRejected: "rejected",
};

const WALLET_FAILURES: Record<string, TransactionPhase> = {
  rejected: "rejected",
  differs: "differs",
  "not-connected": "not-connected",
  "wrong-account": "wrong-account",
};

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

const PHASES: Record<TransactionStatus, TransactionPhase> = {
  built: "expired",
  signed: "sent",
  sent: "sent",
  confirmed: "confirmed",
  finalized: "finalized",
  expired: "expired",
  failed: "failed",
  rejected: "rejected",
};

/** How a screen shows what the site knows of a transaction. */
export function stateOf(
  view: TransactionView,
  reached: TransactionState["connection"],
  isSlow: boolean,
): TransactionState {
  const connection = reached !== "ok" || view.isChainReachable ? reached : "node";
  const reason = view.status === "failed" ? (view.error?.message ?? "") : null;
  // without a signature it was refused in its last trial run, before it was sent
  const phase = view.status === "failed" && !view.signature ? "refused" : PHASES[view.status];
  return { ...IDLE, phase, view, reason, connection, isSlow };
}

/** Reasons that may be gone in a moment: the connection, the chain's node, or the rate limit. */
const PASSING: readonly ApiError["code"][] = ["Unreachable", "ChainUnavailable", "TooManyRequests"];

/** What one request has met so far. A connection that is lost is waited for, a fault of the site only a few times. */
class Trouble {
  private failures = 0;
  private siteFailures = 0;
  connection: TransactionState["connection"] = "ok";

  /** Counts a failure. True where the request is to be sent again. */
  mayPass(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    this.failures++;
    if (isSiteFailure(error)) {
      this.connection = "site";
      return ++this.siteFailures <= SITE_RETRIES;
    }
    this.connection = "lost";
    return PASSING.includes(error.code);
  }

  /** Milliseconds to wait before the next try; 0 without a failure. */
  get retryAfter(): number {
    return RETRY_MS[Math.min(this.failures, RETRY_MS.length) - 1] ?? 0;
  }
}

function isSiteFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === "Unexpected";
}

type Ending = Pick<TransactionState, "phase" | "reason" | "failureId">;

/** The end for a transaction that is on its way and that the page can no longer watch. */
function lostSight(error: unknown): Ending {
  return isSiteFailure(error) ? { ...refusal(error), phase: "end-unknown" } : refusal(error);
}

function refusal(error: unknown): Ending {
  if (!(error instanceof ApiError)) throw error;
  const phase = REFUSALS[error.code] ?? "refused";
  return { phase, reason: phase === "refused" ? error.message : null, failureId: error.id };
}

function walletPhase(error: unknown): TransactionPhase {
  const kind = (error as { kind?: unknown } | null)?.kind;
  return WALLET_FAILURES[String(kind)] ?? "wallet-failed";
}
