import { WalletError } from "~/signing/wallet-error";
import { showToast } from "~/ui/toast";
import type { HolderKind } from "./use-holder-state";
import { ensureSignedIn } from "./wallet-store";

/** Signs in from a button that shows no outcome itself: a failure is shown in a toast, a refusal by the holder is not. */
export async function signInOrTell(failed: string, kind: HolderKind = "solana"): Promise<void> {
  try {
    await ensureSignedIn(kind);
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    if (error.kind !== "rejected") showToast(failed, "error");
  }
}
