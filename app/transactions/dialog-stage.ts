import { hasLanded, isBusy, type TransactionPhase } from "./transaction-phase";

export type DialogStage = "form" | "working" | "done" | "failed";

/**
 * What the dialog of one transaction shows. `isRead`: the page has been read again since the transaction landed, so that the
 * dialog can say what it brought. A fork may still undo a transaction that is only confirmed: it is then not done any more.
 */
export function dialogStage(phase: TransactionPhase, isRead: boolean): DialogStage {
  if (hasLanded(phase)) return isRead ? "done" : "working";
  if (isBusy(phase)) return "working";
  return phase === "idle" ? "form" : "failed";
}
