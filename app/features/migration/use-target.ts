import { useState } from "react";
import { isWalletAddress } from "~/domain/solana/is-wallet-address";
import type { Texts } from "~/locales/texts.server";
import { useWallet } from "~/wallet/wallet-store";

/** Where the new NFTs go. `isOwn`: the connected Solana wallet, which proves itself by its session. */
type Target = { address: string; isOwn: boolean };

type Problem = { field: "address" | "again"; words: "required" | "notWallet" | "differs" } | null;

/**
 * The Solana address as the holder enters it: that of the connected wallet, or another one, twice. `confirmed`: the one that
 * was confirmed before.
 */
export function useTarget(texts: Texts["migration"]["dialog"], confirmed: string | null) {
  const { address: connected } = useWallet();
  const [choice, setChoice] = useState<"own" | "other" | null>(confirmed ? "other" : null);
  const [typed, setTyped] = useState({ address: confirmed ?? "", again: confirmed ?? "" });
  const [isChecked, setIsChecked] = useState(false);
  const isOwn = connected !== null && choice !== "other";
  const problem = isOwn ? null : problemOf(typed);
  const shown = isChecked ? problem : null;
  const errorOf = (field: "address" | "again") => (shown?.field === field ? texts[shown.words] : undefined);
  return {
    connected,
    isOwn,
    typed,
    target: { address: isOwn ? connected : typed.address.trim(), isOwn } satisfies Target,
    isEmpty: !isOwn && typed.address.trim() === "",
    errorOf,
    choose: setChoice,
    type: (change: Partial<typeof typed>) => setTyped({ ...typed, ...change }),
    /** A code has no typing errors, so that it counts as entered twice. */
    scan: (address: string) => setTyped({ address, again: address }),
    /** True if it can go on; shows what is wrong otherwise. */
    check(): boolean {
      setIsChecked(true);
      return problem === null;
    },
  };
}

export type TargetForm = ReturnType<typeof useTarget>;

function problemOf({ address, again }: { address: string; again: string }): Problem {
  if (address.trim() === "") return { field: "address", words: "required" };
  if (!isWalletAddress(address.trim())) return { field: "address", words: "notWallet" };
  return address.trim() === again.trim() ? null : { field: "again", words: "differs" };
}
