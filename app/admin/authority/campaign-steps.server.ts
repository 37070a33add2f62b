import { expectCampaign, isFilled } from "~/domain/drop/deeds/read-campaign.server";
import type { findOwnCampaign } from "~/domain/drop/own-campaign.server";
import { AppError } from "~/errors";
import type { AdminDeps, RowFacts } from "../define-resource";
import { chainOf } from "../power-pools.server";
import { campaignDeeds } from "./drop-forms.server";

type Campaign = NonNullable<Awaited<ReturnType<typeof findOwnCampaign>>>;

/**
 * What can be done with a campaign of the site now, and what usually comes next. Whether a draft is filled is read on the
 * chain, because D1 does not know it; while no node answers, all that a draft allows is offered.
 */
export async function campaignSteps(deps: AdminDeps, campaign: Campaign): Promise<Pick<RowFacts, "deeds" | "next">> {
  const all = campaignDeeds(campaign);
  const { state, endsAt, kind, address } = campaign;
  const [fill, back] = kind === "coins" ? ["fill", "returnCoins"] : ["depositNfts", "returnNfts"];
  if (state === "open") return endsAt > deps.now ? { deeds: [] } : { deeds: all, next: back };
  const found = await readCampaignNow(deps, address);
  if (!found) return { deeds: all };
  const isEmpty = kind === "coins" || (found.depositedRaw === 0n && found.pages === 0);
  const [next, other] =
    state === "draft"
      ? isFilled(found)
        ? ["open", fill]
        : [fill, "open"]
      : isEmpty
        ? ["close", back]
        : [back, "close"];
  return { deeds: all.filter((deed) => deed !== other), next };
}

/** Null if no node answers, or the campaign is gone from the chain. */
async function readCampaignNow(deps: AdminDeps, address: string) {
  try {
    return (await expectCampaign(chainOf(deps).chain, address)).campaign;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
