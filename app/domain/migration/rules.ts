import type { migrationStatuses } from "~db/schema";

export type MigrationStatus = (typeof migrationStatuses)[number];

/**
 * Why a migration has failed. Nothing new will be minted for this record; as long as the gate's record is open, the holder
 * can take the old NFT back with its fee from the 14th day on.
 */
export const FAILURES = [
  /** The holder took the old NFT back. */
  "Reclaimed",
  /** Seven days before the holder may take it back, nothing was minted yet, so that nobody ends with both. */
  "ReclaimClose",
  /** No wallet can be at the Solana address of the gate's record: there is no key to it, or a program owns its account. */
  "TargetNotWallet",
  /** The new NFT of this old one was minted for an earlier record, which its holder reclaimed. */
  "AlreadyMinted",
  /** What is at the address of the new NFT was not made by the site: somebody has the mint seed. */
  "MintedByOthers",
  /** The gate's record is confirmed with another mint than ours. */
  "ConfirmedOtherwise",
  /** The chain was reorganized, and the block with the hand-over is gone. */
  "HandOverVanished",
] as const;
export type Failure = (typeof FAILURES)[number];

/** What a migration waits for. It goes on by itself once that has changed; docs/operations.md says what staff does about it. */
const OBSTACLES = [
  /** The row names another chain, or a gate that the build does not name: nothing is read or signed for it. */
  "GateUnknown",
  /** The Worker has no keys, or those of the repository. */
  "MinterNotSet",
  "MinterWithoutSol",
  /** The minter may not add NFTs to the destination's collection. */
  "CollectionNotDelegated",
  /** The destination has no metadata for this number, or none that can be read. */
  "MetadataMissing",
  /** The old collection is not in the setting any more. */
  "ProjectMissing",
  /** Solana would refuse the mint; nothing was signed. */
  "MintRefused",
  "OperatorWithoutCoins",
  /** The gate would refuse the confirmation. */
  "ConfirmRefused",
  /** The mint stands for another record of the gate: somebody has the operator's key. */
  "MintConfirmedElsewhere",
  /** Fewer nodes of the former chain are named than have to agree before a mint is signed. */
  "NodeMissing",
  /** Two nodes of the former chain say different things about the gate's record, or two of Solana about whose the new NFT is. */
  "NodesDisagree",
  /** A node names a price of gas above what Kaia can ask for. */
  "GasPriceTooHigh",
  /** A node has not come as far as another one, or has forgotten what is needed. */
  "NodeBehind",
] as const;
export type Obstacle = (typeof OBSTACLES)[number];
export type Reason = Failure | Obstacle;
export const REASONS: readonly Reason[] = [...FAILURES, ...OBSTACLES];

/** What the holder, or nobody, has to do next. */
export type Step = "confirmAddress" | "approve" | "handOver" | "wait" | "reclaim" | "none";

const DAY_SECONDS = 86_400;
/** `RECLAIM_AFTER` of the gate. */
const RECLAIM_AFTER_SECONDS = 14 * DAY_SECONDS;
/** Nothing is minted in the last part of the time before an NFT can be reclaimed. */
const LEFT_FOR_CONFIRMING_SECONDS = 7 * DAY_SECONDS;
/** A mint that is not confirmed after this time is an alarm. */
export const CONFIRM_ALARM_MS = 3_600_000;

/** From which chain second on an NFT can be taken back. */
export function reclaimableTs(handedOverTs: number): number {
  return handedOverTs + RECLAIM_AFTER_SECONDS;
}

/** Whether a mint may still begin: taking back is more than seven days away. `nowTs`: the later of both clocks. */
export function mayMint(handedOverTs: number, nowTs: number): boolean {
  return reclaimableTs(handedOverTs) - nowTs > LEFT_FOR_CONFIRMING_SECONDS;
}

/** Whether a reason ends the migration. */
export function isFailure(reason: string | null): reason is Failure {
  return FAILURES.includes(reason as Failure);
}

/**
 * What is left to do. A record that failed can be reclaimed while the gate has it open, if nothing was minted for it;
 * `isOpen`: the gate's record is.
 */
export function leftToDo(status: MigrationStatus, isOpen: boolean): Step {
  switch (status) {
    case "addressConfirmed":
      return "approve";
    case "approved":
      return "handOver";
    case "received":
    case "minting":
      return "wait";
    case "failed":
      return isOpen ? "reclaim" : "none";
    case "complete":
      return "none";
  }
}

/** The name of a new NFT; without its number if Token Metadata has no room for that (`most`: bytes). */
export function newNftName(project: string, tokenId: bigint, most: number): string {
  const name = `${project} #${tokenId}`;
  return new TextEncoder().encode(name).length <= most ? name : project;
}

/** Written into the mint's transaction, so that the chain itself tells for which record of which gate an NFT was made. */
export function mintMemo(record: { chainId: number; gate: string; gateId: number }): string {
  return `migration ${record.chainId}:${record.gate}:${record.gateId}`;
}
