import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError } from "~/signing/wallet-error";
import { connectedWallet } from "./followed-wallets";

/** Has the wallet sign them in one request, or one after another if it takes only one at a time. Throws WalletError. */
export async function signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]> {
  const { connector, address } = connectedWallet("solana");
  try {
    return await connector.signTransactions(address, unsigned);
  } catch (error) {
    const takesOneAtATime = unsigned.length > 1 && error instanceof WalletError && error.kind === "failed";
    if (!takesOneAtATime) throw error;
  }
  const signed: Uint8Array[] = [];
  for (const transaction of unsigned) signed.push(...(await connector.signTransactions(address, [transaction])));
  return signed;
}
