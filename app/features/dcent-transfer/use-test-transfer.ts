import { useEffect, useRef, useState } from "react";
import { fromBase64, toBase64 } from "~/base64";
import { ApiError, callApi, isPassing } from "~/call-api";
import type { TestTransferInput } from "~/domain/dcent-transfer/input";
import type { BuiltTestTransfer, SentTestTransfer } from "~/domain/dcent-transfer/rules";
import type { Texts } from "~/locales/texts.server";
import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";
import { signTransaction } from "~/wallet/wallet-store";

type Problem = keyof Texts["dcentTransfer"]["problems"];

/** `words`: those of the site, where its refusal says more. `signature`: of a transfer that was sent. */
type Trouble = { kind: "problem"; problem: Problem; words?: string; signature?: string };
export type TransferStage =
  | { kind: "idle" | "building" | "signing" | "sending" }
  | { kind: "final"; signature: string }
  | Trouble;

const LOOK_MS = 2_000;
/** After this time the page gives up: a blockhash lives for 150 blocks, which take about a minute. */
const PATIENCE_MS = 120_000;

const WALLET_PROBLEMS: Partial<Record<WalletErrorKind, Problem>> = {
  rejected: "declined",
  "popup-blocked": "popupBlocked",
  "no-bridge": "noBridge",
  "timed-out": "timedOut",
  unsupported: "unsupported",
  differs: "differs",
};
const ENDS: Partial<Record<SentTestTransfer["state"], Problem>> = { failed: "refused", expired: "expired" };

/** The test transfer of a wallet, from the press to the final transaction. A press while it is under way does nothing. */
export function useTestTransfer({ address, mint }: { address: string; mint: string }) {
  const [stage, setStage] = useState<TransferStage>({ kind: "idle" });
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return {
    stage,
    async start() {
      try {
        await transfer({ address, mint, tell: setStage, isWanted: () => isOpen.current });
      } catch (error) {
        console.warn("the test transfer was not made", error);
        setStage(troubleOf(error));
      }
    },
  };
}

type Run = { address: string; mint: string; tell(stage: TransferStage): void; isWanted(): boolean };

/** Throws WalletError, ApiError. */
async function transfer({ address, mint, tell, isWanted }: Run): Promise<void> {
  tell({ kind: "building" });
  const { transaction, lastValidBlockHeight } = await ask<BuiltTestTransfer>({ step: "build", wallet: address });
  const { checkTestTransfer } = await import("~/signing/.client/verifier/test-transfer");
  const checked = checkTestTransfer(fromBase64(transaction), { wallet: address, mint });
  tell({ kind: "signing" });
  const signed = toBase64(await signTransaction(checked));
  tell({ kind: "sending" });
  const sent = { step: "send", wallet: address, transaction: signed, lastValidBlockHeight } as const;
  const givesUpAt = Date.now() + PATIENCE_MS;
  let signature: string | undefined;
  while (isWanted() && Date.now() < givesUpAt) {
    const answer = await lookAgain(sent);
    signature ??= answer?.signature;
    if (answer?.state === "final") return tell({ kind: "final", signature: answer.signature });
    const problem = answer && ENDS[answer.state];
    if (problem) return tell({ kind: "problem", problem, signature: answer.signature });
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  tell({ kind: "problem", problem: "unknown", ...(signature ? { signature } : {}) });
}

/** Sends it once more, which is sending it once; null if that cannot be said now. Throws ApiError. */
async function lookAgain(sent: TestTransferInput): Promise<SentTestTransfer | null> {
  try {
    return await ask<SentTestTransfer>(sent);
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}

function ask<T>(input: TestTransferInput): Promise<T> {
  return callApi<T>("/api/test/dcentTransfer", input);
}

function troubleOf(error: unknown): Trouble {
  const trouble = (problem: Problem, words?: string): Trouble => ({
    kind: "problem",
    problem,
    ...(words ? { words } : {}),
  });
  if (error instanceof WalletError) return trouble(WALLET_PROBLEMS[error.kind] ?? "failed");
  if (!(error instanceof ApiError)) {
    // a fault of ours: it may have come at any point
    reportError(error);
    return trouble("unknown");
  }
  // the site's own words for these name the coin of staking, and a deposit
  if (error.code === "NotEnoughCoin") return trouble("noCoin");
  if (error.code === "NotEnoughSol") return trouble("noSol");
  return trouble("unreachable", error.message);
}
