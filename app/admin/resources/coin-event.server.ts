import { numberedCoinEvent as event } from "~db/chain-rows";
import { defineResource } from "../define-resource";
import { POOL_COIN } from "../pool-coin";

/** Everything that happened to coin positions, in finalized transactions. */
export const coinEventResource = defineResource({
  noun: "coinEvent",
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
      { name: "amountRaw", from: event.amountRaw, ...POOL_COIN },
      { name: "feeRaw", from: event.feeRaw, ...POOL_COIN },
      { name: "releasedRaw", from: event.releasedRaw, ...POOL_COIN },
      { name: "termDays", from: event.termDays, kind: "count" },
      { name: "poolAddress", from: event.poolAddress, kind: "address" },
      { name: "signature", from: event.signature, kind: "transaction" },
    ],
    filters: [
      { name: "walletAddress", from: event.walletAddress, kind: "exact" },
      { name: "poolAddress", from: event.poolAddress, kind: "exact" },
      {
        name: "kind",
        from: event.kind,
        kind: "choice",
        options: ["staked", "claimed", "unstaked", "closed"],
        words: "kinds",
      },
      { name: "at", from: event.at, kind: "days" },
    ],
  },
});
