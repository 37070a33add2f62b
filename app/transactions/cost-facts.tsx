import type { ReactNode } from "react";
import type { TransactionPreview } from "~/domain/transaction-types";
import type { Texts } from "~/locales/texts.server";
import { type Fact, FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatSol } from "./sol-text";

type Costs = Pick<TransactionPreview, "feeLamports" | "depositLamports" | "refundLamports" | "computeUnitLimit"> & {
  recordLamports?: string;
};

/** What a transaction costs in SOL, found by its trial run. Deposits are shown apart: they come back. Null: not known yet. */
export function CostFacts({ texts, costs, returns }: CostFactsProps) {
  const t = useT();
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
      value: t(texts, "computeUnitsValue", { units: Number(costs.computeUnitLimit) }),
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

type CostSectionProps = CostFactsProps & {
  title: string;
  /** Why the costs cannot be read, in words; "" for a line that is down, null where nothing is in the way. */
  problem: string | null;
  unreachable: string;
  /** How to read them again, where the foot of the dialog does not offer it. */
  children?: ReactNode;
};

/** The costs of a transaction beneath their title, or why they cannot be read. */
export function CostSection({ title, texts, costs, returns, problem, unreachable, children }: CostSectionProps) {
  if (problem !== null) {
    return (
      <Notice live tone="warning" title={problem || unreachable}>
        {children}
      </Notice>
    );
  }
  return (
    <section aria-busy={!costs}>
      <h3 className="section-title">{title}</h3>
      <CostFacts texts={texts} costs={costs} returns={returns} />
    </section>
  );
}
