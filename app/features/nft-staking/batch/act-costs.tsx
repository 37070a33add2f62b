import { CostFacts, type CostTexts } from "~/transactions/cost-facts";
import { Sol } from "~/transactions/sol";
import type { RunnableNftBatch } from "./nft-batch";

export type ActCostsProps = {
  /** `coinDeposit`: words for the deposit of a coin account. */
  texts: CostTexts & { coinDeposit: string };
  batch: Pick<RunnableNftBatch, "plan" | "costs">;
};

/** What the first transaction of an act costs. */
export function ActCosts({ texts, batch }: ActCostsProps) {
  const { costs } = batch;
  // only a stake opens positions; any other deposit is for a new coin account
  const named = costs?.kind === "stakeNft" ? texts : { ...texts, deposit: texts.coinDeposit };
  // a deposit that stands with what comes into the wallet is not said again
  const isSaid = refundOf(batch) > 0n;
  return <CostFacts texts={named} costs={costs && isSaid ? { ...costs, refundLamports: "0" } : costs} />;
}

/** All the SOL that an act takes, above its button. Nothing if it takes several transactions, because only the first was tried. */
export function SolNow({ label, batch: { plan, costs } }: { label: string; batch: ActCostsProps["batch"] }) {
  if (plan && plan.parts.length !== 1) return null;
  return (
    <p className="dialog-sum">
      {label}
      {costs ? <Sol lamports={BigInt(costs.feeLamports) + BigInt(costs.depositLamports)} /> : <span>–</span>}
    </p>
  );
}

/** The deposits that an act gives back, in lamports; 0 if it takes several transactions, because only the first was tried. */
export function refundOf({ plan, costs }: ActCostsProps["batch"]): bigint {
  return costs && plan?.parts.length === 1 ? BigInt(costs.refundLamports) : 0n;
}
