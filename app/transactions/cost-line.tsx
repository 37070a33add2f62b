import type { TransactionPreview } from "~/domain/transaction-types";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";
import { formatSol } from "./format-sol";

export type CostLineProps = {
  texts: Pick<Texts["costs"], "networkFee" | "deposit">;
  costs: Pick<TransactionPreview, "feeLamports" | "depositLamports">;
};

/**
 * What a transaction costs in SOL, in one line of its bar, so that nobody has to scroll for it before signing. A phone has no
 * room for it there.
 */
export function CostLine({ texts, costs }: CostLineProps) {
  const locale = useLocale();
  const sol = (lamports: string) => formatSol(locale, BigInt(lamports));
  return (
    <span className="action-bar-note action-bar-costs">
      {texts.networkFee}: {sol(costs.feeLamports)}
      {BigInt(costs.depositLamports) > 0n ? ` · ${texts.deposit}: ${sol(costs.depositLamports)}` : null}
    </span>
  );
}
