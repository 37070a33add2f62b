import { isWalletAddress } from "~/domain/solana/is-wallet-address";

/** What the holder has entered. `choice`: null until they have chosen between their connected wallet and another address. */
export type TargetEntry = { choice: "own" | "other" | null; address: string; again: string };

/** Where the new NFTs go. `isOwn`: the connected Solana wallet, which proves itself by its session. */
export type Target = { address: string; isOwn: boolean };

export type TargetProblem = { field: "address" | "again"; words: "required" | "notWallet" | "differs" } | null;

/** The entry as the dialog opens. */
export function openEntry(named: string | null): TargetEntry {
  // danger: whoever can write into our database could have named an address, so that it is never taken without being entered
  return { choice: null, address: named ?? "", again: "" };
}

/** What an entry says, and what is wrong with it. `connected`: the Solana wallet that can sign in; null without one. */
export function readEntry(entry: TargetEntry, connected: string | null): { target: Target; problem: TargetProblem } {
  if (connected !== null && entry.choice !== "other") {
    return { target: { address: connected, isOwn: true }, problem: null };
  }
  const address = entry.address.trim();
  return { target: { address, isOwn: false }, problem: problemOf(address, entry.again.trim()) };
}

function problemOf(address: string, again: string): TargetProblem {
  if (address === "") return { field: "address", words: "required" };
  if (!isWalletAddress(address)) return { field: "address", words: "notWallet" };
  return address === again ? null : { field: "again", words: "differs" };
}
