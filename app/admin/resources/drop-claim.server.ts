import { numberedDropClaim as claim } from "~db/chain-rows";
import { defineResource } from "../define-resource";

/** Gifts that campaigns paid, in finalized transactions. */
export const dropClaimResource = defineResource({
  noun: "dropClaim",
  group: "power",
  role: "viewer",
  list: {
    table: claim,
    sort: claim.at,
    key: claim.number,
    columns: [
      { name: "at", from: claim.at, kind: "time" },
      { name: "kind", from: claim.kind, kind: "choice", words: "kinds" },
      { name: "walletAddress", from: claim.walletAddress, kind: "address" },
      { name: "campaignAddress", from: claim.campaignAddress, kind: "address" },
      { name: "place", from: claim.place, kind: "count" },
      { name: "mint", from: claim.mint, kind: "address" },
      { name: "amountRaw", from: claim.amountRaw, kind: "text" },
      { name: "signature", from: claim.signature, kind: "transaction" },
    ],
    filters: [
      { name: "walletAddress", from: claim.walletAddress, kind: "exact" },
      { name: "campaignAddress", from: claim.campaignAddress, kind: "exact" },
      { name: "kind", from: claim.kind, kind: "choice", options: ["coins", "nfts"], words: "kinds" },
      { name: "at", from: claim.at, kind: "days" },
    ],
  },
});
