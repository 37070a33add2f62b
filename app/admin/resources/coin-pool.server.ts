import { percentsOf } from "~/domain/authority/fields";
import { findCoinPool } from "~/domain/power/find-coin-pool.server";
import { getSetting } from "~/domain/settings/queries.server";
import {
  findPool,
  fundCoinPool,
  pauseCoinPool,
  resumeCoinPool,
  setCoinPoolConditions,
  withdrawCoinPool,
} from "../authority/coin-pool-forms.server";
import { createCoinPool } from "../authority/create-coin-pool-form.server";
import { type AdminDeps, type AdminValue, defineResource, type RowFacts } from "../define-resource";
import { POOL_COIN } from "../pool-coin";
import { rolesOf } from "../pool-roles";
import { chainOf } from "../power-pools.server";

type Reading = NonNullable<Awaited<ReturnType<typeof findCoinPool>>>;

/** The coin pool of the settings, as it is on the chain now. */
export const coinPoolResource = defineResource({
  noun: "coinPool",
  group: "power",
  role: "viewer",
  list: {
    columns: [
      { name: "address", kind: "address" },
      { name: "state", kind: "choice", words: "states" },
      { name: "principal", kind: "text" },
      { name: "free", kind: "text" },
      { name: "rates", kind: "text" },
    ],
    filters: [],
    load: async (deps) => {
      const address = await getSetting(deps.db, "coin_pool_address");
      if (!address) return [];
      return [{ key: address, values: { address, ...valuesOf(await findCoinPool(chainOf(deps))) } }];
    },
  },
  detail: {
    facts: [
      { name: "state", kind: "choice", words: "states" },
      { name: "principal", kind: "text" },
      { name: "reserved", kind: "text" },
      { name: "free", kind: "text" },
      { name: "rates", kind: "text" },
      { name: "least", kind: "text" },
      { name: "most", kind: "text" },
      { name: "fee", kind: "text" },
      { name: "openPositions", kind: "count" },
      { name: "mint", kind: "address" },
      { name: "admin", kind: "address" },
      { name: "pauser", kind: "address" },
      { name: "funder", kind: "address" },
    ],
    load: loadPool,
  },
  create: createCoinPool,
  deeds: {
    fund: fundCoinPool,
    pause: pauseCoinPool,
    resume: resumeCoinPool,
    withdraw: withdrawCoinPool,
    setConditions: setCoinPoolConditions,
  },
});

function valuesOf(reading: Reading | null): Record<string, AdminValue> {
  if (!reading) return { state: "unread" };
  const { view } = reading;
  const amount = (raw: bigint) => ({ raw, decimals: view.decimals, unit: POOL_COIN.unit });
  return {
    state: view.isPaused ? "paused" : "open",
    principal: amount(view.totalPrincipalRaw),
    reserved: amount(view.totalReservedRaw),
    free: amount(view.freeRewardRaw),
    rates: percentsOf(view.ratesBps),
    least: amount(view.minStakeRaw),
    most: amount(view.maxStakeRaw),
    fee: percentsOf([view.feeBps]),
  };
}

async function loadPool(deps: AdminDeps, key: string): Promise<RowFacts | null> {
  if ((await getSetting(deps.db, "coin_pool_address")) !== key) return null;
  const reading = await findPool(deps, key);
  const pool = reading?.pool;
  return {
    title: key,
    facts: {
      ...valuesOf(reading),
      openPositions: pool?.openPositions ?? null,
      mint: pool?.mint.toBase58() ?? null,
      ...rolesOf(pool),
    },
    deeds: pool ? ["fund", pool.isPaused ? "resume" : "pause", "withdraw", "setConditions"] : [],
  };
}
