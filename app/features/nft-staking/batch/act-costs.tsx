import { CostFacts, type CostTexts } from "~/transactions/cost-facts";
import type { RunnableNftBatch } from "./nft-batch";

export type ActCostsProps = {
  /** `coinDeposit`: words for the deposit of a coin account. */
  texts: CostTexts & { coinDeposit: string };
  costs: RunnableNftBatch["costs"];
};

/** What the first transaction of an act costs. */
export function ActCosts({ texts, costs }: ActCostsProps) {
  // only a stake opens positions; any other deposit is for a new coin account
  const named = costs?.kind === "stakeNft" ? texts : { ...texts, deposit: texts.coinDeposit };
  return <CostFacts texts={named} costs={costs} />;
}
