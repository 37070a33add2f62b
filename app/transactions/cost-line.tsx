import { SOL_DECIMALS } from "~/domain/solana/sol";
import type { TransactionPreview } from "~/domain/transaction-types";
import { formatMoney } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";

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
  const sol = (lamports: string) => formatMoney(locale, { raw: BigInt(lamports), decimals: SOL_DECIMALS, coin: "SOL" });
  return (
    <span className="action-bar-note action-bar-costs">
      {texts.networkFee}: {sol(costs.feeLamports)}
      {BigInt(costs.depositLamports) > 0n ? ` · ${texts.deposit}: ${sol(costs.depositLamports)}` : null}
    </span>
  );
}
