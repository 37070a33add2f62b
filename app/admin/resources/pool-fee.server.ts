import { FEE_CAP_BPS } from "~/domain/authority/staking-bounds";
import { listFees, type PoolFee } from "~/domain/power/fees.server";
import { nameOfPool } from "~/domain/power/pool-names";
import { defineResource } from "../define-resource";
import { chainOf, readPoolsFor } from "../power-pools.server";

/** The fee on rewards that each pool takes of new positions, beside the highest that the program allows. */
export const poolFeeResource = defineResource({
  noun: "poolFee",
  group: "power",
  role: "viewer",
  list: {
    columns: [
      { name: "pool", kind: "text" },
      { name: "fee", kind: "text" },
      { name: "cap", kind: "text" },
      { name: "state", kind: "choice", words: "states" },
      { name: "address", kind: "address" },
    ],
    filters: [],
    load: async (deps) => {
      const fees = await listFees(chainOf(deps), await readPoolsFor(deps));
      return fees.map((fee) => ({ key: fee.address, values: valuesOf(fee) }));
    },
  },
  detail: {
    facts: [
      { name: "pool", kind: "text" },
      { name: "fee", kind: "text" },
      { name: "cap", kind: "text" },
      { name: "state", kind: "choice", words: "states" },
      { name: "address", kind: "address" },
    ],
    load: async (deps, key) => {
      const fees = await listFees(chainOf(deps), await readPoolsFor(deps));
      const found = fees.find(({ address }) => address === key);
      return found ? { title: nameOf(found), facts: valuesOf(found) } : null;
    },
  },
});

function valuesOf(pool: PoolFee) {
  const state = pool.isPaused === null ? "unread" : pool.isPaused ? "paused" : "open";
  const fee = pool.feeBps === null ? null : percentOf(pool.feeBps);
  return { pool: nameOf(pool), fee, cap: percentOf(FEE_CAP_BPS), state, address: pool.address };
}

function nameOf({ shown }: PoolFee): string {
  return shown ? nameOfPool(shown) : "SCG";
}

const percentOf = (bps: number) => `${bps / 100}%`;
