import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { ChainAccount } from "../solana/chain";

/**
 * Whether the account at the address of a new NFT is its mint. Anybody can send lamports to an address, but only with the
 * address's own key could it be given to the Token program.
 */
export function isMint(account: ChainAccount | null | undefined): boolean {
  return account?.owner === TOKEN_PROGRAM_ADDRESS.toBase58();
}
