import type { EvmAddress } from "../wallet-chains";

/** How many of the newest records are counted on Solana, so that the register makes only a few calls. */
export const RECORDS_COUNTED = 500;

/** What both chains have of one old collection and of what becomes of it, in NFTs. */
export type CollectionSums = {
  oldProjectName: string;
  oldContractAddress: EvmAddress;
  newProjectName: string;
  newContractAddress: string;
  /** How many old NFTs there are, by their contract. */
  oldSupply: number;
  /** How many holders have, counted by the index of transfers at the same block; null if the index cannot say. */
  inHands: number | null;
  /** How many the gate owns, by the collection's contract. */
  inGate: number;
  /** How many the gate holds for records, by its own books. */
  open: number;
  confirmed: number;
  /** The new NFTs of the records that are counted; null if Solana did not answer. */
  made: NewNfts | null;
};

/**
 * `confirmed`: the confirmed records that are counted. `there`: new NFTs in the collection. `burned`: by their later owners,
 * so that nobody can make another token of them.
 */
export type NewNfts = { confirmed: number; there: number; burned: number };

/** The register of the migration. unread: a chain did not answer in time. notSetUp: there is no migration to count. */
export type Register =
  | { kind: "notSetUp" }
  | { kind: "unread" }
  | {
      kind: "read";
      gate: EvmAddress;
      block: number;
      records: number;
      /** Whether all records were counted on Solana, not only the newest. */
      isWhole: boolean;
      collections: CollectionSums[];
    };

/**
 * The sums that must hold. supply: every old NFT is in a holder's hands or in the gate. locked: the gate owns what its books
 * say that it holds; what was sent to it without a record comes on top. made: the gate's books count as many confirmed
 * records as it lists, and each of them has its new NFT, or had one that was burned.
 */
export const SUMS = ["supply", "locked", "made"] as const;
export type Sum = (typeof SUMS)[number];
export type SumState = "holds" | "differs" | "unread";

/**
 * Whether a sum holds for a collection; unread if a part of it is not known. `isWhole`: all records were counted on Solana, not
 * only the newest.
 */
export function stateOfSum(sum: Sum, sums: CollectionSums, isWhole: boolean): SumState {
  switch (sum) {
    case "supply":
      if (sums.inHands === null) return "unread";
      return holdsIf(sums.oldSupply === sums.inHands + sums.inGate);
    case "locked":
      return holdsIf(sentPlainly(sums) >= 0);
    case "made":
      return sums.made === null ? "unread" : holdsIf(isMade(sums.made, sums.confirmed, isWhole));
  }
}

function isMade(made: NewNfts, inBooks: number, isWhole: boolean): boolean {
  const isListed = isWhole ? made.confirmed === inBooks : made.confirmed <= inBooks;
  return isListed && made.confirmed === made.there + made.burned;
}

/** What the sums of all collections come to. */
export function stateOfRegister(register: Register): "notSetUp" | SumState {
  if (register.kind !== "read") return register.kind;
  const states = register.collections.flatMap((sums) => SUMS.map((sum) => stateOfSum(sum, sums, register.isWhole)));
  if (states.includes("differs")) return "differs";
  return states.includes("unread") ? "unread" : "holds";
}

/** How many old NFTs somebody sent to the gate without a record, so that nobody can get them any more. */
export function sentPlainly({ inGate, open, confirmed }: CollectionSums): number {
  return inGate - open - confirmed;
}

function holdsIf(isSo: boolean): SumState {
  return isSo ? "holds" : "differs";
}
