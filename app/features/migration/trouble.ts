import { ApiError } from "~/call-api";
import type { Texts } from "~/locales/texts.server";
import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";
import { type Deed, FeeChanged } from "./migration-run";

type Words = keyof Texts["migration"]["trouble"];

/** The words for what can go wrong in a wallet while it sends a call. */
const WORDS: Record<WalletErrorKind, Words> = {
  rejected: "rejected",
  differs: "differs",
  "not-connected": "not-connected",
  "no-account": "not-connected",
  "wrong-account": "wrong-account",
  "wrong-network": "wrong-network",
  pending: "pending",
  expired: "expired",
  unreachable: "noService",
  "popup-blocked": "popup-blocked",
  "no-bridge": "no-bridge",
  "timed-out": "timed-out",
  locked: "failed",
  "wrong-app": "failed",
  unplugged: "failed",
  "device-busy": "failed",
  "no-device": "failed",
  "no-usb": "failed",
  "press-again": "failed",
  "no-blind-signing": "no-blind-signing",
  "no-coins": "no-coins",
  reverted: "reverted",
  unsupported: "unsupported",
  failed: "failed",
};

/**
 * Why a run ended early: the words for it, or the message that the site sent. `isOfAddress`: the Solana address is at fault,
 * so that the holder has to enter another one.
 */
export type Trouble = {
  words: Words | null;
  message: string | null;
  isOfAddress: boolean;
  /** What the wallet said, for a device on a cable, which has words of its own. */
  problem: WalletErrorKind | null;
};

/** Converts what a run threw. Throws what nobody expected. `deed`: what the wallet was asked for last. */
export function troubleOf(error: unknown, deed: Deed | null): Trouble {
  const inWords = (words: Words): Trouble => ({ words, message: null, isOfAddress: false, problem: null });
  if (error instanceof FeeChanged) return inWords("feeChanged");
  if (error instanceof WalletError) {
    const words = WORDS[error.kind];
    return { ...inWords(words === "failed" && deed === "handOver" ? "payment" : words), problem: error.kind };
  }
  if (!(error instanceof ApiError)) throw error;
  if (!error.message) return inWords("unreachable");
  return { words: null, message: error.message, isOfAddress: error.code === "TargetNotWallet", problem: null };
}
