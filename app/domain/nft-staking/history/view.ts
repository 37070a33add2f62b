import type { NftFace } from "../../nft-metadata/view";
import type { CollectionId } from "../../settings/subjects";
import type { NftPoolKind } from "../pool/view";

export const NFT_EVENT_KINDS = ["staked", "checked-in", "claimed", "unstaked", "given-up", "closed"] as const;

export type NftEventKind = (typeof NFT_EVENT_KINDS)[number];

/** One event of a finalized transaction. */
export type NftHistoryEntry = NftFace & {
  signature: string;
  eventIndex: number;
  kind: NftEventKind;
  poolKind: NftPoolKind | null;
  collection: CollectionId | null;
  /** The stream that the event concerns (claimed, given-up, checked-in with a bonus); null if it concerns the NFT alone. */
  place: number | null;
  coinMint: string | null;
  symbol: string | null;
  decimals: number;
  /** claimed: what reached the holder; checked-in: the bonus earned; given-up: the reward given up; otherwise 0n. */
  amountRaw: bigint;
  feeRaw: bigint;
  /** checked-in: which day in a row it was; otherwise 0. */
  streak: number;
  /** staked: the term in days, 0 in a Boost pool; otherwise 0. */
  termDays: number;
  /** Chain second. */
  blockTs: number;
};

export type NftHistoryPage = { entries: NftHistoryEntry[]; nextCursor: string | null };
