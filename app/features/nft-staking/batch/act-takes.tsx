import { SOL_DECIMALS } from "~/domain/solana/sol";
import type { TransactionPreview } from "~/domain/transaction-types";
import { restOfShown } from "~/locales/format";
import { formatSol } from "~/transactions/format-sol";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { ActTexts } from "./act-props";

export type ActTakesProps = {
  texts: Pick<ActTexts, "batch"> & { costs: Pick<ActTexts["costs"], "coinDeposit"> };
  costs: TransactionPreview | null;
  /** Whether these are the costs of the first of several transactions. */
  isFirstOfMany: boolean;
};

/**
 * What an act takes from the wallet in SOL, directly above the button that signs: the network fee, which is gone, and deposits
 * with when which part of them comes back. Nothing if there is no deposit, because the fee alone is said with the costs.
 */
export function ActTakes({ texts: { batch, costs: words }, costs, isFirstOfMany }: ActTakesProps) {
  const t = useT();
  const locale = useLocale();
  const deposit = BigInt(costs?.depositLamports ?? 0);
  if (!costs || deposit === 0n) return null;
  const sol = (raw: bigint) => formatSol(locale, raw);
  const record = costs.kind === "stakeNft" ? BigInt(costs.recordLamports) : 0n;
  const position = deposit - record;
  const parts = {
    sum: sol(deposit),
    position: sol(position),
    record: sol(restOfShown(deposit, position, SOL_DECIMALS)),
  };
  const takes =
    costs.kind === "stakeNft"
      ? t(batch, record > 0n ? "depositsInParts" : "deposits", parts)
      : // it stays with the account, which remains the holder's
        `${words.coinDeposit}: ${parts.sum}`;
  return (
    <ul className="faint act-takes">
      {isFirstOfMany ? <li>{batch.each}</li> : null}
      <li>{t(batch, "fee", { sum: sol(BigInt(costs.feeLamports)) })}</li>
      <li>{takes}</li>
    </ul>
  );
}
