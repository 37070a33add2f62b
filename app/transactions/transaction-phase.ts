import type { TransactionView } from "~/domain/transaction-types";
import type { TransactionStatus } from "~/domain/transactions/view";

/** How far a transaction has come, as its holder sees it. */
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
  /** The id under which the site logged its own fault; only with "site-failed" and "end-unknown". */
  failureId: string | null;
  /** "lost": no answer from the site; "site": the site answers with a fault of its own; "node": it gets none from the chain. */
  connection: "ok" | "lost" | "site" | "node";
  /** True if it was sent longer ago than the specification's 55 seconds and is not final yet. */
  isSlow: boolean;
};

export const IDLE: TransactionState = {
  phase: "idle",
  view: null,
  reason: null,
  failureId: null,
  connection: "ok",
  isSlow: false,
};

const BUSY = ["preparing", "signing", "sending", "sent", "confirmed"] as const satisfies TransactionPhase[];

/** True from the press of the button until the outcome is known. */
export function isBusy(phase: TransactionPhase): phase is (typeof BUSY)[number] {
  return (BUSY as readonly TransactionPhase[]).includes(phase);
}

/** Phases in which it is certain that the transaction did nothing. */
const CAME_TO_NOTHING: readonly TransactionPhase[] = ["expired", "failed", "refused", "rejected"];

/** True if a transaction that was watched has ended without doing anything; false if its end is unknown. */
export function hasComeToNothing(phase: TransactionPhase): boolean {
  return CAME_TO_NOTHING.includes(phase);
}

/** The same as `isLanded`, but for a phase. */
export function hasLanded(phase: TransactionPhase): boolean {
  return phase === "confirmed" || phase === "finalized";
}

/**
 * True from the signature on, unless the transaction comes to nothing. While it is true, no form is shown, which would
 * invite the holder to sign again.
 */
export function isSigned(phase: TransactionPhase): boolean {
  return phase === "sending" || phase === "sent" || hasLanded(phase);
}

/** True if the transaction was signed and handed over, so that it continues without this page. */
export function isHandedOver(phase: TransactionPhase): boolean {
  return phase === "sent" || hasLanded(phase);
}

/** True if the wallet is not asked to sign it: it was refused while it was built, or an earlier try is on its way. */
export function needsNoSignature(phase: TransactionPhase): boolean {
  return phase !== "idle" && phase !== "preparing" && phase !== "signing";
}

const ENDS_ALL: readonly TransactionPhase[] = [
  "rejected",
  "differs",
  "wallet-failed",
  "not-connected",
  "wrong-account",
  "offline",
  "node-down",
  "site-failed",
  "end-unknown",
];

/** True for ends that the next transaction of a batch would share, and if the holder has declined. */
export function endsBatch(phase: TransactionPhase): boolean {
  return ENDS_ALL.includes(phase);
}

/** Declined transactions and those that were never built are left out. */
const TOLD: readonly TransactionPhase[] = ["signing", "sending", "sent", "failed", "expired", "refused", "end-unknown"];

/** Whether a holder has to be told of a transaction that nothing on the screen shows. */
export function isWorthTelling({ phase, view }: TransactionState): boolean {
  return view !== null && (TOLD.includes(phase) || hasLanded(phase));
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

/** Converts what the site knows of a transaction to the state that a screen shows. */
export function stateOf(
  view: TransactionView,
  reached: TransactionState["connection"],
  isSlow: boolean,
): TransactionState {
  const connection = reached !== "ok" || view.isChainReachable ? reached : "node";
  const reason = view.status === "failed" ? (view.error?.message ?? "") : null;
  // a failed transaction without a signature was refused in its last trial run and never sent
  const phase = view.status === "failed" && !view.signature ? "refused" : PHASES[view.status];
  return { ...IDLE, phase, view, reason, connection, isSlow };
}
