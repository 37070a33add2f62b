import { eq } from "drizzle-orm";
import { findOwnCampaign } from "~/domain/drop/own-campaign.server";
import { listFirstPlaces } from "~/domain/drop/stored-list.server";
import { readKnownCoins, symbolOfMint } from "~/domain/settings/known-coins.server";
import { dropCampaignRow as campaign, numberedDropClaim as claim } from "~db/chain-rows";
import { campaignSteps } from "../authority/campaign-steps.server";
import { createDrop } from "../authority/create-drop-form.server";
import { closeCampaign, fillCampaign, openCampaign, returnCoins } from "../authority/drop-forms.server";
import { depositNfts, returnNfts } from "../authority/nft-drop-forms.server";
import { defineResource } from "../define-resource";
import { listLastEvents } from "../last-events.server";

const STATES = ["draft", "open", "settled"];

/** Drop campaigns, no matter who made them. */
export const dropCampaignResource = defineResource({
  noun: "dropCampaign",
  group: "power",
  role: "viewer",
  list: {
    table: campaign,
    sort: campaign.beginsAt,
    key: campaign.address,
    columns: [
      { name: "beginsAt", from: campaign.beginsAt, kind: "time" },
      { name: "endsAt", from: campaign.endsAt, kind: "time" },
      { name: "state", from: campaign.state, kind: "choice", words: "states" },
      { name: "kind", from: campaign.kind, kind: "choice", words: "kinds" },
      { name: "recipients", from: campaign.recipients, kind: "count" },
      { name: "claimedCount", from: campaign.claimedCount, kind: "count" },
      {
        name: "totalGiftRaw",
        from: campaign.totalGiftRaw,
        kind: "amount",
        decimals: 0,
        unit: "",
        decimalsFrom: campaign.decimals,
        mintFrom: campaign.mint,
      },
      { name: "creatorAddress", from: campaign.creatorAddress, kind: "address" },
    ],
    filters: [
      { name: "creatorAddress", from: campaign.creatorAddress, kind: "exact" },
      { name: "state", from: campaign.state, kind: "choice", options: STATES, words: "states" },
      { name: "beginsAt", from: campaign.beginsAt, kind: "days" },
    ],
  },
  detail: {
    facts: [
      { name: "state", kind: "choice", words: "states" },
      { name: "kind", kind: "choice", words: "kinds" },
      { name: "beginsAt", kind: "time" },
      { name: "endsAt", kind: "time" },
      { name: "recipients", kind: "count" },
      { name: "supply", kind: "count" },
      { name: "claimedCount", kind: "count" },
      { name: "mint", kind: "address" },
      { name: "totalGiftRaw", kind: "text" },
      { name: "claimedGiftRaw", kind: "text" },
      { name: "creatorAddress", kind: "address" },
      { name: "funderAddress", kind: "address" },
      { name: "closedAt", kind: "time" },
      { name: "claims", kind: "text" },
    ],
    tables: [
      {
        name: "places",
        columns: [
          { name: "place", kind: "count" },
          { name: "walletAddress", kind: "address" },
          { name: "amountRaw", kind: "text" },
        ],
      },
      {
        name: "claims",
        columns: [
          { name: "at", kind: "time" },
          { name: "walletAddress", kind: "address" },
          { name: "place", kind: "count" },
          { name: "signature", kind: "transaction" },
        ],
      },
    ],
    load: async (deps, key) => {
      const { db } = deps;
      const [row] = await db.select().from(campaign).where(eq(campaign.address, key));
      if (!row) return null;
      const own = await findOwnCampaign(db, key);
      const places = await listFirstPlaces(db, key);
      const claims = await listLastEvents(db, claim, { of: claim.campaignAddress, is: key });
      const unit = row.kind === "coins" ? symbolOfMint(await readKnownCoins(db), row.mint) : "NFT";
      const amount = (raw: bigint) => ({ raw, decimals: row.decimals, unit });
      return {
        title: row.address,
        facts: {
          ...row,
          totalGiftRaw: amount(row.totalGiftRaw),
          claimedGiftRaw: amount(row.claimedGiftRaw),
          claims: { text: row.address, to: `/admin/powerzone/eventRewardLog?campaignAddress=${row.address}` },
        },
        tables: {
          places: places.map(({ place, walletAddress, amountRaw }) => {
            return { place, walletAddress, amountRaw: amount(amountRaw) };
          }),
          claims: claims.map(({ at, walletAddress, place, signature }) => ({ at, walletAddress, place, signature })),
        },
        ...(own && !own.closedAt ? await campaignSteps(deps, own) : {}),
      };
    },
  },
  create: createDrop,
  deeds: {
    fill: fillCampaign,
    depositNfts,
    open: openCampaign,
    ...{ returnCoins, returnNfts, close: closeCampaign },
  },
});
