import { closeCampaign as closeCampaignDeed } from "~/domain/drop/deeds/close-campaign.server";
import { fillCampaign as fillCampaignDeed } from "~/domain/drop/deeds/fill-campaign.server";
import { openCampaign as openCampaignDeed } from "~/domain/drop/deeds/open-campaign.server";
import { expectCampaign } from "~/domain/drop/deeds/read-campaign.server";
import { returnCoins as returnCoinsDeed } from "~/domain/drop/deeds/return-coins.server";
import { rootText } from "~/domain/drop/draft-list.server";
import { findOwnCampaign } from "~/domain/drop/own-campaign.server";
import { z } from "~/domain/zod";
import { AppError } from "~/errors";
import { chainOf } from "../power-pools.server";
import { needsSecondPerson } from "../second-person.server";
import { deedForm } from "./deed-form.server";

type Campaign = NonNullable<Awaited<ReturnType<typeof findOwnCampaign>>>;

/** The deeds that the state of a campaign of the site allows, as far as D1 knows it. */
export function campaignDeeds({ state, kind, closedAt }: Campaign): string[] {
  if (closedAt) return [];
  const [fill, back] = kind === "coins" ? ["fill", "returnCoins"] : ["depositNfts", "returnNfts"];
  // coins come back at once, NFTs one by one
  if (state === "settled") return kind === "coins" ? ["close"] : [back, "close"];
  return state === "draft" ? [fill, "open", back] : [back];
}

/** The values of a form of a campaign without fields: none if D1 knows that its state does not allow the deed. */
export const loadCampaignIf =
  (deed: string): Parameters<typeof deedForm>[0]["load"] =>
  async ({ db }, key) => {
    const campaign = await findOwnCampaign(db, key);
    return campaign && campaignDeeds(campaign).includes(deed) ? {} : null;
  };

/** Pays the gift into a draft of coins, for the terms that it promises now. A second person agrees to the payment. */
export const fillCampaign = deedForm({
  name: "dropCampaign.fill",
  role: "operator",
  isFinal: true,
  schema: z.object({}),
  fields: [],
  load: loadCampaignIf("fill"),
  approval: needsSecondPerson,
  prepare: async (deps, _, campaignAddress) => {
    const { campaign } = await expectCampaign(chainOf(deps).chain, campaignAddress);
    const { mint, root, beginTs, endTs, recipients, supply, totalGiftRaw, depositedRaw } = campaign;
    if (!mint || depositedRaw >= totalGiftRaw) throw new AppError("NothingChanges");
    const numbers = {
      beginTs,
      endTs,
      recipients,
      supply,
      totalRaw: totalGiftRaw,
      amountRaw: totalGiftRaw - depositedRaw,
    };
    const texts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
    const parameters = { campaignAddress, mint: mint.toBase58(), root: rootText(root), ...texts };
    return { deed: fillCampaignDeed, parameters };
  },
});

/** Opens a draft. This cannot be undone, so a second person agrees. */
export const openCampaign = deedForm({
  name: "dropCampaign.open",
  role: "operator",
  isFinal: true,
  schema: z.object({}),
  fields: [],
  load: loadCampaignIf("open"),
  approval: needsSecondPerson,
  prepare: async (_, __, campaignAddress) => ({ deed: openCampaignDeed, parameters: { campaignAddress } }),
});

/** Takes back the coins of a campaign that nobody took. A second person agrees to every withdrawal. */
export const returnCoins = deedForm({
  name: "dropCampaign.returnCoins",
  role: "operator",
  isFinal: true,
  schema: z.object({}),
  fields: [],
  load: loadCampaignIf("returnCoins"),
  approval: needsSecondPerson,
  prepare: async (deps, _, campaignAddress) => {
    const { campaign } = await expectCampaign(chainOf(deps).chain, campaignAddress);
    const parameters = { campaignAddress, mint: campaign.mint?.toBase58() ?? "", pages: String(campaign.pages) };
    return { deed: returnCoinsDeed, parameters };
  },
});

/** Closes a campaign that holds nothing more, so that its rent goes back. */
export const closeCampaign = deedForm({
  name: "dropCampaign.close",
  role: "operator",
  schema: z.object({}),
  fields: [],
  load: loadCampaignIf("close"),
  prepare: async (_, __, campaignAddress) => ({ deed: closeCampaignDeed, parameters: { campaignAddress } }),
});
