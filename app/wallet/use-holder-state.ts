import { useWallet } from "./wallet-store";

export type HolderState = "visitor" | "connected" | "signed-in";

/**
 * What a page may show, given the holder that its loader found in the session. The server uses the session alone; in the
 * browser, the holder counts as signed out as soon as the wallet shows another account or none.
 */
export function useHolderState(holderAddress: string | null): HolderState {
  const { address, isKnown } = useWallet();
  if (!isKnown) return holderAddress ? "signed-in" : "visitor";
  if (!address) return "visitor";
  return address === holderAddress ? "signed-in" : "connected";
}
