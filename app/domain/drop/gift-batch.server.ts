import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { type Campaign, claimPagesNeeded } from "~programs/drop";
import { listOpenDeeds } from "../authority/queries.server";
import type { Chain } from "../solana/chain";
import { depositNfts } from "./deeds/deposit-nfts.server";
import { GIFTS_A_DEED, type GiftLine, readGiftLines } from "./deeds/gift-lines";
import { expectCampaign, expectOver } from "./deeds/read-campaign.server";
import { readKeptGifts, readNewGifts } from "./deeds/read-gifts.server";
import { returnNfts } from "./deeds/return-nfts.server";
import { type GiftListFault, readGiftList } from "./gift-list";

/** A drop of more NFTs is for the command line: somebody signs each four of them. */
export const MOST_NFTS = 1_000;
/** Deeds that are prepared at once; the same form prepares the next ones. */
const MOST_DEEDS = 25;

type Deps = { db: Database; chain: Chain };

/** NFTs by the deeds that move them. Those that are through, or that a deed waits for, are passed over. */
type GiftBatch = {
  campaign: Campaign;
  /** The NFTs of each deed; the first one has the claim pages too, if `withPages`. */
  deeds: GiftLine[][];
  withPages: boolean;
  existing: number;
  waiting: number;
  /** NFTs that are left for another time. */
  more: number;
};

/**
 * Reads which NFTs of a list a draft still lacks. Every fault of the list is in `errors`, and then nothing else counts. Throws
 * DropNotFound, CampaignNotDraft, CampaignTooLong, GiftsUneven, NothingChanges, ChainUnavailable.
 */
export async function planDeposits(
  deps: Deps,
  { campaignAddress, text }: { campaignAddress: string; text: string },
): Promise<GiftBatch & { errors: GiftListFault[] }> {
  const { campaign } = await expectCampaign(deps.chain, campaignAddress);
  const { kind, state, recipients, pages } = campaign;
  if (kind !== "nfts" || state !== "draft") throw new AppError("CampaignNotDraft");
  if (recipients > MOST_NFTS) throw new AppError("CampaignTooLong");
  const none = { campaign, deeds: [], withPages: false, existing: 0, waiting: 0, more: 0 };
  const { gifts, errors } = readGiftList(text);
  if (errors.length > 0) return { ...none, errors };
  if (gifts.length !== recipients) {
    throw new AppError("GiftsUneven", { wallets: String(recipients), nfts: String(gifts.length) });
  }
  const found = await readNewGifts(deps.chain, { campaignAddress, campaign }, gifts);
  const faults = found.flatMap(({ fault, isThere }, at): GiftListFault[] =>
    fault && !isThere ? [{ line: gifts[at]?.line ?? 0, column: null, reason: fault }] : [],
  );
  if (faults.length > 0) return { ...none, errors: faults };
  const open = await listOpenGifts(deps.db, { kind: depositNfts.name, campaignAddress });
  const missing = found.filter(({ isThere }) => !isThere).map(({ gift: { number, mint } }) => ({ number, mint }));
  const withPages = pages < claimPagesNeeded(recipients) && !open.hasPages;
  const batch = batchOf({ campaign, gifts: missing, waiting: open.numbers, withPages });
  return { ...batch, existing: recipients - missing.length, errors: [] };
}

/**
 * Reads which NFTs a campaign still has, of a draft or after its end. Throws DropNotFound, CampaignNotOver, CampaignTooLong,
 * NothingChanges, ChainUnavailable.
 */
export async function planReturns(deps: Deps, campaignAddress: string): Promise<GiftBatch> {
  const { campaign, chainTs } = await expectCampaign(deps.chain, campaignAddress);
  expectOver(campaign, chainTs);
  if (campaign.recipients > MOST_NFTS) throw new AppError("CampaignTooLong");
  const numbers = Array.from({ length: campaign.recipients }, (_, number) => number);
  const kept = await readKeptGifts(deps.chain, campaignAddress, numbers);
  const open = await listOpenGifts(deps.db, { kind: returnNfts.name, campaignAddress });
  const gifts = kept.map(({ number, mint }) => ({ number, mint: mint.toBase58() }));
  return batchOf({ campaign, gifts, waiting: open.numbers, withPages: campaign.pages > 0 && !open.hasPages });
}

type Left = { campaign: Campaign; gifts: readonly GiftLine[]; waiting: ReadonlySet<number>; withPages: boolean };

function batchOf({ campaign, gifts, waiting, withPages }: Left): GiftBatch {
  const left = gifts.filter(({ number }) => !waiting.has(number));
  if (left.length === 0 && !withPages) throw new AppError("NothingChanges");
  const now = left.slice(0, MOST_DEEDS * GIFTS_A_DEED);
  const deeds = Array.from({ length: Math.max(Math.ceil(now.length / GIFTS_A_DEED), 1) }, (_, at) =>
    now.slice(at * GIFTS_A_DEED, (at + 1) * GIFTS_A_DEED),
  );
  const counts = { existing: 0, waiting: gifts.length - left.length, more: left.length - now.length };
  return { campaign, deeds, withPages, ...counts };
}

/** The places of a campaign whose NFTs are in deeds that can still be signed, and whether its claim pages are in one. */
async function listOpenGifts(
  db: Database,
  { kind, campaignAddress }: { kind: string; campaignAddress: string },
): Promise<{ numbers: Set<number>; hasPages: boolean }> {
  const open = (await listOpenDeeds(db, { kind })).filter((deed) => deed.campaignAddress === campaignAddress);
  const gifts = open.flatMap((deed) => readGiftLines(deed.gifts ?? "") ?? []);
  const hasPages = open.some(({ pages }) => pages !== "no" && pages !== "0");
  return { numbers: new Set(gifts.map(({ number }) => number)), hasPages };
}
