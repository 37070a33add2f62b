import { siteNow } from "~/call-api";
import type { DeedWish, TransactionWish } from "~/domain/transaction-types";
import type { Limits } from "~/signing/.client/verifier/verify";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { checkTransaction, ensureSignedIn, signTransaction } from "~/wallet/wallet-store";
import { type TransactionApi, transactionApi } from "./transaction-api";
import { waitOurTurn } from "./wait";

/** The requests that a run makes, and its clocks. */
export type RunWorld = {
  api: TransactionApi;
  wallet: {
    ensureSignedIn(): Promise<void>;
    /** Compares what the site built with the wish. Throws WalletError "differs". */
    check(unsigned: Uint8Array, wish: TransactionWish | DeedWish, limits: Limits): Promise<CheckedTransaction>;
    sign(unsigned: CheckedTransaction): Promise<Uint8Array>;
  };
  /** Milliseconds since any fixed moment, to measure how long this page has waited. */
  now(): number;
  /** Milliseconds since 1970 by the site's clock, which also dates when transactions became final. */
  siteNow(): number;
  /** Resolves after this many milliseconds, or earlier when the connection comes back. */
  wait(milliseconds: number): Promise<void>;
};

export const BROWSER: RunWorld = {
  api: transactionApi,
  wallet: { ensureSignedIn, check: checkTransaction, sign: signTransaction },
  now: () => performance.now(),
  siteNow,
  wait: waitOurTurn,
};
