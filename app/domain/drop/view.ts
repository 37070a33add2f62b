import type { AppError } from "~/errors";
import type { NftFace } from "../nft-metadata/view";
import type { Freeze } from "../solana/freeze";
import { STATUSES, type StatusCode } from "../statuses";

/** The codes of a drop log: nothing yet, under way, taken, failed. */
export const DROP_LOG = STATUSES.dropLog;

/** The statuses that a line of a drop list can have. There is none for "nothing yet", because every line is an attempt. */
export const SEARCHED_STATUSES = [DROP_LOG.processing, DROP_LOG.completed, DROP_LOG.failed] as const;
export type DropLogStatus = StatusCode<"dropLog">;

/** The state of a campaign. `draft`: not open yet, with no reliable date; `gone`: its account was closed after the end. */
export type DropState = "draft" | "before" | "open" | "exhausted" | "ended" | "gone";

/** Why a wallet cannot take a gift now; null if it can. */
export type DropObstacle = Exclude<DropState, "open"> | "notListed" | "taken" | "underWay" | "failed";

export type DropGift = { kind: "coins"; symbol: string; decimals: number } | { kind: "nfts"; collection: string };

/** A wallet's place in a campaign. */
export type DropPlace = {
  /** The number on the list; for NFTs also the number of the gift. */
  place: number;
  /** Base units; 1 for an NFT. */
  amountRaw: bigint;
  isTaken: boolean;
  /** The NFT of the place, if it is still in its escrow. */
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
  /** How many can take the gift, how many are on the list, how many have taken it. */
  supply: number;
  recipients: number;
  claimedCount: number;
  totalGiftRaw: bigint;
  /** The coins that each place of the list gets, in base units; null for NFTs, and if places get different amounts. */
  eachRaw: bigint | null;
  /** The freeze authority of the gift's coin; null for NFTs, and if the coin's mint was not read. */
  freeze: Freeze | null;
  /** Null without a wallet, or if the wallet is not on the list. */
  mine: DropPlace | null;
  /** Null without a wallet, and if nothing prevents it. */
  obstacle: DropObstacle | null;
};

export type DropListView = {
  drops: DropView[];
  /** The chain second of the reading. */
  chainTs: bigint;
  /** The chain second at which the next drop begins; null if none is announced. */
  nextBeginTs: bigint | null;
};

/** What D1 knows of a drop, which is shown while the chain cannot be read. `name`: the gift's coin or collection. */
export type KnownDrop = Pick<DropView, "number" | "address"> & {
  name: string;
  /** Null if the site has never read the campaign, so that it knows no date either. */
  campaign: {
    gift: DropGift;
    /** The state by the dates. `draft`: they may still change; `over`: the end has passed, or the drop was settled. */
    state: "draft" | "before" | "open" | "over";
    beginTs: bigint;
    endTs: bigint;
    /** The wallet's place on the list, and whether a gift of it was recorded as taken; null if it has none. */
    mine: { amountRaw: bigint; isTaken: boolean } | null;
  } | null;
};

/** Gifts by what they are: NFTs, coins of projects, USDC. */
export const DROP_TABS = ["nft", "rwa", "usdc"] as const;
export type DropTab = (typeof DROP_TABS)[number];

/** A line of a holder's drop list: an attempt, or a gift that was taken without the site. */
export type DropLogEntry = {
  /** The id of the attempt; null if the site saw none. */
  intentId: string | null;
  signature: string | null;
  /** Null if the site does not show this campaign. */
  number: number | null;
  campaignAddress: string;
  gift: DropGift;
  amountRaw: bigint;
  mint: string | null;
  /** For an NFT whose name is known. */
  nftName: string | null;
  status: DropLogStatus;
  /** What went wrong, if something did. */
  failure: AppError | null;
  isReset: boolean;
  /** Milliseconds: by the chain's clock for a gift that was taken, as in every list; otherwise by the site's clock. */
  at: number;
};

export type DropLogPage = { entries: DropLogEntry[]; nextCursor: string | null };
