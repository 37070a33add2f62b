import { numberedVestingEvent as event } from "~db/chain-rows";
import { defineResource } from "../define-resource";

/** Everything that happened to grants, in finalized transactions. */
export const vestingEventResource = defineResource({
  noun: "vestingEvent",
  group: "power",
  role: "viewer",
  list: {
    table: event,
    sort: event.at,
    key: event.number,
    columns: [
      { name: "at", from: event.at, kind: "time" },
      { name: "kind", from: event.kind, kind: "choice", words: "kinds" },
      { name: "walletAddress", from: event.walletAddress, kind: "address" },
      { name: "grantAddress", from: event.grantAddress, kind: "address" },
      { name: "mint", from: event.mint, kind: "address" },
      { name: "amountRaw", from: event.amountRaw, kind: "text" },
      { name: "signature", from: event.signature, kind: "transaction" },
    ],
    filters: [
      { name: "walletAddress", from: event.walletAddress, kind: "exact" },
      { name: "grantAddress", from: event.grantAddress, kind: "exact" },
      { name: "mint", from: event.mint, kind: "exact" },
      {
        name: "kind",
        from: event.kind,
        kind: "choice",
        options: ["granted", "claimed", "revoked", "proposed", "accepted", "closed"],
        words: "kinds",
      },
      { name: "at", from: event.at, kind: "days" },
    ],
  },
});
