import { numberedDropClaim as claim } from "~db/chain-rows";
import { defineEventList } from "../define-event-list";

/** Gifts that campaigns paid, in finalized transactions. */
export const dropClaimResource = defineEventList({
  noun: "dropClaim",
  event: claim,
  kinds: ["coins", "nfts"],
  columns: [
    { name: "campaignAddress", from: claim.campaignAddress, kind: "address" },
    { name: "place", from: claim.place, kind: "count" },
    { name: "mint", from: claim.mint, kind: "address" },
    { name: "amountRaw", from: claim.amountRaw, kind: "amount", decimals: 0, unit: "", mintFrom: claim.mint },
  ],
  filters: [{ name: "campaignAddress", from: claim.campaignAddress, kind: "exact" }],
});
