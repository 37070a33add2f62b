import { PublicKey } from "@solana/web3.js";
import { PLACES_PER_PAGE } from "./claim-page.ts";
import { dropCodec } from "./drop-codec.ts";

export { claimPageOf, PLACES_PER_PAGE } from "./claim-page.ts";

export const CAMPAIGN_BYTES = dropCodec.accountBytes("campaign");
export const CLAIM_PAGE_BYTES = dropCodec.accountBytes("claimPage");
export const GIFT_BYTES = dropCodec.accountBytes("gift");

/** 30 days: how long after a campaign's end the rent payer may close whatever holds nothing of the funder's. */
export const CLOSING_GRACE_SECONDS = 2_592_000n;

/** draft: being filled; open: gifts can be taken within the window; settled: what was left went back to the funder. */
type CampaignState = "draft" | "open" | "settled";
export type GiftKind = "coins" | "nfts";

export interface Campaign {
  version: number;
  bump: number;
  campaignId: number;
  kind: GiftKind;
  state: CampaignState;
  /** a paused draft cannot be opened; nothing else can be paused */
  isPaused: boolean;
  /** the mint's, 0 for NFTs */
  decimals: number;
  creator: PublicKey;
  admin: PublicKey;
  /** null when nobody was proposed */
  pendingAdmin: PublicKey | null;
  pauser: PublicKey;
  funder: PublicKey;
  rentPayer: PublicKey;
  /** null for NFTs, each of which has its own */
  mint: PublicKey | null;
  tokenProgram: PublicKey;
  /** null for NFTs, each of which has its own escrow */
  vault: PublicKey | null;
  /** 32 bytes */
  root: Uint8Array;
  /** first second in which gifts can be taken */
  beginTs: bigint;
  /** first second in which they no longer can */
  endTs: bigint;
  /** places of the list */
  recipients: number;
  /** how many recipients can take the gift, first come, first served */
  supply: number;
  claimedCount: number;
  /** claim pages that exist */
  pages: number;
  /** base units, or NFTs */
  totalGiftRaw: bigint;
  /** coins: base units paid in, less what went back to the funder; NFTs: gifts whose accounts exist */
  depositedRaw: bigint;
  claimedGiftRaw: bigint;
  lastTs: bigint;
}

export interface ClaimPage {
  version: number;
  bump: number;
  campaign: PublicKey;
  rentPayer: PublicKey;
  /** holds the places from `number * 8192` on */
  number: number;
  /** 1,024 bytes; lowest bit first */
  taken: Uint8Array;
}

export interface Gift {
  version: number;
  bump: number;
  campaign: PublicKey;
  mint: PublicKey;
  escrow: PublicKey;
  rentPayer: PublicKey;
  /** the place whose holder it belongs to */
  number: number;
  /** a holder who took the NFT may have sent it back into the escrow */
  isTaken: boolean;
}

/**
 * Decodes a Campaign. Throws if the bytes are another account, length or version; the caller checks who owns the account.
 */
export function decodeCampaign(data: Uint8Array): Campaign {
  const fields = dropCodec.decodeAccount("campaign", data);
  return {
    version: fields.version,
    bump: fields.bump,
    campaignId: fields.campaignId,
    kind: fields.kind === 0 ? "coins" : "nfts",
    state: STATES[fields.state] ?? "settled",
    isPaused: Boolean(fields.isPaused),
    decimals: fields.decimals,
    creator: fields.creator,
    admin: fields.admin,
    pendingAdmin: keyOrNull(fields.pendingAdmin),
    pauser: fields.pauser,
    funder: fields.funder,
    rentPayer: fields.rentPayer,
    mint: keyOrNull(fields.mint),
    tokenProgram: fields.tokenProgram,
    vault: keyOrNull(fields.vault),
    root: Uint8Array.from(fields.root),
    beginTs: fields.beginTs,
    endTs: fields.endTs,
    recipients: fields.recipients,
    supply: fields.supply,
    claimedCount: fields.claimedCount,
    pages: fields.pages,
    totalGiftRaw: fields.totalGift,
    depositedRaw: fields.deposited,
    claimedGiftRaw: fields.claimedGift,
    lastTs: fields.lastTs,
  };
}

/** Decodes a ClaimPage; throws as `decodeCampaign` does. */
export function decodeClaimPage(data: Uint8Array): ClaimPage {
  const fields = dropCodec.decodeAccount("claimPage", data);
  return {
    version: fields.version,
    bump: fields.bump,
    campaign: fields.campaign,
    rentPayer: fields.rentPayer,
    number: fields.number,
    taken: Uint8Array.from(fields.taken),
  };
}

/** Decodes a Gift; throws as `decodeCampaign` does. */
export function decodeGift(data: Uint8Array): Gift {
  const fields = dropCodec.decodeAccount("gift", data);
  return {
    version: fields.version,
    bump: fields.bump,
    campaign: fields.campaign,
    mint: fields.mint,
    escrow: fields.escrow,
    rentPayer: fields.rentPayer,
    number: fields.number,
    isTaken: Boolean(fields.isTaken),
  };
}

/** How many claim pages a list of this length needs. */
export function claimPagesNeeded(recipients: number): number {
  return Math.ceil(recipients / PLACES_PER_PAGE);
}

/** Whether the gift of a place was taken, according to its claim page. */
export function isTaken(page: Pick<ClaimPage, "taken">, index: number): boolean {
  const place = index % PLACES_PER_PAGE;
  return (((page.taken[place >> 3] ?? 0) >> (place & 7)) & 1) === 1;
}

const STATES: readonly CampaignState[] = ["draft", "open", "settled"];

function keyOrNull(key: PublicKey): PublicKey | null {
  return key.equals(PublicKey.default) ? null : key;
}
