import { useState } from "react";

/** Which NFTs are ticked, by their mints. */
export function useChosen() {
  const [mints, setMints] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (mint: string) => mints.has(mint),
    set(mint: string, isChosen: boolean) {
      const next = new Set(mints);
      if (isChosen) next.add(mint);
      else next.delete(mint);
      setMints(next);
    },
    setAll: (all: readonly string[]) => setMints(new Set(all)),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
