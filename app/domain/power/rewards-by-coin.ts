import { amountToDecimal } from "~programs/amounts";
import { type PoolHistory, totalOf } from "./history.server";
import type { StreamForStaff } from "./streams.server";

/** What NFT pools paid, owe and have left of a coin, as texts with its symbol. */
export type CoinRewards = {
  coin: string;
  claims: number;
  paid: string;
  owed: string;
  free: string;
  /** The least of its streams; null if none runs out with time. */
  runwayDays: number | null;
};

/** The rewards of NFT pools by coin, of the streams that could be read. What was paid is exact to fifteen digits. */
export function rewardsByCoin(streams: readonly StreamForStaff[], history: PoolHistory): CoinRewards[] {
  const byMint = Map.groupBy(
    streams.filter(({ view }) => view !== null),
    ({ view }) => view?.mint ?? "",
  );
  return [...byMint].map(([coinMint, of]) => {
    const view = of[0]?.view;
    const pools = [...new Set(of.map(({ shown }) => shown.address))];
    const which = { pools, coinMint };
    const text = (raw: bigint) => `${amountToDecimal(raw, view?.decimals ?? 0)} ${view?.symbol ?? ""}`;
    const sum = (part: "owedRaw" | "freeRaw") => of.reduce((total, stream) => total + (stream.view?.[part] ?? 0n), 0n);
    const lasting = of.flatMap(({ runwayDays }) => runwayDays ?? []);
    return {
      coin: view?.symbol ?? coinMint,
      claims: totalOf(history, "claimed", "events", which),
      paid: text(BigInt(Math.round(totalOf(history, "claimed", "amount", which)))),
      owed: text(sum("owedRaw")),
      free: text(sum("freeRaw")),
      runwayDays: lasting.length > 0 ? Math.min(...lasting) : null,
    };
  });
}
