import { SYSTEM_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Chain } from "./chain";
import { isWalletAddress } from "./is-wallet-address";

/**
 * Whether a wallet can be at an address, so that an NFT that is sent there can be used: the address is on the curve, so that
 * there may be a key to it, and it has either no account yet or one of the System program. An account that another program
 * owns, such as a token account, is none. The account's data is not read, because whoever names the address may choose an
 * account of any size. Throws ChainUnavailable.
 */
export async function isUsableTarget(chain: Chain, address: string): Promise<boolean> {
  if (!isWalletAddress(address)) return false;
  const { accounts } = await chain.getAccounts([address], { withoutData: true });
  return !accounts[0] || accounts[0].owner === SYSTEM_PROGRAM_ADDRESS.toBase58();
}
