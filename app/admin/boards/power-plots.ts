import { flowByWeek, type Point, type PoolHistory, stockByWeek } from "~/domain/power/history.server";
import { COIN_TERMS_DAYS } from "~programs/reward-calculator";
import { POOL_COIN } from "../pool-coin";

const TERM_PLOTS = { 30: "staked30", 90: "staked90", 180: "staked180", 365: "staked365" } as const;
const ONE_COIN = 10 ** POOL_COIN.decimals;

/** The plots of the Power zone's board, in whole coins, NFTs and wallets. */
export function powerPlots(
  history: PoolHistory,
  { coinPool, ofNfts }: { coinPool: string; ofNfts: readonly string[] },
) {
  const coin = { pools: [coinPool] };
  const nft = { pools: ofNfts };
  const inCoins = (points: Point[]) => points.map(({ at, value }) => ({ at, value: Math.round(value / ONE_COIN) }));
  const inOut = ["staked", "unstaked"] as const;
  return [
    { name: "staked", points: inCoins(stockByWeek(history, inOut, "amount", coin)) },
    ...COIN_TERMS_DAYS.map((termDays) => ({
      name: TERM_PLOTS[termDays],
      points: inCoins(stockByWeek(history, inOut, "amount", { ...coin, termDays })),
    })),
    { name: "claimed", points: inCoins(flowByWeek(history, "claimed", "amount", coin)) },
    { name: "joined", points: flowByWeek(history, "joined", "events", coin) },
    { name: "left", points: flowByWeek(history, "left", "events", coin) },
    { name: "nfts", points: stockByWeek(history, inOut, "events", nft) },
    { name: "nftsJoined", points: flowByWeek(history, "joined", "events", nft) },
    { name: "nftsLeft", points: flowByWeek(history, "left", "events", nft) },
  ];
}
