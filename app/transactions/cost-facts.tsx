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

/**
 * What a transaction costs in SOL, from its trial run. Deposits are shown separately, because they come back. Null if not
 * known yet.
 */
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
    /** Words for the deposit of records that outlive a position, if there are any. */
    recordDeposit?: string;
  };
  costs: Costs | null;
  /** Words for a deposit that comes back with this transaction. */
  returns: string;
};

type CostSectionProps = CostFactsProps & {
  title: string;
  /** Why the costs cannot be read, in words; "" if the connection is down, null if there is no problem. */
  problem: string | null;
  unreachable: string;
  /** A button to read them again, if the foot of the dialog does not have one. */
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
