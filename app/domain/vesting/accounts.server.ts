import { AppError } from "~/errors";
import { VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import { decodeGrant, type Grant } from "~programs/vesting";
import type { ChainAccount } from "../solana/chain";
import { decodeOwned } from "../solana/owned-account";

/** A grant with the address of its account. */
export type GrantAccount = { address: string; grant: Grant };

/** The grant at an address; null if the account is not a grant of the program. */
export function decodeGrantAccount(account: ChainAccount | null | undefined): GrantAccount | null {
  const grant = decodeOwned(account, VESTING_PROGRAM_ADDRESS, decodeGrant);
  return account && grant ? { address: account.address, grant } : null;
}

/** The grant at an address. Throws GrantNotFound. */
export function expectGrant(account: ChainAccount | null | undefined): GrantAccount {
  const grant = decodeGrantAccount(account);
  if (!grant) throw new AppError("GrantNotFound");
  return grant;
}
