import { numberedNftEvent as event } from "~db/chain-rows";
import { defineEventList } from "../define-event-list";

const AMOUNT = {
  kind: "amount",
  decimals: 0,
  unit: "",
  decimalsFrom: event.decimals,
  mintFrom: event.coinMint,
} as const;

/** Everything that happened to NFTs in pools, in finalized transactions. */
export const nftEventResource = defineEventList({
  noun: "nftEvent",
  event,
  kinds: ["staked", "checked-in", "claimed", "unstaked", "given-up", "closed"],
  columns: [
    { name: "mint", from: event.mint, kind: "address" },
    { name: "amountRaw", from: event.amountRaw, ...AMOUNT },
    { name: "feeRaw", from: event.feeRaw, ...AMOUNT },
    { name: "coinMint", from: event.coinMint, kind: "address" },
    { name: "streak", from: event.streak, kind: "count" },
    { name: "termDays", from: event.termDays, kind: "count" },
    { name: "poolAddress", from: event.poolAddress, kind: "address" },
  ],
  filters: [
    { name: "mint", from: event.mint, kind: "exact" },
    { name: "poolAddress", from: event.poolAddress, kind: "exact" },
  ],
});
