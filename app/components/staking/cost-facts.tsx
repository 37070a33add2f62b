import { type Fact, FactList } from "~/components/facts";
import { useLocale } from "~/components/use-locale";
import type { TransactionPreview } from "~/domain/transactions/view";
import { fill } from "~/locales/fill";
import { formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { formatSol } from "./money-text";

type Costs = Pick<TransactionPreview, "feeLamports" | "depositLamports" | "refundLamports" | "computeUnitLimit"> & {
  recordLamports?: string;
};

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
  const records = BigInt(costs.recordLamports ?? 0);
  const deposit = BigInt(costs.depositLamports) - records;
  const refund = BigInt(costs.refundLamports);
  const sol = (term: string, lamports: bigint): Fact[] =>
    lamports === 0n ? [] : [{ term, value: formatSol(locale, lamports) }];
  const facts: Fact[] = [
    { term: texts.networkFee, value: formatSol(locale, BigInt(costs.feeLamports)) },
    ...sol(texts.deposit, deposit),
    ...sol(texts.recordDeposit ?? texts.deposit, records),
    ...sol(returns, refund),
    {
      term: texts.computeUnits,
      value: fill(texts.computeUnitsValue, { units: formatNumber(locale, Number(costs.computeUnitLimit)) }),
      note: texts.computeUnitsNote,
    },
  ];
  return <FactList items={facts} />;
}

export type CostFactsProps = {
  texts: Pick<
    Texts["staking"]["stakeConfirm"],
    "networkFee" | "deposit" | "computeUnits" | "computeUnitsValue" | "computeUnitsNote"
  > & {
    /** Of records that outlive a position, where there are any. */
    recordDeposit?: string;
  };
  costs: Costs | null;
  /** Words for a deposit that comes back with this transaction. */
  returns: string;
};
