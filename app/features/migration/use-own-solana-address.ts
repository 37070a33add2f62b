import { canOnlyLook } from "~/wallet/wallet-looking";
import { useWallet } from "~/wallet/wallet-store";

/** The address of the connected Solana wallet, if that wallet can prove that it is the holder's; null otherwise. */
export function useOwnSolanaAddress(): string | null {
  const wallet = useWallet();
  return canOnlyLook(wallet) ? null : wallet.address;
}
