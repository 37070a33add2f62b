import { checkTransaction } from "~/signing/.client/verifier/check-before-signing";
import type { WalletDesk } from "../wallet-store";
import { openPicker } from "./connecting";
import { connectedWallet } from "./followed-wallets";
import { disconnect } from "./leaving";
import { restore } from "./restoring";
import { signIn } from "./signing-in";
import { signTransactions } from "./signing-transactions";

/** What the page's wallet can do once its code has loaded. */
export const walletDesk: WalletDesk = {
  connect: openPicker,
  restore: (chain) => void restore(chain),
  signIn,
  checkTransaction: async (unsigned, wish, shown) =>
    checkTransaction(unsigned, wish, { ...shown, wallet: connectedWallet("solana").address }),
  signTransactions,
  // the encoding of calls is loaded when there is one
  sendCall: async (call, wish, attempt) => (await import("./sending-calls")).sendCall(call, wish, attempt),
  findOutcome: async (hash) => (await import("./sending-calls")).findOutcome(hash),
  disconnect,
};
