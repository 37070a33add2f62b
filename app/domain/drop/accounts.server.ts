import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import { type Campaign, type ClaimPage, decodeCampaign, decodeClaimPage, decodeGift, type Gift } from "~programs/drop";
import type { ChainAccount } from "../solana/chain";
import { decodeOwned } from "../solana/owned-account";

/** The campaign at an address; null if the account is not a campaign of the program. */
export function readCampaign(account: ChainAccount | null | undefined): Campaign | null {
  return decodeOwned(account, DROP_PROGRAM_ADDRESS, decodeCampaign);
}

export function readClaimPage(account: ChainAccount | null | undefined): ClaimPage | null {
  return decodeOwned(account, DROP_PROGRAM_ADDRESS, decodeClaimPage);
}

export function readGift(account: ChainAccount | null | undefined): Gift | null {
  return decodeOwned(account, DROP_PROGRAM_ADDRESS, decodeGift);
}
