import { Sol } from "~/transactions/sol";
import { FactList } from "~/ui/facts";
import { useT } from "~/ui/use-t";
import type { AccountBatchCosts, AccountDeed } from "./account-batch";
import type { AccountBatchTexts } from "./account-words";

type Props = { texts: AccountBatchTexts; deed: AccountDeed; costs: AccountBatchCosts | null; isOfRound: boolean };

/** What all transactions of a batch cost together. `isOfRound`: whether other rounds cost more. */
export function AccountBatchFigures({ texts, deed, costs, isOfRound }: Props) {
  const t = useT();
  const facts = [
    {
      term: costs
        ? t(texts, isOfRound ? "networkFeeNow" : "networkFeeOf", { count: costs.transactions })
        : texts.networkFee,
      value: costs ? <Sol lamports={costs.feeLamports} /> : texts.unknown,
    },
  ];
  if (costs && costs.depositLamports > 0n)
    facts.push({ term: texts.deposit, value: <Sol lamports={costs.depositLamports} /> });
  // in the dialog that takes deposits back, they are already listed as what arrives
  if (deed !== "takeBack" && costs && costs.refundLamports > 0n)
    facts.push({ term: texts.returns, value: <Sol lamports={costs.refundLamports} /> });
  return <FactList items={facts} />;
}
