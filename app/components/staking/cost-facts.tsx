import { type Fact, FactList } from "~/components/facts";
import { useLocale } from "~/components/use-locale";
import type { TransactionPreview } from "~/domain/transactions/view";
import { fill } from "~/locales/fill";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { formatSol } from "./money-text";

type Costs = Pick<TransactionPreview, "feeLamports" | "depositLamports" | "refundLamports" | "computeUnitLimit">;

/** What a transaction costs in SOL, found by its trial run. Deposits are shown apart: they come back. Null: not known yet. */
export function CostFacts({ texts, costs, returns }: CostFactsProps) {
  const locale = useLocale();
  if (!costs) {
    return (
      <FactList
        items={[
          { term: texts.networkFee, value: "–" },
          { term: texts.computeUnits, value: "–" },
        ]}
      />
    );
  }
  const facts: Fact[] = [
    { term: texts.networkFee, value: formatSol(locale, BigInt(costs.feeLamports)) },
    { term: texts.deposit, value: formatSol(locale, BigInt(costs.depositLamports)) },
    { term: returns, value: formatSol(locale, BigInt(costs.refundLamports)) },
    {
      term: texts.computeUnits,
      value: fill(texts.computeUnitsValue, { units: formatNumber(locale, Number(costs.computeUnitLimit)) }),
      note: texts.computeUnitsNote,
    },
  ];
  const isNone = (index: number) =>
    (index === 1 && costs.depositLamports === "0") || (index === 2 && costs.refundLamports === "0");
  return <FactList items={facts.filter((_, index) => !isNone(index))} />;
}

export type CostFactsProps = {
  texts: Pick<
    Texts["staking"]["stakeConfirm"],
    "networkFee" | "deposit" | "computeUnits" | "computeUnitsValue" | "computeUnitsNote"
  >;
  costs: Costs | null;
  /** Words for a deposit that comes back with this transaction. */
  returns: string;
};
