import type { ReactNode } from "react";
import { SOL_DECIMALS } from "~/domain/solana/sol";
import type { TransactionPreview } from "~/domain/transaction-types";
import { restOfShown } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { type Fact, FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { Sol } from "./sol";

type Costs = Pick<TransactionPreview, "feeLamports" | "depositLamports" | "refundLamports" | "computeUnitLimit"> & {
  recordLamports?: string;
};

/** The words for costs. What a transaction pays a deposit for, if not for a coin account, is said by other words for it. */
export type CostTexts = Texts["costs"] & {
  /** Words for the deposit of records that outlive a position, if there are any. */
  recordDeposit?: string;
  /** Words for the sum of a fee and two deposits. */
  depositsAndFee?: string;
  /** What stands in place of a deposit where there is none, if that is said. */
  noDeposit?: string;
};

export type CostFactsProps = { texts: CostTexts; costs: Costs | null };

/**
 * What a transaction costs in SOL, from its trial run. Deposits are shown separately, because they come back. Null if not
 * known yet.
 */
export function CostFacts({ texts, costs }: CostFactsProps) {
  const t = useT();
  if (!costs) return <FactList items={[{ term: texts.networkFee, value: "–" }]} />;
  const records = BigInt(costs.recordLamports ?? 0);
  const deposit = BigInt(costs.depositLamports) - records;
  const refund = BigInt(costs.refundLamports);
  const sol = (term: string, lamports: bigint): Fact[] =>
    lamports === 0n ? [] : [{ term, value: <Sol lamports={lamports} /> }];
  const facts: Fact[] = [
    { term: texts.networkFee, value: <Sol lamports={BigInt(costs.feeLamports)} /> },
    ...(texts.noDeposit && deposit + records === 0n
      ? [{ term: texts.deposit, value: texts.noDeposit }]
      : sol(texts.deposit, deposit)),
    // the shown parts of what is paid add up
    ...sol(texts.recordDeposit ?? texts.deposit, restOfShown(deposit + records, deposit, SOL_DECIMALS)),
    ...(texts.depositsAndFee && deposit > 0n && records > 0n
      ? [
          {
            term: texts.depositsAndFee,
            value: <Sol lamports={deposit + records + BigInt(costs.feeLamports)} />,
            tone: "strong" as const,
          },
        ]
      : []),
    ...sol(texts.returns, refund),
  ];
  return (
    <>
      <FactList items={facts} />
      <Fold summary={texts.computeUnits}>
        <p>{t(texts, "computeUnitsValue", { units: Number(costs.computeUnitLimit) })}</p>
        <p>{texts.computeUnitsNote}</p>
      </Fold>
    </>
  );
}

type CostSectionProps = CostFactsProps & {
  /** Why the costs cannot be read, in words; "" if the connection is down, null if there is no problem. */
  problem: string | null;
  unreachable: string;
  /** A button to read them again, if the foot of the dialog does not have one. */
  children?: ReactNode;
};

/** The costs of a transaction, or why they cannot be read. Their title is for screen readers: each figure has its own name. */
export function CostSection({ texts, costs, problem, unreachable, children }: CostSectionProps) {
  if (problem !== null) {
    return (
      <Notice live tone="warning" title={problem || unreachable}>
        {children}
      </Notice>
    );
  }
  return (
    <section aria-label={texts.title} aria-busy={!costs}>
      <CostFacts texts={texts} costs={costs} />
    </section>
  );
}
