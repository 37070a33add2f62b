import { CostFacts, type CostFactsProps } from "~/transactions/cost-facts";
import type { RunnableNftBatch } from "./nft-batch";

export type ActCostsProps = {
  /** `returns`: words for a deposit that comes back with this transaction. `coinDeposit`: for that of a coin account. */
  texts: CostFactsProps["texts"] & { returns: string; coinDeposit: string };
  costs: RunnableNftBatch["costs"];
};

/** What the first transaction of an act costs. */
export function ActCosts({ texts, costs }: ActCostsProps) {
  // only a stake opens positions; any other deposit is for a new coin account
  const named = costs?.kind === "stakeNft" ? texts : { ...texts, deposit: texts.coinDeposit };
  return <CostFacts texts={named} costs={costs} returns={texts.returns} />;
}
