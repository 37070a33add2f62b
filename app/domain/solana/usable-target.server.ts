import { SYSTEM_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Chain } from "./chain";
import { isWalletAddress } from "./is-wallet-address";

/**
 * Whether an NFT that is sent to an address can be used there: somebody may have its key, and it is not an account of a
 * program, such as a token account. An address that the chain has never seen is a wallet's. What the account holds is not
 * read: whoever names the address may choose one of any size. Throws ChainUnavailable.
 */
export async function isUsableTarget(chain: Chain, address: string): Promise<boolean> {
  if (!isWalletAddress(address)) return false;
  const { accounts } = await chain.getAccounts([address], { withoutData: true });
  return !accounts[0] || accounts[0].owner === SYSTEM_PROGRAM_ADDRESS.toBase58();
}
