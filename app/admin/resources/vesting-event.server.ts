import { numberedVestingEvent as event } from "~db/chain-rows";
import { defineEventList } from "../define-event-list";

/** Everything that happened to grants, in finalized transactions. */
export const vestingEventResource = defineEventList({
  noun: "vestingEvent",
  event,
  kinds: ["granted", "claimed", "revoked", "proposed", "accepted", "closed"],
  columns: [
    { name: "grantAddress", from: event.grantAddress, kind: "address" },
    { name: "mint", from: event.mint, kind: "address" },
    { name: "amountRaw", from: event.amountRaw, kind: "amount", decimals: 0, unit: "", mintFrom: event.mint },
  ],
  filters: [
    { name: "grantAddress", from: event.grantAddress, kind: "exact" },
    { name: "mint", from: event.mint, kind: "exact" },
  ],
});
