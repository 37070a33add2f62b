import type { WalletType } from "~/domain/users/rules";
import type { Chain } from "~/domain/wallet-chains";

/** The name of the wallet, also where its address was only scanned. */
export const DCENT_NAME = "D'CENT";

type Wallet = { chain: Chain; walletType: WalletType | null };

/** Whether a connected wallet is a scanned address (D'CENT's on Solana), with which nobody can sign in or sign anything. */
export function canOnlyLook({ chain, walletType }: Wallet): boolean {
  return chain === "solana" && walletType === "dcent";
}
