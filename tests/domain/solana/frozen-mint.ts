import { PublicKey } from "@solana/web3.js";
import type { Chain } from "~/domain/solana/chain";

const FREEZE_OFFSET = 46;

/** The chain as it would be if somebody could freeze a coin. */
export function withFreezer(chain: Chain, mint: string, authority: string): Chain {
  const getAccounts: Chain["getAccounts"] = async (addresses, ...rest) => {
    const reading = await chain.getAccounts(addresses, ...rest);
    const accounts = reading.accounts.map((account, i) => {
      if (!account || addresses[i] !== mint) return account;
      const data = Uint8Array.from(account.data);
      data.set([1, 0, 0, 0], FREEZE_OFFSET);
      data.set(new PublicKey(authority).toBytes(), FREEZE_OFFSET + 4);
      return { ...account, data };
    });
    return { ...reading, accounts };
  };
  return { ...chain, getAccounts };
}
