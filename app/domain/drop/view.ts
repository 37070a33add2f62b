import type { AppError } from "~/errors";
import type { NftFace } from "../nft-metadata/view";
import type { Freeze } from "../solana/freeze";

/** The specification's codes of a drop log: nothing yet, under way, taken, failed. */
export const DROP_LOG = { none: "0", processing: "10", completed: "20", failed: "40" } as const;

/** The statuses that a line of a drop list can have: every line is an attempt. */
export const SEARCHED_STATUSES = [DROP_LOG.processing, DROP_LOG.completed, DROP_LOG.failed] as const;
export type DropLogStatus = (typeof DROP_LOG)[keyof typeof DROP_LOG];

/** Where a campaign stands. `draft`: not open yet, with no date to rely on; `gone`: its account was closed after the end. */
export type DropState = "draft" | "before" | "open" | "exhausted" | "ended" | "gone";

/** Why a wallet cannot take a gift now; null: it can. */
export type DropObstacle = Exclude<DropState, "open"> | "notListed" | "taken" | "underWay" | "failed";

export type DropGift = { kind: "coins"; symbol: string; decimals: number } | { kind: "nfts"; collection: string };

/** What a wallet has to do with a campaign. */
export type DropPlace = {
  /** Of the list; of NFTs also the number of the gift. */
  place: number;
  /** Base units; 1 of an NFT. */
  amountRaw: bigint;
  isTaken: boolean;
  /** The NFT of the place, where it still is in its escrow. */
  face: NftFace | null;
  /** The last attempt that was not reset. */
  attempt: { intentId: string; status: DropLogStatus } | null;
};

/** A drop as its card shows it. */
export type DropView = {
  number: number;
  address: string;
  gift: DropGift;
  state: DropState;
  beginTs: bigint;
  endTs: bigint;
  /** How many may take the gift, how many are on the list, how many took it. */
  supply: number;
  recipients: number;
  claimedCount: number;
  totalGiftRaw: bigint;
  /** Of the gift's coin; null of NFTs, and where its mint was not read. */
  freeze: Freeze | null;
  /** Null without a wallet, or where it is not on the list. */
  mine: DropPlace | null;
  /** Null without a wallet, and where nothing is in the way. */
  obstacle: DropObstacle | null;
};

export type DropList = {
  drops: DropView[];
  /** The chain's second of the reading. */
  chainTs: bigint;
  /** The first second in which a drop that is not there yet begins; null: none is announced. */
  nextBeginTs: bigint | null;
};

/** Gifts by what they are: NFTs, coins of projects, USDC. */
export const DROP_TABS = ["nft", "rwa", "usdc"] as const;
export type DropTab = (typeof DROP_TABS)[number];

/** A line of a holder's drop list: an attempt, or a gift that was taken without the site. */
export type DropLogEntry = {
  /** Of the attempt; null where the site saw none. */
  intentId: string | null;
  signature: string | null;
  /** Null: the site does not show this campaign. */
  number: number | null;
  campaignAddress: string;
  gift: DropGift;
  amountRaw: bigint;
  mint: string | null;
  /** Of an NFT whose name is known. */
  nftName: string | null;
  status: DropLogStatus;
  /** What went wrong, where it did. */
  failure: AppError | null;
  isReset: boolean;
  /** Milliseconds: by the chain's clock for a gift that was taken, as in every list; otherwise by the site's clock. */
  at: number;
};

export type DropLogPage = { entries: DropLogEntry[]; nextCursor: string | null };
