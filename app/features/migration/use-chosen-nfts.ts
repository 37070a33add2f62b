import { useState } from "react";
import type { OldNftView } from "~/domain/migration/screen-types";
import { keyOf } from "./migration-rules";

/** The old NFTs that are chosen, over all pages of the list. `first`: those that are chosen when the page opens. */
export function useChosenNfts(first: readonly OldNftView[], most: number) {
  const [nfts, setNfts] = useState<ReadonlyMap<string, OldNftView>>(
    () => new Map(first.slice(0, most).map((nft) => [keyOf(nft), nft])),
  );
  return {
    all: [...nfts.values()],
    isFull: nfts.size >= most,
    has: (nft: OldNftView) => nfts.has(keyOf(nft)),
    set(nft: OldNftView, isChosen: boolean) {
      const next = new Map(nfts);
      if (!isChosen) next.delete(keyOf(nft));
      else if (nfts.size < most) next.set(keyOf(nft), nft);
      setNfts(next);
    },
    /** As many of these as there is room for, beside those that are chosen. */
    add: (more: readonly OldNftView[]) =>
      setNfts(new Map([...nfts, ...more.map((nft) => [keyOf(nft), nft] as const)].slice(0, most))),
    clear: () => setNfts(new Map()),
  };
}

export type ChosenNfts = ReturnType<typeof useChosenNfts>;
