import type { PublicKey, TransactionInstruction } from "@solana/web3.js";
import { AppError } from "~/errors";
import { findClaimPageAddress } from "~programs/addresses";
import { type Campaign, claimPagesNeeded, closeClaimPage } from "~programs/drop";
import { type Chain, CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { readCampaign, readClaimPage } from "../accounts.server";

/** The campaign at an address, and the chain's second. Throws DropNotFound, ChainUnavailable. */
export async function expectCampaign(chain: Chain, address: string): Promise<{ campaign: Campaign; chainTs: bigint }> {
  const { accounts } = await chain.getAccounts([address, CLOCK_ADDRESS]);
  const campaign = readCampaign(accounts[0]);
  if (!campaign) throw new AppError("DropNotFound");
  return { campaign, chainTs: readClock(accounts[1] ?? null) };
}

/** Whether a draft has the whole gift and all its claim pages, which it needs before it opens. */
export function isFilled({ depositedRaw, totalGiftRaw, pages, recipients }: Campaign): boolean {
  return depositedRaw >= totalGiftRaw && pages === claimPagesNeeded(recipients);
}

/** Throws CampaignNotOver while recipients can take gifts now or later. The coins of a draft always belong to its funder. */
export function expectOver({ state, endTs }: Campaign, chainTs: bigint): void {
  if (state === "open" && chainTs < endTs) throw new AppError("CampaignNotOver");
}

/**
 * The instructions by which a campaign's funder closes its first `pages` claim pages; the rent goes back to whoever paid it.
 * Throws Conflict if one of them is missing, and ChainUnavailable.
 */
export async function closingOfPages(
  chain: Chain,
  { campaign, funder: authority }: { campaign: PublicKey; funder: PublicKey },
  pages: number,
): Promise<TransactionInstruction[]> {
  if (pages === 0) return [];
  const numbers = Array.from({ length: pages }, (_, number) => number);
  const { accounts } = await chain.getAccounts(
    numbers.map((number) => findClaimPageAddress({ campaign, number }).toBase58()),
  );
  return numbers.map((number) => {
    const page = readClaimPage(accounts[number]);
    // the funder has closed some of them outside the site
    if (!page) throw new AppError("Conflict");
    return closeClaimPage({ campaign, authority, rentPayer: page.rentPayer, number });
  });
}
