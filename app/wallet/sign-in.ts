import { WalletError } from "~/signing/wallet-error";
import { showToast } from "~/ui/toast";
import { ensureSignedIn } from "./wallet-store";

/** Signs in from a button that shows no outcome itself: a failure is shown in a toast, a refusal by the holder is not. */
export async function signInOrTell(failed: string): Promise<void> {
  try {
    await ensureSignedIn();
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    if (error.kind !== "rejected") showToast(failed, "error");
  }
}
