import { numberedNftEvent as event } from "~db/chain-rows";
import { defineResource } from "../define-resource";

const AMOUNT = { kind: "amount", decimals: 0, unit: "", decimalsFrom: event.decimals } as const;

/** Everything that happened to NFTs in pools, in finalized transactions. */
export const nftEventResource = defineResource({
  noun: "nftEvent",
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
      { name: "mint", from: event.mint, kind: "address" },
      { name: "amountRaw", from: event.amountRaw, ...AMOUNT },
      { name: "feeRaw", from: event.feeRaw, ...AMOUNT },
      { name: "coinMint", from: event.coinMint, kind: "address" },
      { name: "streak", from: event.streak, kind: "count" },
      { name: "termDays", from: event.termDays, kind: "count" },
      { name: "poolAddress", from: event.poolAddress, kind: "address" },
      { name: "signature", from: event.signature, kind: "transaction" },
    ],
    filters: [
      { name: "walletAddress", from: event.walletAddress, kind: "exact" },
      { name: "mint", from: event.mint, kind: "exact" },
      { name: "poolAddress", from: event.poolAddress, kind: "exact" },
      {
        name: "kind",
        from: event.kind,
        kind: "choice",
        options: ["staked", "checked-in", "claimed", "unstaked", "given-up", "closed"],
        words: "kinds",
      },
      { name: "at", from: event.at, kind: "days" },
    ],
  },
});
