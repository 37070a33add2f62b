import { findCoinPool } from "~/domain/power/find-coin-pool.server";
import { flowByWeek, type Point, type PoolHistory, readPoolHistory, totalOf } from "~/domain/power/history.server";
import { nameOfPool } from "~/domain/power/pool-names";
import { rewardsByCoin } from "~/domain/power/rewards-by-coin";
import { isPastSample } from "~/domain/power/sample-past.server";
import { streamsOf } from "~/domain/power/streams.server";
import { getSetting } from "~/domain/settings/queries.server";
import { COIN_TERMS_DAYS } from "~programs/reward-calculator";
import { type BoardFigure, defineBoard } from "../define-resource";
import { POOL_COIN } from "../pool-coin";
import { chainOf, readPoolsFor } from "../power-pools.server";
import { powerPlots } from "./power-plots";
import { POWER_TABLES } from "./power-tables";

/** The Power zone: what is staked, paid and owed now, and over the last thirteen weeks. */
export const powerBoard = defineBoard({
  board: "power",
  group: "power",
  role: "viewer",
  tables: POWER_TABLES,
  load: async (deps) => {
    const address = await getSetting(deps.db, "coin_pool_address");
    const [coin, pools, isSample] = await Promise.all([
      findCoinPool(chainOf(deps)),
      readPoolsFor(deps),
      isPastSample(deps.db),
    ]);
    const ofNfts = pools.map(({ shown }) => shown.address);
    const history = await readPoolHistory(deps.db, [...(address ? [address] : []), ...ofNfts], deps.now);
    const streams = streamsOf(pools);
    return {
      isSample,
      figures: figuresOf(coin?.view ?? null, history, address),
      plots: powerPlots(history, { coinPool: address, ofNfts }).filter(({ points }) =>
        points.some(({ value }) => value > 0),
      ),
      tables: {
        terms: COIN_TERMS_DAYS.map((termDays) => {
          const which = { pools: [address], termDays };
          return {
            termDays,
            positions: inside(history, "events", which),
            staked: raw(inside(history, "amount", which)),
          };
        }),
        pools: pools.map(({ shown, reading }) => {
          const which = { pools: [shown.address] };
          const lasting = streams.flatMap((stream) => (stream.shown === shown ? (stream.runwayDays ?? []) : []));
          return {
            pool: { text: nameOfPool(shown), to: `/admin/powerzone/boost/collection/${shown.address}` },
            nfts: reading?.pool.nfts ?? null,
            wallets: totalOf(history, "joined", "events", which) - totalOf(history, "left", "events", which),
            joined: lastOf(flowByWeek(history, "joined", "events", which)),
            left: lastOf(flowByWeek(history, "left", "events", which)),
            runwayDays: lasting.length > 0 ? Math.min(...lasting) : null,
          };
        }),
        rewards: rewardsByCoin(streams, history),
      },
    };
  },
});

type CoinPool = NonNullable<Awaited<ReturnType<typeof findCoinPool>>>["view"];

/** What the chain says of coin staking; a figure without a value cannot be read now. */
function figuresOf(pool: CoinPool | null, history: PoolHistory, address: string): BoardFigure[] {
  const which = { pools: [address] };
  const wallets = totalOf(history, "joined", "events", which) - totalOf(history, "left", "events", which);
  const amount = (name: string, value: bigint | null) => ({ name, value, isBad: value === null, ...POOL_COIN });
  return [
    { ...amount("staked", pool?.totalPrincipalRaw ?? null), to: "/admin/powerzone/coinStaking" },
    { name: "positions", kind: "count", value: pool?.openPositions ?? null, isBad: pool === null },
    { name: "wallets", kind: "count", value: wallets },
    amount("owed", pool?.totalReservedRaw ?? null),
    amount("free", pool?.freeRewardRaw ?? null),
    {
      name: "paid",
      value: raw(totalOf(history, "claimed", "amount", which)),
      ...POOL_COIN,
      to: "/admin/powerzone/record",
    },
  ];
}

const inside = (history: PoolHistory, of: "events" | "amount", which: { pools: string[]; termDays: number }) =>
  totalOf(history, "staked", of, which) - totalOf(history, "unstaked", of, which);

const raw = (amount: number) => BigInt(Math.round(amount));
const lastOf = (points: readonly Point[]) => points.at(-1)?.value ?? 0;
