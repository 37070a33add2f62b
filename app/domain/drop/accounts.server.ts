import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import { type Campaign, type ClaimPage, decodeCampaign, decodeClaimPage, decodeGift, type Gift } from "~programs/drop";
import type { ChainAccount } from "../solana/chain";

/** The campaign at an address, if it is one of the program; null otherwise. */
export function readCampaign(account: ChainAccount | null | undefined): Campaign | null {
  return decodeOurs(account, decodeCampaign);
}

export function readClaimPage(account: ChainAccount | null | undefined): ClaimPage | null {
  return decodeOurs(account, decodeClaimPage);
}

export function readGift(account: ChainAccount | null | undefined): Gift | null {
  return decodeOurs(account, decodeGift);
}

function decodeOurs<T>(account: ChainAccount | null | undefined, decode: (data: Uint8Array) => T): T | null {
  if (account?.owner !== DROP_PROGRAM_ADDRESS.toBase58()) return null;
  try {
    return decode(account.data);
  } catch {
    return null;
  }
}
