/** The claims of a receipt, in the order in which they are shown. */
export type Claim =
  | "status"
  | "oldNft"
  | "oldWallet"
  | "newWallet"
  | "handedOverAt"
  | "fee"
  | "handOver"
  | "locked"
  | "mint"
  | "edition"
  | "collection"
  | "making"
  | "memo"
  | "firstOwner"
  | "confirmedMint"
  | "confirm";

/**
 * unread: the chain did not answer, or the transaction is in no final block yet. unnamed: the receipt does not say it, so
 * there is nothing to compare.
 */
type CheckState = "holds" | "differs" | "unread" | "unnamed";

/** A claim compared with a chain. `said` and `found` are values as the receipt spells them; `found` is null if nothing is. */
export type Check = { claim: Claim; chain: "old" | "solana"; state: CheckState; said: string; found: string | null };

/** What all claims come to: one that differs outweighs one that is unread, and that one all that hold. */
export function verdictOf(checks: readonly Check[]): "holds" | "differs" | "unread" {
  if (checks.some(({ state }) => state === "differs")) return "differs";
  return checks.every(({ state }) => state === "holds") ? "holds" : "unread";
}
