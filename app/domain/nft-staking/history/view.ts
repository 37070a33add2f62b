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
  /** Of the stream that it is about (claimed, given-up, checked-in with a bonus); null of the NFT alone. */
  place: number | null;
  coinMint: string | null;
  symbol: string | null;
  decimals: number;
  /** claimed: what reached the holder; checked-in: the bonus earned; given-up: the reward given up; else 0n. */
  amountRaw: bigint;
  feeRaw: bigint;
  /** checked-in: its day in a row; else 0. */
  streak: number;
  /** staked: the term, 0 in a Boost pool; else 0. */
  termDays: number;
  /** Chain second. */
  blockTs: number;
};

export type NftHistoryPage = { entries: NftHistoryEntry[]; nextCursor: string | null };
