import { checkTransaction } from "~/signing/.client/verifier/check-before-signing";
import type { WalletDesk } from "../wallet-store";
import { connectedAccount } from "./adapter-wallets";
import { openPicker, restore } from "./connecting";
import { disconnect } from "./leaving";
import { signIn } from "./signing-in";
import { signTransactions } from "./signing-transactions";

/** What the page's wallet can do once its code has loaded. */
export const walletDesk: WalletDesk = {
  connect: openPicker,
  restore,
  signIn,
  checkTransaction: async (unsigned, wish, shown) =>
    checkTransaction(unsigned, wish, { ...shown, wallet: connectedAccount().account.address }),
  signTransactions,
  disconnect,
};
