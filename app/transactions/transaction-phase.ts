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
  /** Sent longer ago than the specification's 55 seconds, and not final yet. */
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

/** Signed and handed over: it goes on without this page. */
export function isHandedOver(phase: TransactionPhase): boolean {
  return phase === "sent" || hasLanded(phase);
}

/** True where the wallet is not asked for it, or not any more: it was refused while it was built, or an earlier try of it is on its way. */
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

/** Ends after which the next transaction of a batch would end in the same way, or the holder has said no. */
export function endsBatch(phase: TransactionPhase): boolean {
  return ENDS_ALL.includes(phase);
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
