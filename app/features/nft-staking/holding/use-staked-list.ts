import { useEffect, useRef } from "react";

/** The heading of the list of staked NFTs. */
export const STAKED_TITLE = "staked-title";

/**
 * A function that leads the holder to the list of staked NFTs, for who reads and who listens: at once, or when the first
 * stake appears on the page, which is read again after it. `isShown`: whether there is a list.
 */
export function useStakedList(isShown: boolean): () => void {
  const isAsked = useRef(false);
  const lead = () => {
    if (!isAsked.current || !isShown) return;
    isAsked.current = false;
    document.getElementById(STAKED_TITLE)?.focus();
  };
  useEffect(lead);
  return () => {
    isAsked.current = true;
    lead();
  };
}
