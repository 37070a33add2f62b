import { ApiError, callApi } from "~/call-api";
import type { DeedWish, TransactionView } from "~/domain/transaction-types";
import { WalletError } from "~/signing/wallet-error";
import { BROWSER, type RunWorld } from "~/transactions/run-world";
import { checkDeedTransaction, getWallet } from "~/wallet/wallet-store";

/** The requests of a deed that the wallet of an authority signs, in place of those of a holder. */
export function deedWorld({ id, authority }: { id: string; authority: string }): RunWorld {
  const path = `/admin/deedsToSign/${id}/transaction`;
  const none = (): never => {
    throw new ApiError("NotFound", "");
  };
  return {
    ...BROWSER,
    api: {
      create: () => callApi<TransactionView>(path, { does: "build" }),
      submit: (_, transaction) => callApi<TransactionView>(path, { does: "sign", transaction }),
      reject: () => callApi<TransactionView>(path, { does: "decline" }),
      get: (intentId) => callApi<TransactionView>(`${path}?${new URLSearchParams({ intentId })}`),
      listOpen: none,
      plan: none,
    },
    wallet: {
      ...BROWSER.wallet,
      // staff are signed in already; what counts is which account the wallet is on
      ensureSignedIn: async () => {
        if (getWallet().address !== authority) throw new WalletError("wrong-account");
      },
      check: (unsigned, wish) => checkDeedTransaction(unsigned, wish as DeedWish, authority),
    },
  };
}
