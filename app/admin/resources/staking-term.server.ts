import { findCoinPool } from "~/domain/power/find-coin-pool.server";
import { type PoolHistory, readPoolHistory, totalOf } from "~/domain/power/history.server";
import { getSetting } from "~/domain/settings/queries.server";
import { COIN_TERMS_DAYS } from "~programs/reward-calculator";
import { defineResource } from "../define-resource";
import { POOL_COIN } from "../pool-coin";
import { chainOf } from "../power-pools.server";

/** The terms of coin staking: what each pays, and how much is in it. */
export const stakingTermResource = defineResource({
  noun: "stakingTerm",
  group: "power",
  role: "viewer",
  list: {
    columns: [
      { name: "termDays", kind: "words", words: "terms" },
      { name: "rate", kind: "text" },
      { name: "baseRate", kind: "text" },
      { name: "positions", kind: "count" },
      { name: "staked", ...POOL_COIN },
      { name: "least", kind: "text" },
      { name: "most", kind: "text" },
      { name: "state", kind: "choice", words: "states" },
    ],
    filters: [],
    load: async (deps) => {
      const address = await getSetting(deps.db, "coin_pool_address");
      const [coin, history] = await Promise.all([
        findCoinPool(chainOf(deps)),
        readPoolHistory(deps.db, address ? [address] : [], new Date()),
      ]);
      const pool = coin?.view;
      const amount = (raw: bigint | undefined) =>
        pool && raw !== undefined ? { raw, decimals: pool.decimals, unit: POOL_COIN.unit } : null;
      return COIN_TERMS_DAYS.map((termDays, at) => ({
        key: String(termDays),
        values: {
          ...{ termDays, rate: percentOf(pool?.ratesBps[at]), baseRate: percentOf(pool?.ratesBps[0]) },
          positions: inside(history, "events", termDays),
          staked: BigInt(Math.round(inside(history, "amount", termDays))),
          ...{ least: amount(pool?.minStakeRaw), most: amount(pool?.maxStakeRaw) },
          state: pool ? stateOf(pool.isPaused, pool.ratesBps[at] ?? 0) : "unread",
        },
      }));
    },
  },
});

const percentOf = (bps: number | undefined) => (bps === undefined ? null : `${bps / 100}%`);

function stateOf(isPaused: boolean, rateBps: number): string {
  if (isPaused) return "paused";
  return rateBps > 0 ? "open" : "closed";
}

const inside = (history: PoolHistory, of: "events" | "amount", termDays: number) =>
  totalOf(history, "staked", of, { termDays }) - totalOf(history, "unstaked", of, { termDays });
