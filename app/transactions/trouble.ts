import { ApiError, isPassing } from "~/call-api";
import type { TransactionPhase, TransactionState } from "./transaction-phase";

const RETRY_MS = [1_000, 2_000, 3_000, 5_000];
/**
 * How often a request is sent again after a fault of the site, which, unlike a lost connection, may never go away by itself.
 */
const SITE_RETRIES = 3;

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
 * The failures of one request so far. A lost connection is waited for without limit; a fault of the site only a few times.
 */
export class Trouble {
  private failures = 0;
  private siteFailures = 0;
  connection: TransactionState["connection"] = "ok";

  /** Counts a failure. True if the request should be sent again. */
  mayPass(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    this.failures++;
    if (isSiteFailure(error)) {
      this.connection = "site";
      return ++this.siteFailures <= SITE_RETRIES;
    }
    this.connection = "lost";
    return isPassing(error);
  }

  /** Milliseconds to wait before the next try; 0 without a failure. */
  get retryAfter(): number {
    return RETRY_MS[Math.min(this.failures, RETRY_MS.length) - 1] ?? 0;
  }
}

/** Whether the site answered with a fault of its own. */
export function isSiteFailure(error: unknown): boolean {
  return error instanceof ApiError && error.code === "Unexpected";
}

type Ending = Pick<TransactionState, "phase" | "reason" | "failureId">;

/** The end of a transaction that is under way but that the page can no longer watch. */
export function lostSight(error: unknown): Ending {
  return isSiteFailure(error) ? { ...refusal(error), phase: "end-unknown" } : refusal(error);
}

/** How a run ends after an error of the API. Throws any other error again. */
export function refusal(error: unknown): Ending {
  if (!(error instanceof ApiError)) throw error;
  const phase = REFUSALS[error.code] ?? "refused";
  return { phase, reason: phase === "refused" ? error.message : null, failureId: error.id };
}

/** How a run ends if the wallet did not sign. */
export function walletPhase(error: unknown): TransactionPhase {
  const kind = (error as { kind?: unknown } | null)?.kind;
  return WALLET_FAILURES[String(kind)] ?? "wallet-failed";
}
