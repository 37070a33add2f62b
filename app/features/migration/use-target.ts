import { useState } from "react";
import type { Texts } from "~/locales/texts.server";
import { openEntry, readEntry, type TargetEntry } from "./target-rules";
import { useOwnSolanaAddress } from "./use-own-solana-address";

/**
 * The Solana address as the holder enters it: that of the connected wallet, or another one, twice. `named`: the one that was
 * named before, on whatever device.
 */
export function useTarget(texts: Texts["migration"]["dialog"], named: string | null) {
  const connected = useOwnSolanaAddress();
  const [entry, setEntry] = useState(() => openEntry(named));
  const [isChecked, setIsChecked] = useState(false);
  const { target, problem } = readEntry(entry, connected);
  const shown = isChecked ? problem : null;
  const enter = (change: Partial<TargetEntry>) => setEntry({ ...entry, ...change });
  return {
    connected,
    entry,
    target,
    isOwn: target.isOwn,
    isNamedBefore: target.address === named,
    isEmpty: target.address === "",
    errorOf: (field: "address" | "again") => (shown?.field === field ? texts[shown.words] : undefined),
    enter,
    /** A code has no typing errors, so that it counts as entered twice. */
    scan: (address: string) => enter({ address, again: address }),
    /** True if it can go on; shows what is wrong otherwise. */
    check(): boolean {
      setIsChecked(true);
      return problem === null;
    },
  };
}

export type TargetForm = ReturnType<typeof useTarget>;
