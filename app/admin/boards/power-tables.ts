import type { TableShape } from "../define-resource";
import { POOL_COIN } from "../pool-coin";

/** The tables of the Power zone's board. */
export const POWER_TABLES: readonly TableShape[] = [
  {
    name: "terms",
    columns: [
      { name: "termDays", kind: "words", words: "terms" },
      { name: "positions", kind: "count" },
      { name: "staked", ...POOL_COIN },
    ],
  },
  {
    name: "pools",
    columns: [
      { name: "pool", kind: "text" },
      { name: "nfts", kind: "count" },
      { name: "wallets", kind: "count" },
      { name: "joined", kind: "count" },
      { name: "left", kind: "count" },
      { name: "runwayDays", kind: "count" },
    ],
  },
  {
    name: "rewards",
    columns: [
      { name: "coin", kind: "text" },
      { name: "claims", kind: "count" },
      { name: "paid", kind: "text" },
      { name: "owed", kind: "text" },
      { name: "free", kind: "text" },
      { name: "runwayDays", kind: "count" },
    ],
  },
];
