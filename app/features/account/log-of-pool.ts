import type { NftPoolKind } from "~/domain/nft-staking/pool/view";

/** The logged control that leads to a pool from what a holder could stake there, where both kinds may be offered. */
export function logOfPool(kind: NftPoolKind) {
  return kind === "nova" ? "myAccount.toNova" : "myAccount.toPool";
}
