import { useState } from "react";
import type { OldNftView } from "~/domain/migration/screen-types";
import { keyOf } from "./migration-rules";

type Settings = {
  /** Those that are chosen as long as the holder has chosen nothing. */
  first: readonly OldNftView[];
  most: number;
  /** Leaves out those that have been handed over since. */
  offered: (nfts: readonly OldNftView[]) => readonly OldNftView[];
};

/** The old NFTs that are chosen, over all pages of the list. */
export function useChosenNfts({ first, most, offered }: Settings) {
  const [nfts, setNfts] = useState<readonly OldNftView[] | null>(null);
  const all = offered(nfts ?? first).slice(0, most);
  const isFull = all.length >= most;
  const has = (nft: OldNftView) => all.some((own) => keyOf(own) === keyOf(nft));
  return {
    all,
    isFull,
    has,
    set(nft: OldNftView, isChosen: boolean) {
      const others = all.filter((own) => keyOf(own) !== keyOf(nft));
      setNfts(isChosen ? [...others, nft] : others);
    },
    /** As many of these as there is room for, beside those that are chosen. */
    add: (more: readonly OldNftView[]) => setNfts([...all, ...more.filter((nft) => !has(nft))].slice(0, most)),
    clear: () => setNfts([]),
  };
}

export type ChosenNfts = ReturnType<typeof useChosenNfts>;
