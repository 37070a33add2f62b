import { WalletError } from "~/signing/wallet-error";
import { showToast } from "~/ui/toast";
import { ensureSignedIn } from "./wallet-store";

/** For a button beside which nothing shows how it went: a failure is told in a toast, a refusal by the holder is not. */
export async function signInOrTell(failed: string): Promise<void> {
  try {
    await ensureSignedIn();
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    if (error.kind !== "rejected") showToast(failed, "error");
  }
}
