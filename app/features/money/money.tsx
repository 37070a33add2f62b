import { CoinFigure, type CoinFigureProps } from "~/ui/coin-figure";
import { COIN } from "./money-text";

/** `coin`: the symbol of the coin, if it is not the coin that is staked. */
export type MoneyProps = Omit<CoinFigureProps, "coin"> & { coin?: string };

/** A figure of the coin that is staked, or of the named one. */
export function Money({ coin = COIN, ...figure }: MoneyProps) {
  return <CoinFigure {...figure} coin={coin} />;
}
