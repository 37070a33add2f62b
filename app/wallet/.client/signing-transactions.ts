import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError } from "~/signing/wallet-error";
import { connectedAccount } from "./adapter-wallets";
import { getChain } from "./session";
import { signWith } from "./standard-wallet";

/** Has the wallet sign them in one request, or one after another if it takes only one at a time. Throws WalletError. */
export async function signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]> {
  const { wallet, account } = connectedAccount();
  const chain = await getChain();
  try {
    return await signWith(wallet, account, unsigned, chain);
  } catch (error) {
    const takesOneAtATime = unsigned.length > 1 && error instanceof WalletError && error.kind === "failed";
    if (!takesOneAtATime) throw error;
  }
  const signed: Uint8Array[] = [];
  for (const transaction of unsigned) signed.push(...(await signWith(wallet, account, [transaction], chain)));
  return signed;
}
