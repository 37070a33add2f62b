import { numberedCoinEvent as event } from "~db/chain-rows";
import { defineEventList } from "../define-event-list";
import { POOL_COIN } from "../pool-coin";

/** Everything that happened to coin positions, in finalized transactions. */
export const coinEventResource = defineEventList({
  noun: "coinEvent",
  event,
  kinds: ["staked", "claimed", "unstaked", "closed"],
  columns: [
    { name: "amountRaw", from: event.amountRaw, ...POOL_COIN },
    { name: "feeRaw", from: event.feeRaw, ...POOL_COIN },
    { name: "releasedRaw", from: event.releasedRaw, ...POOL_COIN },
    { name: "termDays", from: event.termDays, kind: "count" },
    { name: "poolAddress", from: event.poolAddress, kind: "address" },
  ],
  filters: [{ name: "poolAddress", from: event.poolAddress, kind: "exact" }],
});
