import type { ErrorCode } from "~/errors";

export type TransactionStatus =
  | "built"
  | "signed"
  | "sent"
  | "confirmed"
  | "finalized"
  | "expired"
  | "failed"
  | "rejected";

/** The nonce account that gives a holder time to sign. `waitingId`: the signed transaction that waits for its nonce. */
export type NonceAccountView = {
  address: string;
  /** `foreign`: the account at this address belongs to another key and cannot be used. */
  status: "none" | "ready" | "foreign";
  lamports: string;
  waitingId: string | null;
};

/** A failure as screens show it. `catalogueCode` is the specification's number (-1 to 7), null if it has none. */
export type TransactionFailure = { code: ErrorCode; message: string; catalogueCode: number | null };

const SETTLED: readonly TransactionStatus[] = ["finalized", "expired", "failed", "rejected"];

/** Whether the network has run the transaction: it is confirmed, which a fork may still undo, or final. */
export function isLanded(status: TransactionStatus): boolean {
  return status === "confirmed" || status === "finalized";
}

/** Whether the status will never change again. */
export function isSettled(status: TransactionStatus): boolean {
  return SETTLED.includes(status);
}
