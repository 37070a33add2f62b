import { isSameAddress } from "~/domain/wallet-chains";
import { useEvmWallet, useIdentity, useWallet } from "./wallet-store";

export type HolderState = "visitor" | "connected" | "signed-in";

/**
 * Which wallet counts: the Solana wallet alone, that of the former chain alone, or the one that says who the holder is on the
 * site.
 */
export type HolderKind = "solana" | "eip155" | "identity";

/**
 * What a page may show, given the holder that its loader found in the session. The server uses the session alone; in the
 * browser, the holder counts as signed out as soon as the wallet shows another account or none, or the holder logs out.
 */
export function useHolderState(holderAddress: string | null, kind: HolderKind = "solana"): HolderState {
  const wallets = { solana: useWallet(), eip155: useEvmWallet(), identity: useIdentity() };
  const { address, isKnown, isLoggedOut } = wallets[kind];
  if (!isKnown) return holderAddress ? "signed-in" : "visitor";
  if (!address) return "visitor";
  return isSameAddress(address, holderAddress) && !isLoggedOut ? "signed-in" : "connected";
}
