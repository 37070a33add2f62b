import { SOL_DECIMALS } from "~/domain/solana/sol";
import { CoinFigure } from "~/ui/coin-figure";

/** Lamports as a figure in SOL, cut off as all figures are; its exact value appears on demand. */
export function Sol({ lamports }: { lamports: bigint }) {
  return <CoinFigure raw={lamports} decimals={SOL_DECIMALS} coin="SOL" />;
}
