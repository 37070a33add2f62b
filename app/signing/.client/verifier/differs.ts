import { callApi } from "~/call-api";
import type { SigningReport } from "~/domain/signing-reports/input";
import { shortAddress } from "~/locales/short-address";
import { WalletError } from "~/signing/wallet-error";

/** The error for what differs from the holder's wish, which it also reports to the site. `wallet`: the whole address. */
export function differs({ wallet, ...report }: SigningReport): WalletError {
  const body: SigningReport = { ...report, wallet: wallet && shortAddress(wallet) };
  // the screen tells the holder, even if the report does not reach the site
  callApi("/api/signing-reports", body).catch((error: unknown) => console.warn("not reported", error));
  return new WalletError("differs");
}
