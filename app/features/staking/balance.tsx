import { formatAmount } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { HolderState } from "~/wallet/use-holder-state";
import { useOpensWalletPicker } from "~/wallet/wallet-button";
import { askToSignIn } from "~/wallet/wallet-store";

export type BalanceProps = {
  texts: Pick<Texts["staking"], "amount" | "labels">;
  decimals: number;
  holderState: HolderState;
  /** Null for a visitor, and if it could not be read. */
  balanceRaw: bigint | null;
  /** Why a holder's balance could not be read. */
  balanceProblem: string | null;
};

/** What the wallet holds, or how to see it. */
export function Balance({
  texts: { amount, labels },
  decimals,
  holderState,
  balanceRaw,
  balanceProblem,
}: BalanceProps) {
  const t = useT();
  const locale = useLocale();
  const opensPicker = useOpensWalletPicker(askToSignIn);
  if (holderState === "signed-in") {
    if (balanceRaw === null) return <p className="soft">{balanceProblem}</p>;
    return <p className="soft">{t(amount, "balance", { amount: formatAmount(locale, balanceRaw, decimals) })}</p>;
  }
  const isVisitor = holderState === "visitor";
  return (
    <p className="row-apart soft">
      {amount.unknownBalance}
      <Button
        size="small"
        {...(isVisitor ? opensPicker : { onClick: askToSignIn })}
        {...logged(isVisitor ? "wallet.select" : "wallet.signIn")}
      >
        {isVisitor ? labels.connect : labels.signIn}
      </Button>
    </p>
  );
}
