import { VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import { decodeGrant, type Grant } from "~programs/vesting";
import type { ChainAccount } from "../solana/chain";

/** A grant with the address of its account. */
export type GrantAccount = { address: string; grant: Grant };

/** The grant at an address, if it is one of the program; null otherwise. */
export function decodeGrantAccount(account: ChainAccount | null | undefined): GrantAccount | null {
  if (account?.owner !== VESTING_PROGRAM_ADDRESS.toBase58()) return null;
  try {
    return { address: account.address, grant: decodeGrant(account.data) };
  } catch {
    return null;
  }
}
